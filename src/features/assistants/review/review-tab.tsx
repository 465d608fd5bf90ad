import { Button, Group, Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { getAssistant } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useIsRecordReadable } from '~/session/use-operation-availability';
import colors from '~/ui/difference/difference-colors.module.css';
import { EmptyState } from '~/ui/table/empty-state';
import classes from '../assistants.module.css';
import { BlockedStubsNotice } from '../blocked-stubs-notice';
import { DraftRequiredNotice } from '../draft-required-notice';
import { type AssistantTab, useAssistantEditing } from '../editing/editing-context';
import { canComputeResult } from '../editing/expected-difference';
import type { ProposalRecord } from '../editing/work-store';
import { focusAtTop } from '../focus-at-top';
import { ProposalStatus } from '../proposal/proposal-status';
import { ConflictReview } from './conflict-review';
import { ReviewedChanges } from './reviewed';
import { useReviewComparison } from './use-review-comparison';

/**
 * The review tab. The platform compares the changes when the tab opens. The user can exclude individual changes, and
 * applies all other changes together.
 */
export function ReviewTab() {
  const t = useT();
  const { changes, rebased } = useAssistantEditing();
  const comparison = useReviewComparison();
  const region = useRef<HTMLElement>(null);
  const isConfirming = comparison.record?.state.step === 'confirming';
  const wasConfirming = useRef(false);
  useEffect(() => {
    // Moves the focus, because the focused element (the link to this tab or the pressed button) may have been removed.
    if (document.activeElement === document.body || (wasConfirming.current && !isConfirming))
      focusAtTop(region.current);
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const { record } = comparison;
  const isDone = record?.state.step === 'confirmed';
  // While the outcome is unknown, hides the notice about a newer version, because this confirmation may have created
  // that version.
  const isOpen = isConfirming || record?.state.step === 'unknown';
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t(m.assistants_review)}
      className={`${classes.canvas} ${classes.answer} ${colors.colors}`}
    >
      <Stack w="100%" maw="68rem" gap="md">
        {comparison.blocked.length > 0 && (
          <BlockedStubsNotice key={comparison.blocked.join()} paths={comparison.blocked} />
        )}
        {record && (
          <ReviewOutcome
            record={record}
            onReviewRest={() => {
              comparison.reviewRest();
              focusAtTop(region.current);
            }}
          />
        )}
        {rebased && !isOpen ? (
          <ConflictReview rebased={rebased} />
        ) : changes.length > 0 && !isDone ? (
          <ReviewedChanges
            comparison={comparison}
            onCompare={() => {
              comparison.compare();
              focusAtTop(region.current);
            }}
          />
        ) : (
          !isDone && <NothingToReview />
        )}
      </Stack>
    </section>
  );
}

interface ReviewOutcomeProps {
  readonly record: ProposalRecord;
  readonly onReviewRest: () => void;
}

/** Shows the outcome of the latest comparison or confirmation, and the available actions. */
function ReviewOutcome({ record, onReviewRest }: ReviewOutcomeProps) {
  const t = useT();
  const { assistantId, role, reading, proposals, changes, rebased } = useAssistantEditing();
  const canRead = useIsRecordReadable(getAssistant);
  const { state } = record;
  if (state.step === 'not-proposed' && state.error.code === 'DRAFT_REQUIRED') {
    const { problem } = state.error;
    const draftId = problem.kind === 'conflict' ? problem.draftAssistantId : null;
    return <DraftRequiredNotice assistantId={assistantId} role={role} draftId={draftId} reading={reading} />;
  }
  const onDecide = canRead && canComputeResult(record.edits) ? () => void proposals.decide(record) : null;
  return (
    <>
      {/*
       * The status isn't shown if someone else changed the assistant, because a separate notice explains the change.
       */}
      {(state.step !== 'stale' || rebased === null) && <ProposalStatus state={state} onDecide={onDecide} />}
      {state.step === 'confirmed' && (
        <Group gap="xs">
          {changes.length > 0 && (
            <Button variant="default" onClick={onReviewRest}>
              {t(m.assistants_review_changes, { count: changes.length })}
            </Button>
          )}
          <TabLink tab="prompt">{t(m.assistants_edit_prompt)}</TabLink>
          <TabLink tab="applied">{t(m.common_history)}</TabLink>
        </Group>
      )}
    </>
  );
}

interface TabLinkProps {
  readonly tab: AssistantTab;
  readonly children: string;
}

/** A button that opens another tab of the assistant. */
function TabLink({ tab, children }: TabLinkProps) {
  const { slug } = useScope();
  const { assistantId, role } = useAssistantEditing();
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link
          to="/$workspace/assistants/$assistantId/{-$part}"
          params={{ workspace: slug, assistantId, part: tab }}
          search={{ role }}
          {...props}
        />
      )}
    >
      {children}
    </Button>
  );
}

function NothingToReview() {
  const t = useT();
  return (
    <EmptyState
      icon={<IconListCheck size={20} aria-hidden />}
      title={t(m.assistants_no_changes)}
      text={t(m.assistants_no_changes_text)}
      action={<TabLink tab="prompt">{t(m.assistants_edit_prompt)}</TabLink>}
    />
  );
}
