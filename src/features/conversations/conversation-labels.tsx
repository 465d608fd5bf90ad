import { useFormatLocale } from '~/i18n/use-t';
import { LabelDot } from '~/ui/identity/label-dot';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './conversation-row.module.css';

interface ConversationLabelsProps {
  readonly labels: readonly string[];
  readonly colors: ReadonlyMap<string, string | null | undefined>;
  /** The number of labels that are shown; the others are counted. */
  readonly most: number;
}

/** The labels of a conversation in a row, where titles give way to dots if there is no room. */
export function ConversationLabels({ labels, colors, most }: ConversationLabelsProps) {
  const mark = useTextMarker();
  const number = new Intl.NumberFormat(useFormatLocale());
  if (labels.length === 0) return null;
  return (
    <span className={classes.labels}>
      {labels.slice(0, most).map((label) => (
        <LabelDot key={label} color={colors.get(label)}>
          {mark(label)}
        </LabelDot>
      ))}
      {labels.length > most && <span className={classes.more}>+{number.format(labels.length - most)}</span>}
    </span>
  );
}
