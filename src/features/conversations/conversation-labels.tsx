import { useFormatLocale } from '~/i18n/use-t';
import { LabelDot } from '~/ui/identity/label-dot';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './conversation-row.module.css';

interface ConversationLabelsProps {
  readonly labels: readonly string[];
  readonly colors: ReadonlyMap<string, string | null | undefined>;
  /** The maximum number of labels shown. The remaining labels are shown as a count. */
  readonly most: number;
}

/** Shows the labels of a conversation in a row. If there isn't enough space, the labels shrink to dots. */
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
