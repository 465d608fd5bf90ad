// The states of a campaign from draft to outcome, as a reducer. docs/campaign-states.md contains the same transitions
// as a table, and a test compares the table with the reducer.
import * as z from 'zod/mini';
import { epochMsSchema } from '~/lib/time/moment';
import { type SendOutcome, sendOutcomeSchema } from './send-outcome';

/** The maximum age of a valid recipient count, in milliseconds. */
export const MAX_COUNT_AGE = 120_000;
/** The minimum interval between the first and the second confirmation, in milliseconds. */
export const MIN_CONFIRMATION_INTERVAL = 1_000;

/** The result of counting the recipients, with the fingerprint of the counted campaign. */
export const recipientCountSchema = z.object({
  fingerprint: z.string(),
  reachable: z.int(),
  total: z.nullable(z.number()),
  noChannel: z.nullable(z.number()),
  blocked: z.nullable(z.number()),
  /** Milliseconds since the epoch. */
  at: epochMsSchema,
});
export type RecipientCount = z.output<typeof recipientCountSchema>;

/** The reason why a recipient count is no longer valid. */
export type VoidReason = 'changed' | 'expired' | 'restarted' | 'signed-out';

export const sendingStateSchema = z.object({
  name: z.literal('sending'),
  preview: recipientCountSchema,
  sentAt: epochMsSchema,
});
/** The states that the ledger stores, starting just before the request is sent. */
export const attemptStateSchema = z.discriminatedUnion('name', [sendingStateSchema, sendOutcomeSchema]);
export type AttemptState = z.output<typeof attemptStateSchema>;
export type SendingState = z.output<typeof sendingStateSchema>;

export interface ArmedState {
  readonly name: 'armed';
  /** The ID of this confirmation. It becomes the ID of the attempt. The ledger accepts each ID only once. */
  readonly confirmation: string;
  readonly preview: RecipientCount;
  readonly armedAt: number;
}

export type SendState =
  | { readonly name: 'draft'; readonly voided: VoidReason | null }
  | { readonly name: 'previewed'; readonly preview: RecipientCount }
  | ArmedState
  | SendingState
  | SendOutcome;

export type SendEvent =
  /** Any field of the campaign was edited. */
  | { readonly type: 'edited' }
  | { readonly type: 'counted'; readonly preview: RecipientCount }
  /** The clock was checked. Voids the recipient count if it has expired. */
  | { readonly type: 'looked'; readonly at: number }
  /** The first confirmation: the user typed the recipient count. */
  | {
      readonly type: 'armed';
      readonly typedCount: number;
      readonly fingerprint: string;
      readonly confirmation: string;
      readonly at: number;
    }
  | { readonly type: 'disarmed' }
  /** The second confirmation. The only transition into `sending`. */
  | { readonly type: 'sent'; readonly fingerprint: string; readonly at: number }
  | { readonly type: 'answered'; readonly outcome: SendOutcome }
  /** A page was reloaded, or the page that was sending was closed. */
  | { readonly type: 'restarted' }
  | { readonly type: 'signed-out' }
  /** A user reports that the dashboard shows the campaign, with its ID if known. */
  | {
      readonly type: 'found';
      readonly id: number | null;
      readonly person: string;
      /** True if the platform returned the campaign for this ID. */
      readonly isRead?: boolean;
    }
  | { readonly type: 'not-found'; readonly person: string; readonly at: number };

export const INITIAL_SEND_STATE: SendState = { name: 'draft', voided: null };

/**
 * Reports whether a recipient count is still valid. The count is void if the clock was set back, because its age is
 * then unknown.
 */
export function isCountValid(count: RecipientCount, at: number): boolean {
  return at >= count.at && at - count.at <= MAX_COUNT_AGE;
}

/** Reports whether the recipients are counted and the campaign isn't being sent yet. */
const isBeforeSending = (state: SendState): state is Extract<SendState, { name: 'previewed' | 'armed' }> =>
  state.name === 'previewed' || state.name === 'armed';

const toDraft = (voided: VoidReason): SendState => ({ name: 'draft', voided });

