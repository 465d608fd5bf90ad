// The wizard's state as a reducer: input, current step, recipient count and last rejection. Contains the state machine
// of the send.
import type { ApiError } from '~/api/http/api-error';
import type { NotSentReason, SendResult } from '../send/send';
import type { SendAttempt } from '../send/send-attempt';
import {
  INITIAL_SEND_STATE,
  type RecipientCount,
  reduceSendState,
  type SendEvent,
  type SendState,
} from '../send/send-machine';
import type { SendOutcome } from '../send/send-outcome';
import { type CampaignDraft, getAudienceKey, WIZARD_STEPS, type WizardStep } from './draft/campaign-draft';
import { findRejectedStep } from './review/describe-rejection';

export type CountingState =
  | { readonly step: 'idle' }
  | { readonly step: 'counting'; readonly edition: number }
  /** `error` is null if the failure isn't an API error. */
  | { readonly step: 'failed'; readonly error: ApiError | null };

/**
 * The last recipient count and the audience that was counted. The count stays visible but dimmed while the recipients
 * are counted again.
 */
export interface AudienceCount {
  readonly audience: string;
  readonly preview: RecipientCount;
}

export interface RejectedSend {
  readonly outcome: Extract<SendOutcome, { name: 'refused' }>;
  readonly confirmed: number;
}

export interface WizardState {
  readonly draft: CampaignDraft;
  /** The number of edits, used to ignore responses that belong to an earlier version of the draft. */
  readonly edition: number;
  readonly step: WizardStep;
  /** The steps that the user has already visited. Visited steps show which input is missing. */
  readonly left: readonly WizardStep[];
  readonly state: SendState;
  readonly counted: AudienceCount | null;
  readonly counting: CountingState;
  /** The previous recipient count of this audience, if it changed while the review was open. */
  readonly movedFrom: number | null;
  /** True if the send dialog is open. */
  readonly isConfirming: boolean;
  readonly isSending: boolean;
  readonly notSent: NotSentReason | null;
  /** An outcome that could not be stored in the ledger. */
  readonly notKept: SendAttempt | null;
  /** The last rejection with the recipient count that was confirmed, until the user has dealt with the rejection. */
  readonly refused: RejectedSend | null;
}

export type WizardEvent =
  | { readonly type: 'edited'; readonly draft: CampaignDraft }
  | { readonly type: 'went'; readonly step: WizardStep }
  | { readonly type: 'counting'; readonly edition: number }
  | {
      readonly type: 'counted';
      readonly edition: number;
      readonly audience: string;
      readonly preview: RecipientCount;
    }
  | { readonly type: 'count-failed'; readonly edition: number; readonly error: ApiError | null }
  /** The user opens or closes the send dialog. */
  | { readonly type: 'asked' | 'closed' }
  | { readonly type: 'sending' }
  | { readonly type: 'ended'; readonly result: SendResult }
  | { readonly type: 'signed-in' }
  | Extract<SendEvent, { type: 'armed' | 'disarmed' | 'looked' | 'restarted' | 'signed-out' }>;

export const createWizardState = (draft: CampaignDraft, left: readonly WizardStep[] = []): WizardState => ({
  draft,
  edition: 0,
  step: 'audience',
  left,
  state: INITIAL_SEND_STATE,
  counted: null,
  counting: { step: 'idle' },
  movedFrom: null,
  isConfirming: false,
  isSending: false,
  notSent: null,
  notKept: null,
  refused: null,
});

const isCounted = ({ name }: SendState) => name === 'previewed' || name === 'armed';

/** Closes the send dialog if the new state has no recipient count, so that the page can explain why. */
const inState = (wizard: WizardState, state: SendState): WizardState => ({
  ...wizard,
  state,
  isConfirming: wizard.isConfirming && isCounted(state),
});

/**
 * Returns the same object for events that have no effect, so that a periodic check of the clock doesn't cause a
 * re-render.
 */
function withSend(wizard: WizardState, event: SendEvent): WizardState {
  const state = reduceSendState(wizard.state, event);
  return state === wizard.state ? wizard : inState(wizard, state);
}

/**
 * Returns the rejection if it must remain visible after a new count. This is the case if the number of recipients has
 * changed or the campaign is invalid.
 */
function staysRejected(refused: RejectedSend | null): RejectedSend | null {
  const reason = refused?.outcome.refusal.reason;
  return reason === 'mismatch' || reason === 'invalid' ? refused : null;
}

/**
 * Handles an attempt that was stopped before its request left the browser. Revokes the confirmation. If the campaign
 * has changed, also voids the recipient count.
 */
function notSent(wizard: WizardState, why: NotSentReason): WizardState {
  const reported = { ...wizard, isSending: false, notSent: why };
  if (why.why === 'void') return inState(reported, { name: 'draft', voided: why.reason });
  return withSend(reported, { type: why.why === 'too-late' ? 'restarted' : 'disarmed' });
}

