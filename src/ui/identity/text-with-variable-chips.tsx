import { useT } from '~/i18n/use-t';
import { splitByVariables } from '~/lib/text/split-by-variables';
import { useTextMarker } from '../text/use-text-marker';
import classes from './text-with-variable-chips.module.css';
import { getVariableName, isKnownVariable } from './variable-names';

interface VariableChipProps {
  /** The variable without braces and filter, such as `contact.first_name`. */
  readonly variable: string;
  /** The filter after the pipe, such as `default: "you"`. */
  readonly filter?: string | undefined;
}

/** A variable as a gray chip with its name. */
export function VariableChip({ variable, filter }: VariableChipProps) {
  const t = useT();
  const mark = useTextMarker();
  return (
    <span className={classes.variable} dir="auto">
      {mark(getVariableName(t, variable))}
      {filter && ` | ${mark(filter)}`}
    </span>
  );
}

interface TextWithVariableChipsProps {
  readonly text: string;
  /** True for a message template, whose variables have names of their own. */
  readonly isTemplate?: boolean;
}

/** Text whose variables are rendered as chips. Unknown variables stay text, because recipients may see them like that. */
export function TextWithVariableChips({ text, isTemplate = false }: TextWithVariableChipsProps) {
  const mark = useTextMarker();
  return splitByVariables(text).map((piece, index) =>
    piece.variable === undefined || !(isTemplate || isKnownVariable(piece.variable)) ? (
      mark(piece.text)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position
      <VariableChip key={index} variable={piece.variable} filter={piece.filter} />
    ),
  );
}
