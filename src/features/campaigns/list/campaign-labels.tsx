import { useFormatLocale } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { LabelDot } from '~/ui/identity/label-dot';
import classes from './campaign-list.module.css';

/** The maximum number of labels shown in a row. The number of remaining labels is shown as "+n". */
const SHOWN = 2;

interface CampaignLabelsProps {
  readonly audience: readonly string[];
  readonly getColor: (title: string) => string | null;
}

/** Shows the labels of a campaign in one line. */
export function CampaignLabels({ audience, getColor }: CampaignLabelsProps) {
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <span className={classes.labels}>
      {audience.slice(0, SHOWN).map((title) => (
        <LabelDot key={title} color={getColor(title)}>
          {markHiddenCharacters(title)}
        </LabelDot>
      ))}
      {audience.length > SHOWN && <span>+{number.format(audience.length - SHOWN)}</span>}
    </span>
  );
}
