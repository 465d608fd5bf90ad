// The state machine of a proposal, from typing to the platform's response.
import type { Proposal } from '~/api/assistants';
import { type ApiError, isOutcomeUnknown } from '~/api/http/api-error';
import type { Carried } from '../editing/carried-edits';

export type ProposalState =
  | { readonly step: 'editing' }
  | { readonly step: 'proposing' }
  /**
   * The platform didn't accept the proposal. A proposal writes nothing, so the assistant is unchanged even without a
   * response.
   */
  | { readonly step: 'not-proposed'; readonly error: ApiError }
  | { readonly step: 'proposed'; readonly proposal: Proposal; readonly at: number }
  | { readonly step: 'confirming'; readonly proposal: Proposal; readonly at: number; readonly again: boolean }
  /** The edits are applied. `already`: found after a confirmation that seemed lost, or by a second confirmation. */
  | { readonly step: 'confirmed'; readonly at: number; readonly already: boolean }
  /** The confirmation was refused and nothing changed. The proposal can still be confirmed. */
  | { readonly step: 'refused'; readonly proposal: Proposal; readonly at: number; readonly error: ApiError }
  /** Someone else changed the assistant first (412). */
  | { readonly step: 'stale' }
  /** The proposal has expired (404 PROPOSAL_NOT_FOUND). */
  | { readonly step: 'lapsed' }
  /** No conclusive response. Confirming again is safe: if it was applied, `If-Match` no longer matches. */
  | { readonly step: 'unknown'; readonly proposal: Proposal; readonly at: number; readonly error: ApiError }
  /**
   * Caused by this proposal's own write, whose response was lost, by someone else's write (412), or by expiry (404)
   * after either. Reading the assistant decides. `again`: the outcome of an earlier confirmation isn't known.
   */
  | {
      readonly step: 'undecided';
      readonly proposal: Proposal;
      readonly again: boolean;
      readonly why: 'stale' | 'lapsed';
    }
  /**
   * Someone changed the same parts after a confirmation of unknown outcome, so the outcome can't be determined any
   * more.
   */
  | { readonly step: 'overtaken' }
  /** A newer proposal replaced it. */
  | { readonly step: 'replaced' };

export type ProposalEvent =
  | { readonly type: 'propose' }
  | { readonly type: 'proposed'; readonly proposal: Proposal; readonly at: number }
  | { readonly type: 'propose-failed'; readonly error: ApiError }
  | { readonly type: 'confirm' }
  | { readonly type: 'confirmed'; readonly at: number }
  | { readonly type: 'confirm-failed'; readonly error: ApiError }
  /** The assistant was read again and compared with the edits. */
  | { readonly type: 'compared'; readonly carried: Carried; readonly at: number }
  | { readonly type: 'edit' }
  | { readonly type: 'replace' };

export const EDITING: ProposalState = { step: 'editing' };

function confirmFailed(state: ProposalState, error: ApiError): ProposalState {
  // A 412 after a success: the proposal isn't consumed, and its own write changed `updated_at`.
  if (state.step === 'confirmed' && error.kind === 'stale') return { ...state, already: true };
  if (state.step !== 'confirming') return state;
  const { proposal, again } = state;
  // Even the first 412 may be caused by the proposal's own write, because browsers resend a request whose kept-alive
  // connection dropped.
  if (error.kind === 'stale') return { step: 'undecided', proposal, again, why: 'stale' };
  // Any other 404 (assistant, tenant) says nothing about the proposal's expiry.
  if (error.kind === 'not-found' && error.code === 'PROPOSAL_NOT_FOUND') {
    // It may have been applied before it expired. Reading the assistant decides.
    return again ? { step: 'undecided', proposal, again, why: 'lapsed' } : { step: 'lapsed' };
  }
  if (isOutcomeUnknown(error)) return { step: 'unknown', proposal, at: state.at, error };
  // A refusal of the second attempt says nothing about the first.
  return again
    ? { step: 'unknown', proposal, at: state.at, error }
    : { step: 'refused', proposal, at: state.at, error };
}

type Confirmable = Extract<ProposalState, { step: 'proposed' | 'refused' | 'unknown' }>;

/** Reports whether the proposal can be confirmed now. */
export function canConfirm(state: ProposalState): state is Confirmable {
  return state.step === 'proposed' || state.step === 'refused' || state.step === 'unknown';
}

/** Reports whether a request of the proposal is in flight. */
export function isUnderWay(state: ProposalState): boolean {
  return state.step === 'proposing' || state.step === 'confirming';
}

function decided(
  { again, why }: Extract<ProposalState, { step: 'undecided' }>,
  carried: Carried,
  at: number,
): ProposalState {
  if (carried === 'all') return { step: 'confirmed', at, already: true };
  // A refused first confirmation wrote nothing, whatever the assistant contains now.
  return carried === 'unclear' && again ? { step: 'overtaken' } : { step: why };
}

/**
 * Returns the next state. Events that don't fit the state are ignored, so that a late response can't undo what is
 * known.
 */
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
      return canConfirm(state)
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
      return canConfirm(state) && state.step !== 'unknown' ? { step: 'replaced' } : state;
  }
}
