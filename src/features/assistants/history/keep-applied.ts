// Keeps in this browser what is applied, and what became of it.
import { type AppliedEdits, noteApplied, settleKept } from '~/drafts/applied-edits';
import { isForeseeable } from '../editing/expected-difference';
import type { ProposalRecord, WorkHandle } from '../editing/work-store';
import type { ProposalState } from '../proposal/proposal-state';

/** What it is kept as. */
export const keptId = ({ startedAt, id }: ProposalRecord) => `${startedAt}-${id}`;

/** Before it is sent: a page that ends leaves that its outcome isn't known. */
export function keepApplied(place: string, record: ProposalRecord, diff: string): Promise<void> {
  const { edits } = record;
  const { base: before, edited: after } = isForeseeable(edits) ? edits : { base: null, edited: null };
  return noteApplied({
    place,
    id: keptId(record),
    at: Date.now(),
    state: 'not-confirmed',
    before,
    after,
    diff,
  });
}

const OUTCOMES = {
  confirmed: 'applied',
  refused: null,
  stale: null,
  lapsed: null,
} as const satisfies Partial<Record<ProposalState['step'], AppliedEdits['state'] | null>>;

const isOutcome = (step: string): step is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, step);

/** Once it is known; while it isn't, it stays as it was kept. */
export function settleApplication(handle: WorkHandle, id: number): void {
  const record = handle.get().proposals.find((one) => one.id === id);
  if (record && isOutcome(record.state.step))
    void settleKept(handle.draftKey, keptId(record), OUTCOMES[record.state.step]);
}
