import { SegmentedControl } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useAssistantEditing } from '../editing/editing-context';
import type { ProposalRecord } from '../editing/work-store';
import { ProposalAge } from './proposal-age';
import classes from './review.module.css';
import type { useReviewView } from './use-review-view';

interface ReviewHeadProps {
  readonly view: ReturnType<typeof useReviewView>;
  /** The comparison that is shown. */
  readonly record: ProposalRecord | null;
}

/** How much there is to review, how old the comparison is, and how it is looked at. */
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
        size="xs"
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
          size="xs"
          aria-label={t(m.difference_layout)}
          value={view.layout}
          onChange={(next) => view.setLayout(next === 'unified' ? 'unified' : 'split')}
          data={[
            { value: 'split', label: t(m.assistants_before_after) },
            { value: 'unified', label: t(m.assistants_one_column) },
          ]}
        />
      )}
    </div>
  );
}