function arm(state: SendState, event: Extract<SendEvent, { type: 'armed' }>): SendState {
  if (state.name !== 'previewed') return state;
  const { preview: count } = state;
  if (count.fingerprint !== event.fingerprint) return toDraft('changed');
  if (!isCountValid(count, event.at)) return toDraft('expired');
  if (count.reachable < 1 || event.typedCount !== count.reachable) return state;
  return { name: 'armed', confirmation: event.confirmation, preview: count, armedAt: event.at };
}

function send(state: SendState, event: Extract<SendEvent, { type: 'sent' }>): SendState {
  if (state.name !== 'armed') return state;
  const { preview: count, armedAt } = state;
  if (count.fingerprint !== event.fingerprint) return toDraft('changed');
  if (!isCountValid(count, event.at)) return toDraft('expired');
  if (event.at - armedAt < MIN_CONFIRMATION_INTERVAL) return state;
  return { name: 'sending', preview: count, sentAt: event.at };
}

const isSuccess = ({ name }: SendOutcome) => name === 'sent' || name === 'sent-without-id';

/**
 * Applies a response. A response can arrive late, when the attempt is already marked as unknown, for example because
 * the page was frozen. The response then replaces the unknown outcome. A late success even replaces a user's "not
 * found", and a late ID replaces one that a user entered or a campaign that a user found without its ID.
 */
function applyResponse(state: SendState, result: SendOutcome): SendState {
  if (state.name === 'sending' || state.name === 'unknown') return result;
  const needsId = state.name === 'sent-without-id' || isIdEntered(state);
  const isBetter = isMarkedNotFound(state) ? isSuccess(result) : needsId && result.name === 'sent';
  return isBetter ? result : state;
}

function restart(state: SendState): SendState {
  if (state.name === 'sending') return { name: 'unknown', cause: 'interrupted', status: null };
  return isBeforeSending(state) ? toDraft('restarted') : state;
}

/**
 * Reports whether a user must enter the outcome. Also true for a success that can't be parsed, because a proxy may have
 * sent that response.
 */
export const isOutcomeOpen = (state: SendState): boolean =>
  state.name === 'unknown' || state.name === 'sent-without-id';

/** Reports whether a user answered "not found". The user may have looked too early or in the wrong list. */
export const isMarkedNotFound = (state: SendState): boolean =>
  state.name === 'refused' && state.refusal.reason === 'said-by-person';

/** Reports whether a user entered the campaign's ID, which may be a typing error. */
export const isIdEntered = (state: SendState): boolean =>
  state.name === 'sent' && state.reachableCount === null;

/** Reports whether a user can enter or correct the outcome. */
export const canEnterOutcome = (state: SendState): boolean =>
  isOutcomeOpen(state) || isMarkedNotFound(state) || isIdEntered(state);

function markFound(
  state: SendState,
  { id, person, isRead = false }: Extract<SendEvent, { type: 'found' }>,
): SendState {
  if (!canEnterOutcome(state)) return state;
  return id === null
    ? { name: 'sent-without-id', person }
    : { name: 'sent', id, reachableCount: null, isRead };
}

const markNotFound = (
  state: SendState,
  { person, at }: { readonly person: string; readonly at: number },
): SendState =>
  isOutcomeOpen(state) || isIdEntered(state)
    ? { name: 'refused', refusal: { reason: 'said-by-person', person, at }, serverMessage: null }
    : state;

/**
 * Returns the next state. Ignores events that don't apply to the current state. Only the event `sent` leads to
 * `sending`.
 */
export function reduceSendState(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'edited':
      return isBeforeSending(state) || state.name === 'refused' ? toDraft('changed') : state;
    case 'counted':
      return state.name === 'draft' || isBeforeSending(state) || state.name === 'refused'
        ? { name: 'previewed', preview: event.preview }
        : state;
    case 'looked':
      return isBeforeSending(state) && !isCountValid(state.preview, event.at) ? toDraft('expired') : state;
    case 'armed':
      return arm(state, event);
    case 'disarmed':
      return state.name === 'armed' ? { name: 'previewed', preview: state.preview } : state;
    case 'sent':
      return send(state, event);
    case 'answered':
      return applyResponse(state, event.outcome);
    case 'restarted':
      return restart(state);
    case 'signed-out':
      return isBeforeSending(state) ? toDraft('signed-out') : state;
    case 'found':
      return markFound(state, event);
    case 'not-found':
      return markNotFound(state, event);
  }
}
