import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DraftRequired } from './draft-required';
import { ProposalReview } from './proposal-review';
import { isUnderWay } from './proposal-state';
import { ProposalStatus } from './proposal-status';
import type { AssistantReading } from './use-assistant';
import type { Wanted } from './use-proposals';
import type { ProposalRecord } from './work-store';

interface ProposalAtHandProps {
  readonly record: ProposalRecord;
  readonly reading: Extract<AssistantReading, { step: 'read' }> | null;
  readonly stubs: readonly string[];
  readonly onDecide: () => void;
  readonly onConfirm: () => void;
  readonly onPropose: (wanted: Wanted) => void;
}

/** The latest proposal: what became of it, and its difference while it can be confirmed. */
export function ProposalAtHand({
  record,
  reading,
  stubs,
  onDecide,
  onConfirm,
  onPropose,
}: ProposalAtHandProps) {
  const t = useT();
  const { state } = record;
  if (state.step === 'not-proposed' && state.error.problem.kind === 'conflict') {
    return (
      <DraftRequired
        draftAssistantId={state.error.problem.draftAssistantId}
        assistant={reading?.assistant ?? null}
        content={reading?.content ?? null}
      />
    );
  }
  return (
    <>
      <ProposalStatus state={state} onDecide={onDecide} />
      {'proposal' in state && (
        <ProposalReview
          key={record.id}
          record={record}
          proposal={state.proposal}
          stubs={stubs}
          isUnderWay={isUnderWay(state)}
          confirmLabel={t(state.step === 'unknown' ? m.assistants_confirm_again : m.assistants_confirm)}
          onConfirm={onConfirm}
          onPropose={onPropose}
        />
      )}
    </>
  );
}
