// What becomes of a proposal: one union, from the first letter typed to what the platform made of it.
import type { Proposal } from '~/api/assistants';
import { type ApiError, mayHaveHappened } from '~/api/http/api-error';
import type { Carried } from '../editing/carried-edits';

export type ProposalState =
  | { readonly step: 'editing' }
  | { readonly step: 'proposing' }
  /** The platform didn't take the proposal. Proposing writes nothing, so even without an answer nothing happened. */
  | { readonly step: 'not-proposed'; readonly error: ApiError }
  | { readonly step: 'proposed'; readonly proposal: Proposal; readonly at: number }
  | { readonly step: 'confirming'; readonly proposal: Proposal; readonly at: number; readonly again: boolean }
  /** The assistant carries the edits. `already`: a confirmation that was thought lost, or a second one, showed it. */
  | { readonly step: 'confirmed'; readonly at: number; readonly already: boolean }
  /** Confirming was refused, and nothing changed; the proposal can still be confirmed. */
  | { readonly step: 'refused'; readonly proposal: Proposal; readonly at: number; readonly error: ApiError }
  /** Someone else changed the assistant first (412). */
  | { readonly step: 'stale' }
  /** The proposal's lifetime ended (404 PROPOSAL_NOT_FOUND). */
  | { readonly step: 'lapsed' }
  /** No answer that tells. Confirming again is safe: had it been applied, `If-Match` no longer matches. */
  | { readonly step: 'unknown'; readonly proposal: Proposal; readonly at: number; readonly error: ApiError }
  /**
   * One's own write, whose answer was lost, or someone else's (412), or a lapse (404) after either. Reading the assistant
   * tells which. `again`: a former confirmation's outcome isn't known.
   */
  | {
      readonly step: 'undecided';
      readonly proposal: Proposal;
      readonly again: boolean;
      readonly why: 'stale' | 'lapsed';
    }
  /** Someone changed the same parts since a confirmation of unknown outcome: nothing tells any more. */
  | { readonly step: 'overtaken' }
  /** A newer proposal took its place. */
  | { readonly step: 'replaced' };

export type ProposalEvent =
  | { readonly type: 'propose' }
  | { readonly type: 'proposed'; readonly proposal: Proposal; readonly at: number }
  | { readonly type: 'propose-failed'; readonly error: ApiError }
  | { readonly type: 'confirm' }
  | { readonly type: 'confirmed'; readonly at: number }
  | { readonly type: 'confirm-failed'; readonly error: ApiError }
  /** The assistant was read again: which of the edits it carries. */
  | { readonly type: 'compared'; readonly carried: Carried; readonly at: number }
  | { readonly type: 'edit' }
  | { readonly type: 'replace' };

export const EDITING: ProposalState = { step: 'editing' };

function confirmFailed(state: ProposalState, error: ApiError): ProposalState {
  // 412 after one's own success: the proposal is not consumed, and its own write moved `updated_at`.
  if (state.step === 'confirmed' && error.kind === 'stale') return { ...state, already: true };
  if (state.step !== 'confirming') return state;
  const { proposal, again } = state;
  // Even the first 412 may speak of one's own write: a browser repeats a request whose kept-alive socket died.
  if (error.kind === 'stale') return { step: 'undecided', proposal, again, why: 'stale' };
  // Any other 404 (the assistant, the tenant) is no word on the proposal's lifetime.
  if (error.kind === 'not-found' && error.code === 'PROPOSAL_NOT_FOUND') {
    // It may have been applied before it lapsed: reading tells.
    return again ? { step: 'undecided', proposal, again, why: 'lapsed' } : { step: 'lapsed' };
  }
  if (mayHaveHappened(error)) return { step: 'unknown', proposal, at: state.at, error };
  // A refusal of the second attempt says nothing of the first.
  return again
    ? { step: 'unknown', proposal, at: state.at, error }
    : { step: 'refused', proposal, at: state.at, error };
}

type Confirmable = Extract<ProposalState, { step: 'proposed' | 'refused' | 'unknown' }>;

/** Whether the proposal at hand may be confirmed now. */
export function mayConfirm(state: ProposalState): state is Confirmable {
  return state.step === 'proposed' || state.step === 'refused' || state.step === 'unknown';
}

/** Whether a request of the proposal is on its way. */
export function isUnderWay(state: ProposalState): boolean {
  return state.step === 'proposing' || state.step === 'confirming';
}

function decided(
  { again, why }: Extract<ProposalState, { step: 'undecided' }>,
  carried: Carried,
  at: number,
): ProposalState {
  if (carried === 'all') return { step: 'confirmed', at, already: true };
  // A first confirmation that was refused wrote nothing, whatever stands there now.
  return carried === 'unclear' && again ? { step: 'overtaken' } : { step: why };
}

/** The next state. An event that doesn't belong to the state changes nothing: a late answer can't undo what is known. */
export function proposalReducer(state: ProposalState, event: ProposalEvent): ProposalState {
  switch (event.type) {
    case 'propose':
      return isUnderWay(state) ? state : { step: 'proposing' };
    case 'proposed':
      return state.step === 'proposing'
        ? { step: 'proposed', proposal: event.proposal, at: event.at }
        : state;
    case 'propose-failed':
      return state.step === 'proposing' ? { step: 'not-proposed', error: event.error } : state;
    case 'confirm':
      return mayConfirm(state)
        ? { step: 'confirming', proposal: state.proposal, at: state.at, again: state.step === 'unknown' }
        : state;
    case 'confirmed':
      return state.step === 'confirming' ? { step: 'confirmed', at: event.at, already: false } : state;
    case 'confirm-failed':
      return confirmFailed(state, event.error);
    case 'compared':
      return state.step === 'undecided' ? decided(state, event.carried, event.at) : state;
    case 'edit':
      return isUnderWay(state) ? state : EDITING;
    case 'replace':
      return mayConfirm(state) && state.step !== 'unknown' ? { step: 'replaced' } : state;
  }
}