/**
 * Clears a failed count after the user has signed in. A rejected send stays visible until the next count, because
 * nothing else says that the campaign wasn't sent.
 */
function forgetSessionEnd(wizard: WizardState): WizardState {
  const { counting } = wizard;
  const isUncounted = counting.step === 'failed' && counting.error?.kind === 'unauthenticated';
  return isUncounted ? { ...wizard, counting: { step: 'idle' } } : wizard;
}

function ended(wizard: WizardState, result: SendResult): WizardState {
  if (!result.sent) return notSent(wizard, result.notSent);
  const { attempt, kept } = result;
  const { state, confirmedRecipients } = attempt;
  const answered = { ...wizard, isSending: false, notKept: kept ? wizard.notKept : attempt };
  const next = inState(answered, state);
  return state.name === 'refused'
    ? {
        ...next,
        step: findRejectedStep(state.refusal),
        refused: { outcome: state, confirmed: confirmedRecipients },
      }
    : next;
}

function edited(wizard: WizardState, draft: CampaignDraft): WizardState {
  const isSameAudience = getAudienceKey(draft) === getAudienceKey(wizard.draft);
  const counting = isSameAudience ? wizard.counting : { step: 'idle' as const };
  const next = {
    ...wizard,
    draft,
    edition: wizard.edition + 1,
    notSent: null,
    refused: null,
    movedFrom: null,
    counting,
  };
  return withSend(next, { type: 'edited' });
}

/**
 * Changes the step. Opening the review starts a new recipient count. Until the new count arrives, the review shows the
 * last one.
 */
function went(wizard: WizardState, step: WizardStep): WizardState {
  const left = step === 'review' ? WIZARD_STEPS : [...new Set([...wizard.left, wizard.step])];
  const next = { ...wizard, step, left, movedFrom: null };
  if (step !== 'review' || wizard.step === 'review') return next;
  const counting = wizard.counting.step === 'failed' ? { step: 'idle' as const } : wizard.counting;
  const atReview = { ...next, counting };
  // Clears the reason why the count is void, because the review counts again anyway.
  return wizard.state.name === 'draft'
    ? inState(atReview, INITIAL_SEND_STATE)
    : withSend(atReview, { type: 'edited' });
}

/**
 * Applies a recipient count. Ignores the count of a previous audience. A count that was started before the last text
 * edit is shown, but can't be confirmed.
 */
function counted(wizard: WizardState, event: Extract<WizardEvent, { type: 'counted' }>): WizardState {
  const { edition, audience, preview } = event;
  if (audience !== getAudienceKey(wizard.draft)) return wizard;
  const { counting, counted: former, state } = wizard;
  const hasMoved =
    wizard.step === 'review' &&
    former?.audience === audience &&
    former.preview.reachable !== preview.reachable;
  const isLast = counting.step !== 'counting' || counting.edition === edition;
  const next: WizardState = {
    ...wizard,
    counted: { audience, preview },
    movedFrom: hasMoved ? former.preview.reachable : wizard.movedFrom,
    counting: isLast ? { step: 'idle' } : counting,
    refused: staysRejected(wizard.refused),
  };
  // A refresh that returns the same recipient count keeps the confirmation.
  const isConfirmed =
    state.name === 'armed' &&
    state.preview.fingerprint === preview.fingerprint &&
    state.preview.reachable === preview.reachable;
  return edition === wizard.edition && !isConfirmed ? withSend(next, { type: 'counted', preview }) : next;
}

export function reduceWizardState(wizard: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'edited':
      return edited(wizard, event.draft);
    case 'went':
      return went(wizard, event.step);
    case 'counting':
      return { ...wizard, notSent: null, counting: { step: 'counting', edition: event.edition } };
    case 'counted':
      return counted(wizard, event);
    case 'asked':
      return isCounted(wizard.state) ? { ...wizard, isConfirming: true, notSent: null } : wizard;
    case 'closed':
      return withSend({ ...wizard, isConfirming: false }, { type: 'disarmed' });
    case 'count-failed': {
      const { counting } = wizard;
      const isLast = event.edition === (counting.step === 'counting' ? counting.edition : wizard.edition);
      return isLast ? { ...wizard, counting: { step: 'failed', error: event.error } } : wizard;
    }
    case 'armed':
      return withSend({ ...wizard, notSent: null }, event);
    case 'sending':
      return { ...wizard, isSending: true, refused: null };
    case 'ended':
      return ended(wizard, event.result);
    case 'signed-in':
      return forgetSessionEnd(wizard);
    case 'disarmed':
    case 'looked':
    case 'restarted':
    case 'signed-out':
      return withSend(wizard, event);
  }
}
