import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNow } from '~/ui/time/use-now';
import { useAssistantEditing } from '../editing/editing-context';
import type { ProposalRecord } from '../editing/work-store';
import classes from './review.module.css';
import { ReviewViewOptions } from './review-view-options';
import type { ReviewView } from './use-review-view';

interface ReviewHeaderProps {
  readonly view: ReviewView;
  /** The comparison that the review shows. */
  readonly record: ProposalRecord | null;
}

/** The number of changes, the age of the comparison, and the view options. */
export function ReviewHeader({ view, record }: ReviewHeaderProps) {
  const t = useT();
  const { changes } = useAssistantEditing();
  return (
    <div className={classes.head}>
      <div>
        <h2>{t(m.assistants_changes_title, { count: changes.length })}</h2>
        <p>
          {t(m.assistants_editing_text)} {t(m.assistants_no_publishing)}
        </p>
        {record?.state.step === 'proposed' && (
          <p>
            <ProposalAge at={record.state.at} />
          </p>
        )}
      </div>
      <ReviewViewOptions view={view} />
    </div>
  );
}

/** The time since the platform compared the changes. It is shown because a comparison expires. */
function ProposalAge({ at }: { readonly at: number }) {
  const t = useT();
  const count = Math.max(0, Math.floor((useNow(10_000) - at) / 60_000));
  return <>{count === 0 ? t(m.assistants_age_now) : t(m.assistants_age, { count })}</>;
}
