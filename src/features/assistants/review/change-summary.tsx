import { IconPencil } from '@tabler/icons-react';
import { useT } from '~/i18n/use-t';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import type { ReviewChange } from './collect-review-changes';
import { type ComparedContents, describeChange } from './describe-change';
import classes from './review.module.css';

interface ChangeSummaryProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly changes: readonly ReviewChange[];
  readonly contents: ComparedContents;
  /** The IDs of excluded changes, which are struck through. */
  readonly leftOut?: ReadonlySet<string>;
}

/** Lists the changes, one per line. */
export function ChangeSummary({ label, changes, contents, leftOut }: ChangeSummaryProps) {
  const t = useT();
  return (
    <ul className={classes.summary} aria-label={label}>
      {changes.map((change) => (
        <li key={change.id} data-out={leftOut?.has(change.id) || undefined}>
          <IconPencil size={16} aria-hidden />
          <span className="raw-text">
            <TextWithArrows text={describeChange(t, change, contents)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
