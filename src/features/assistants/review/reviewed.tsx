import { Alert, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { DifferenceView } from '~/ui/difference/difference-view';
import type { DifferenceLoad } from '~/ui/difference/use-difference';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { FoldedSection } from '~/ui/page/folded-section';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { useAssistantEditing } from '../editing/editing-context';
import { canComputeResult, renderContent } from '../editing/expected-difference';
import type { ProposalRecord } from '../editing/work-store';
import { explainBlockedReview } from '../explain-blocked-review';
import { formatPathLabel } from '../key-labels';
import type { ProposalState } from '../proposal/proposal-state';
import { ChangeCard } from './change-card';
import { ChangeSummary } from './change-summary';
import { groupBySection } from './collect-review-changes';
import { CommentField } from './comment-field';
import { EditNotices } from './edit-notices';
import { LongChange } from './long-change';
import { groupPlatformChanges } from './platform-changes';
import { PlatformChangesCard } from './platform-changes-card';
import classes from './review.module.css';
import { ReviewFooter } from './review-footer';
import { ReviewHeader } from './review-header';
import { ReviewSectionHeader } from './review-section-header';
import { useDiffCheck } from './use-diff-check';
import type { ReviewComparison } from './use-review-comparison';
import { useReviewView } from './use-review-view';

const CheckResults = createLazyPart(() => import('../checks/check-results'), 'CheckResults');

/**
 * Checks the platform's diff against the proposed edits. `edits` is null if the result of the edits can't be computed.
 */
function useProposalForesight(record: ProposalRecord | null) {
  const edits = record && canComputeResult(record.edits) ? record.edits : null;
  const foresight = useDiffCheck(
    record && 'proposal' in record.state ? record.state.proposal.diff : '',
    edits ? [[renderContent(edits.base), renderContent(edits.edited)]] : [],
  );
  return { edits, ...foresight };
}

interface ReviewedChangesProps {
  readonly comparison: ReviewComparison;
  readonly onCompare: () => void;
}

/** Shows each change, the platform's own changes, and the footer. */
export function ReviewedChanges({ comparison, onCompare }: ReviewedChangesProps) {
  const t = useT();
  const { changes, work, base, content, handle, proposals, ...editing } = useAssistantEditing();
  const { record, isCurrent } = comparison;
  const view = useReviewView();
  const { edits, difference, model, foresight } = useProposalForesight(record);
  const isBusy = record?.state.step === 'confirming';
  const blocked = explainBlockedReview(t, { work, ...editing });
  const unforeseen = foresight?.unforeseen ?? new Set<number>();
  const byPlatform = isCurrent && model ? groupPlatformChanges(model, unforeseen) : [];
  const isUnforeseeable = record !== null && record.state.step !== 'proposing' && edits === null;
  const texts =
    view.isWhole && edits
      ? Object.keys(edits.edited.texts).filter((path) => edits.base.texts[path] !== edits.edited.texts[path])
      : [];
  const shown = changes.filter(({ kind }) => !view.isWhole || (kind !== 'lines' && kind !== 'everywhere'));
  return (
    <>
      <ReviewHeader view={view} record={isCurrent ? record : null} />
      <ChangeSummary
        label={t(m.assistants_your_changes)}
        changes={changes}
        contents={{ base, content }}
        leftOut={work.leftOut}
      />
      {blocked !== null && (
        <Alert color="yellow" role="alert">
          {blocked}
        </Alert>
      )}
      {edits && <EditNotices before={edits.base} after={edits.edited} />}
      {record && (edits || isUnforeseeable) && (
        <LazyPartBoundary asked={record.id}>
          <CheckResults contents={edits && { before: edits.base, after: edits.edited }} />
        </LazyPartBoundary>
      )}
      {isUnforeseeable && <Alert>{t(m.assistants_not_predictable)}</Alert>}
      {isCurrent && foresight && foresight.missing > 0 && (
        <Alert color="yellow" role="alert">
          {t(m.assistants_missing, { count: foresight.missing })}
        </Alert>
      )}
      {texts.map((path) => (
        <div key={path}>
          <LongChange
            label={formatPathLabel(t, path)}
            before={edits?.base.texts[path] ?? ''}
            after={edits?.edited.texts[path] ?? ''}
          />
        </div>
      ))}
      {groupBySection(shown).map((section) => (
        <div key={section.key} className={classes.section}>
          {section.changes.length > 1 && <ReviewSectionHeader changes={section.changes} isBusy={isBusy} />}
          {section.changes.map((change) => (
            <ChangeCard
              key={change.id}
              change={change}
              contents={{ base, content }}
              layout={view.layout}
              inclusion={{
                isIncluded: !work.leftOut.has(change.id),
                isBusy,
                onChange: (isIncluded) => handle.include([change.id], isIncluded),
              }}
            />
          ))}
        </div>
      ))}
      {byPlatform.length > 0 && (
        <PlatformChangesCard changes={byPlatform} text={t(m.assistants_platform_changes_text)} />
      )}
      {isCurrent && foresight && foresight.unforeseen.size === 0 && foresight.missing === 0 && (
        <Text size="sm" c="dimmed">
          {t(m.assistants_as_expected)}
        </Text>
      )}
      {record && (
        <PlatformComparison
          state={record.state}
          isOpen={isUnforeseeable || (foresight?.missing ?? 0) > 0}
          difference={difference}
          unforeseen={unforeseen}
        />
      )}
      <CommentField isBusy={isBusy} />
      <ReviewFooter
        comparison={comparison}
        byPlatform={byPlatform.length}
        isShown={model !== null}
        onCompare={onCompare}
        onApply={() => record && void proposals.confirm(record)}
      />
    </>
  );
}

interface PlatformComparisonProps {
  readonly state: ProposalState;
  readonly isOpen: boolean;
  readonly difference: DifferenceLoad;
  readonly unforeseen: ReadonlySet<number>;
}

/** Shows the platform's own comparison once it is available. */
function PlatformComparison({ state, isOpen, difference, unforeseen }: PlatformComparisonProps) {
  const t = useT();
  if (!('proposal' in state)) return null;
  return (
    <FoldedSection title={t(m.assistants_platform_difference)} open={isOpen}>
      {/*
       * Hides the platform's message after a confirmation, because the message describes the state before any
       * confirmation.
       */}
      {state.step === 'proposed' && (
        <Text size="sm" c="dimmed" className="raw-text">
          {markHiddenCharacters(state.proposal.message)}
        </Text>
      )}
      <DifferenceView
        difference={difference}
        label={t(m.assistants_changes_to_apply)}
        unforeseen={unforeseen}
      />
    </FoldedSection>
  );
}
