// Stores applied edits and their outcome in this browser.
import { type AppliedEdits, storeAppliedEdits, storeEditsOutcome } from '~/drafts/applied-edits';
import { canComputeResult } from '../editing/expected-difference';
import type { AssistantWorkStore, ProposalRecord } from '../editing/work-store';
import type { ProposalState } from '../proposal/proposal-state';

/** Returns the storage ID of a proposal's entry in the list of applied edits. */
export const getAppliedEntryId = ({ startedAt, id }: ProposalRecord) => `${startedAt}-${id}`;

/** Stores the entry before the request is sent, so that it remains as "not confirmed" if the page is closed. */
export function storeAppliedEntry(
  place: string,
  record: ProposalRecord,
  { diff, comment }: { readonly diff: string; readonly comment: string },
): Promise<void> {
  const { edits } = record;
  const { base: before, edited: after } = canComputeResult(edits) ? edits : { base: null, edited: null };
  return storeAppliedEdits({
    place,
    id: getAppliedEntryId(record),
    at: Date.now(),
    state: 'not-confirmed',
    before,
    after,
    diff,
    ...(comment.trim() !== '' && { comment: comment.trim() }),
  });
}

const OUTCOMES = {
  confirmed: 'applied',
  refused: null,
  stale: null,
  lapsed: null,
} as const satisfies Partial<Record<ProposalState['step'], AppliedEdits['state'] | null>>;

const isOutcome = (step: string): step is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, step);

/** Updates the entry to the outcome once it is known. */
export function storeApplicationOutcome(handle: AssistantWorkStore, id: number): void {
  const record = handle.get().proposals.find((one) => one.id === id);
  if (record && isOutcome(record.state.step))
    void storeEditsOutcome(handle.draftKey, getAppliedEntryId(record), OUTCOMES[record.state.step]);
}
