// The state machine of a proposal of edits, from typing to the outcome of its confirmation.
import type { Proposal } from '~/api/assistants';
import { type ApiError, isOutcomeUnknown } from '~/api/http/api-error';
import type { AppliedEditsMatch } from '../editing/carried-edits';

export type ProposalState =
  | { readonly step: 'editing' }
  | { readonly step: 'proposing' }
  /**
   * The platform rejected the proposal or didn't respond. A proposal writes nothing, so the assistant is unchanged in
   * either case.
   */
  | { readonly step: 'not-proposed'; readonly error: ApiError }
  | { readonly step: 'proposed'; readonly proposal: Proposal; readonly at: number }
  | { readonly step: 'confirming'; readonly proposal: Proposal; readonly at: number; readonly again: boolean }
  /**
   * The edits are applied. `already` is true if a later check or a repeated confirmation showed that an earlier
   * confirmation had applied them.
   */
  | { readonly step: 'confirmed'; readonly at: number; readonly already: boolean }
  /** The confirmation was rejected and nothing changed. The proposal can still be confirmed. */
  | { readonly step: 'refused'; readonly proposal: Proposal; readonly at: number; readonly error: ApiError }
  /** Someone else changed the assistant before the confirmation (412). */
  | { readonly step: 'stale' }
  /** The proposal has expired (404 PROPOSAL_NOT_FOUND). */
  | { readonly step: 'lapsed' }
  /**
   * The response was inconclusive. Confirming again is safe, because `If-Match` no longer matches if the edits were
   * applied.
   */
  | { readonly step: 'unknown'; readonly proposal: Proposal; readonly at: number; readonly error: ApiError }
  /**
   * The confirmation failed with a 412, or with a 404 after an unknown outcome. Either someone else changed the
   * assistant, the proposal expired, or the proposal was already applied but the response didn't arrive. Comparing the
   * edits with the current assistant reveals the cause. `again` is true if the outcome of an earlier confirmation is
   * unknown.
   */
  | {
      readonly step: 'undecided';
      readonly proposal: Proposal;
      readonly again: boolean;
      readonly why: 'stale' | 'lapsed';
    }
  /**
   * After a confirmation with an unknown outcome, someone changed the same values, so that the outcome can no longer be
   * determined.
   */
  | { readonly step: 'overtaken' }
  /** A newer proposal replaced this one. */
  | { readonly step: 'replaced' };

export type ProposalEvent =
  | { readonly type: 'propose' }
  | { readonly type: 'proposed'; readonly proposal: Proposal; readonly at: number }
  | { readonly type: 'propose-failed'; readonly error: ApiError }
  | { readonly type: 'confirm' }
  | { readonly type: 'confirmed'; readonly at: number }
  | { readonly type: 'confirm-failed'; readonly error: ApiError }
  /** The assistant was fetched again and compared with the edits. */
  | { readonly type: 'compared'; readonly carried: AppliedEditsMatch; readonly at: number }
  | { readonly type: 'edit' }
  | { readonly type: 'replace' };

export const INITIAL_PROPOSAL_STATE: ProposalState = { step: 'editing' };

function confirmFailed(state: ProposalState, error: ApiError): ProposalState {
  // After a success, confirming again fails with a 412, because the proposal's own write has changed `updated_at`.
  if (state.step === 'confirmed' && error.kind === 'stale') return { ...state, already: true };
  if (state.step !== 'confirming') return state;
  const { proposal, again } = state;
  // Even the first 412 may be caused by the proposal's own write, because browsers resend a request whose reused
  // connection dropped.
  if (error.kind === 'stale') return { step: 'undecided', proposal, again, why: 'stale' };
  // A 404 with another code (assistant, tenant) doesn't mean that the proposal has expired.
  if (error.kind === 'not-found' && error.code === 'PROPOSAL_NOT_FOUND') {
    // The edits may have been applied before the proposal expired. Comparing them with the current assistant shows
    // whether they were.
    return again ? { step: 'undecided', proposal, again, why: 'lapsed' } : { step: 'lapsed' };
  }
  if (isOutcomeUnknown(error)) return { step: 'unknown', proposal, at: state.at, error };
  // The rejection of the second confirmation says nothing about the outcome of the first.
  return again
    ? { step: 'unknown', proposal, at: state.at, error }
    : { step: 'refused', proposal, at: state.at, error };
}

type Confirmable = Extract<ProposalState, { step: 'proposed' | 'refused' | 'unknown' }>;

export function canConfirmProposal(state: ProposalState): state is Confirmable {
  return state.step === 'proposed' || state.step === 'refused' || state.step === 'unknown';
}

export function isProposalInFlight(state: ProposalState): boolean {
  return state.step === 'proposing' || state.step === 'confirming';
}

function decided(
  { again, why }: Extract<ProposalState, { step: 'undecided' }>,
  carried: AppliedEditsMatch,
  at: number,
): ProposalState {
  if (carried === 'all') return { step: 'confirmed', at, already: true };
  // If no earlier confirmation had an unknown outcome (`again` is false), the edits count as not applied, even if the
  // comparison is unclear.
  return carried === 'unclear' && again ? { step: 'overtaken' } : { step: why };
}

/**
 * Returns the next state. Ignores events that don't fit the state, so that a late response can't replace a known
 * outcome.
 */
export function proposalReducer(state: ProposalState, event: ProposalEvent): ProposalState {
  switch (event.type) {
    case 'propose':
      return isProposalInFlight(state) ? state : { step: 'proposing' };
    case 'proposed':
      return state.step === 'proposing'
        ? { step: 'proposed', proposal: event.proposal, at: event.at }
        : state;
    case 'propose-failed':
      return state.step === 'proposing' ? { step: 'not-proposed', error: event.error } : state;
    case 'confirm':
      return canConfirmProposal(state)
        ? { step: 'confirming', proposal: state.proposal, at: state.at, again: state.step === 'unknown' }
        : state;
    case 'confirmed':
      return state.step === 'confirming' ? { step: 'confirmed', at: event.at, already: false } : state;
    case 'confirm-failed':
      return confirmFailed(state, event.error);
    case 'compared':
      return state.step === 'undecided' ? decided(state, event.carried, event.at) : state;
    case 'edit':
      return isProposalInFlight(state) ? state : INITIAL_PROPOSAL_STATE;
    case 'replace':
      return canConfirmProposal(state) && state.step !== 'unknown' ? { step: 'replaced' } : state;
  }
}
