import { SegmentedControl } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNow } from '~/ui/time/use-now';
import { useAssistantEditing } from '../editing/editing-context';
import type { ProposalRecord } from '../editing/work-store';
import classes from './review.module.css';
import type { useReviewView } from './use-review-view';

interface ReviewHeadProps {
  readonly view: ReturnType<typeof useReviewView>;
  /** The comparison that the review shows. */
  readonly record: ProposalRecord | null;
}

/** The number of changes, the age of the comparison, and the view options. */
export function ReviewHead({ view, record }: ReviewHeadProps) {
  const t = useT();
  const { changes } = useAssistantEditing();
  return (
    <div className={classes.head}>
      <div>
        <h2>{t(m.assistants_changes_title, { count: changes.length })}</h2>
        <p>
          {t(m.assistants_one_text)} {t(m.assistants_no_publishing)}
        </p>
        {record?.state.step === 'proposed' && (
          <p>
            <ProposalAge at={record.state.at} />
          </p>
        )}
      </div>
      <SegmentedControl
        aria-label={t(m.assistants_extent)}
        value={view.isWhole ? 'whole' : 'changes'}
        onChange={(next) => view.setWhole(next === 'whole')}
        data={[
          { value: 'changes', label: t(m.assistants_only_changes) },
          { value: 'whole', label: t(m.assistants_whole_text) },
        ]}
      />
      {!view.isNarrow && (
        <SegmentedControl
          aria-label={t(m.difference_layout)}
          value={view.layout}
          onChange={(next) => view.setLayout(next === 'unified' ? 'unified' : 'split')}
          data={[
            { value: 'split', label: t(m.common_side_by_side) },
            { value: 'unified', label: t(m.difference_unified) },
          ]}
        />
      )}
    </div>
  );
}

/** The age of a comparison, which expires after a while. */
function ProposalAge({ at }: { readonly at: number }) {
  const t = useT();
  const count = Math.max(0, Math.floor((useNow(10_000) - at) / 60_000));
  return <>{count === 0 ? t(m.assistants_age_now) : t(m.assistants_age, { count })}</>;
}
