// What the wizard holds, as one reducer around the send's own: what is typed, where the person is, the count and the last refusal.
import type { ApiError } from '~/api/http/api-error';
import type { Attempt } from '../send/attempt';
import type { Outcome } from '../send/outcome';
import type { NotSent, SendResult } from '../send/send';
import { INITIAL, type Preview, reduceSend, type SendEvent, type SendState } from '../send/send-machine';
import type { CampaignDraft, Step } from './campaign-draft';
import { stepOf } from './refusal-place';

export type Counting =
  | { readonly step: 'idle' | 'counting' }
  | { readonly step: 'failed'; readonly error: ApiError };

export interface RefusedSend {
  readonly outcome: Extract<Outcome, { name: 'refused' }>;
  readonly confirmed: number;
}

export interface WizardState {
  readonly draft: CampaignDraft;
  /** Counts the edits, so that an answer about a former draft is told from one about this. */
  readonly edition: number;
  readonly step: Step;
  readonly state: SendState;
  readonly counting: Counting;
  readonly isSending: boolean;
  readonly notSent: NotSent | null;
  /** An outcome that the ledger didn't take. */
  readonly notKept: Attempt | null;
  /** The last refusal with the count that was confirmed then, for as long as there is something to mend about it. */
  readonly refused: RefusedSend | null;
}

export type WizardEvent =
  | { readonly type: 'edited'; readonly draft: CampaignDraft }
  | { readonly type: 'went'; readonly step: Step }
  | { readonly type: 'counting' }
  | { readonly type: 'counted'; readonly edition: number; readonly preview: Preview }
  | { readonly type: 'count-failed'; readonly edition: number; readonly error: ApiError }
  | { readonly type: 'sending' }
  | { readonly type: 'ended'; readonly result: SendResult }
  | { readonly type: 'signed-in' }
  | Extract<SendEvent, { type: 'armed' | 'disarmed' | 'looked' | 'restarted' | 'signed-out' }>;

export const startWizard = (draft: CampaignDraft): WizardState => ({
  draft,
  edition: 0,
  step: 'intent',
  state: INITIAL,
  counting: { step: 'idle' },
  isSending: false,
  notSent: null,
  notKept: null,
  refused: null,
});

/** The same value where the send knows nothing of the event: a look at the clock then draws nothing. */
function withSend(wizard: WizardState, event: SendEvent): WizardState {
  const state = reduceSend(wizard.state, event);
  return state === wizard.state ? wizard : { ...wizard, state };
}

/** A new count is the cure of most refusals; what has to be compared or changed stays told beside it. */
function staysRefused(refused: RefusedSend | null): RefusedSend | null {
  const reason = refused?.outcome.refusal.reason;
  return reason === 'mismatch' || reason === 'invalid' ? refused : null;
}

/** Nothing left: the confirmation is spent, and where the campaign is another by now, so is its count. */
function notSent(wizard: WizardState, why: NotSent): WizardState {
  const reported = { ...wizard, isSending: false, notSent: why };
  if (why.why === 'void') return { ...reported, state: { name: 'draft', voided: why.reason } };
  return withSend(reported, { type: why.why === 'too-late' ? 'restarted' : 'disarmed' });
}

function ended(wizard: WizardState, result: SendResult): WizardState {
  if (!result.sent) return notSent(wizard, result.notSent);
  const { attempt, kept } = result;
  const { state, confirmedRecipients } = attempt;
  const next = { ...wizard, state, isSending: false, notKept: kept ? wizard.notKept : attempt };
  return state.name === 'refused'
    ? { ...next, step: stepOf(state.refusal), refused: { outcome: state, confirmed: confirmedRecipients } }
    : next;
}

export function reduceWizard(wizard: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'edited': {
      const { draft } = event;
      const edition = wizard.edition + 1;
      const cleared = { ...wizard, notSent: null, refused: null, counting: { step: 'idle' as const } };
      return withSend({ ...cleared, draft, edition }, { type: 'edited' });
    }
    case 'went':
      return { ...wizard, step: event.step };
    case 'counting':
      return { ...wizard, notSent: null, counting: { step: 'counting' } };
    case 'counted': {
      if (event.edition !== wizard.edition) return wizard;
      const counted = {
        ...wizard,
        counting: { step: 'idle' as const },
        refused: staysRefused(wizard.refused),
      };
      return withSend(counted, { type: 'counted', preview: event.preview });
    }
    case 'count-failed':
      return event.edition === wizard.edition
        ? { ...wizard, counting: { step: 'failed', error: event.error } }
        : wizard;
    case 'armed':
      return withSend({ ...wizard, notSent: null }, event);
    case 'sending':
      return { ...wizard, isSending: true, refused: null };
    case 'ended':
      return ended(wizard, event.result);
    case 'signed-in':
      // Whoever has signed in again need not be told to.
      return wizard.counting.step === 'failed' && wizard.counting.error.kind === 'unauthenticated'
        ? { ...wizard, counting: { step: 'idle' } }
        : wizard;
    case 'disarmed':
    case 'looked':
    case 'restarted':
    case 'signed-out':
      return withSend(wizard, event);
  }
}
