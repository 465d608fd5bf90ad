// The state machine of a campaign, as a reducer. docs/campaign-states.md contains the same table; a test compares the
// two.
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';
import { type Outcome, outcome } from './outcome';

/** The validity of a preview, in milliseconds. */
export const PREVIEW_AGE = 120_000;
/** The minimum interval between the first and the second confirmation, in milliseconds. */
export const SECOND_ACT_AFTER = 1_000;

/** The counts of a preview, and the fingerprint of the campaign for which they were made. */
export const preview = z.object({
  fingerprint: z.string(),
  reachable: z.int(),
  total: z.nullable(z.number()),
  noChannel: z.nullable(z.number()),
  blocked: z.nullable(z.number()),
  /** Milliseconds since the epoch. */
  at: moment,
});
export type Preview = z.output<typeof preview>;

/** The reason why a preview is no longer valid. */
export type VoidReason = 'changed' | 'expired' | 'restarted' | 'signed-out';

export const sendingState = z.object({ name: z.literal('sending'), preview, sentAt: moment });
/** The states that the ledger stores, starting just before the request is sent. */
export const attemptState = z.discriminatedUnion('name', [sendingState, outcome]);
export type AttemptState = z.output<typeof attemptState>;
export type SendingState = z.output<typeof sendingState>;

export interface ArmedState {
  readonly name: 'armed';
  /** The ID of this confirmation. It becomes the ID of the attempt, and the ledger accepts an ID only once. */
  readonly confirmation: string;
  readonly preview: Preview;
  readonly armedAt: number;
}

export type SendState =
  | { readonly name: 'draft'; readonly voided: VoidReason | null }
  | { readonly name: 'previewed'; readonly preview: Preview }
  | ArmedState
  | SendingState
  | Outcome;

export type SendEvent =
  /** Any part of the campaign changed. */
  | { readonly type: 'edited' }
  | { readonly type: 'counted'; readonly preview: Preview }
  /** The clock was checked. */
  | { readonly type: 'looked'; readonly at: number }
  /** The first confirmation: the person typed the count. */
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
  | { readonly type: 'answered'; readonly outcome: Outcome }
  /** The page starts, or the page that was sending is gone. */
  | { readonly type: 'restarted' }
  | { readonly type: 'signed-out' }
  /** A person reports what the campaign dashboard shows. */
  | {
      readonly type: 'found';
      readonly id: number | null;
      readonly person: string;
      /** True if the campaign was read with this number. */
      readonly isRead?: boolean;
    }
  | { readonly type: 'not-found'; readonly person: string; readonly at: number };

export const INITIAL: SendState = { name: 'draft', voided: null };

/** Reports whether a preview is still valid. It isn't if the clock was set back, because its age isn't known then. */
export function isPreviewValid(held: Preview, at: number): boolean {
  return at >= held.at && at - held.at <= PREVIEW_AGE;
}

const draft = (voided: VoidReason): SendState => ({ name: 'draft', voided });

function arm(state: SendState, event: Extract<SendEvent, { type: 'armed' }>): SendState {
  if (state.name !== 'previewed') return state;
  const { preview: held } = state;
  if (held.fingerprint !== event.fingerprint) return draft('changed');
  if (!isPreviewValid(held, event.at)) return draft('expired');
  if (held.reachable < 1 || event.typedCount !== held.reachable) return state;
  return { name: 'armed', confirmation: event.confirmation, preview: held, armedAt: event.at };
}

function send(state: SendState, event: Extract<SendEvent, { type: 'sent' }>): SendState {
  if (state.name !== 'armed') return state;
  const { preview: held, armedAt } = state;
  if (held.fingerprint !== event.fingerprint) return draft('changed');
  if (!isPreviewValid(held, event.at)) return draft('expired');
  if (event.at - armedAt < SECOND_ACT_AFTER) return state;
  return { name: 'sending', preview: held, sentAt: event.at };
}

const isSuccess = ({ name }: Outcome) => name === 'sent' || name === 'sent-without-id';

/**
 * Applies a response. It may arrive after the attempt was marked as unknown, for example on a frozen page, and then
 * replaces that. A success even replaces a person's "not found", and its number replaces an entered one.
 */
function response(state: SendState, result: Outcome): SendState {
  if (state.name === 'sending' || state.name === 'unknown') return result;
  const isBetter = isGivenUp(state) ? isSuccess(result) : isEntered(state) && result.name === 'sent';
  return isBetter ? result : state;
}

function restart(state: SendState): SendState {
  if (state.name === 'sending') return { name: 'unknown', cause: 'interrupted', status: null };
  return state.name === 'previewed' || state.name === 'armed' ? draft('restarted') : state;
}

/** Reports whether a person must settle the outcome. A success that can't be read may have come from a proxy. */
export const isOpen = (state: SendState): boolean =>
  state.name === 'unknown' || state.name === 'sent-without-id';

/** Reports whether a person didn't find the campaign, possibly because it was too early or the wrong place. */
export const isGivenUp = (state: SendState): boolean =>
  state.name === 'refused' && state.refusal.reason === 'said-by-person';

/** Reports whether a person entered the campaign's number, which may be a typing error. */
export const isEntered = (state: SendState): boolean =>
  state.name === 'sent' && state.reachableCount === null;

/** Reports whether a person can record or correct the outcome. */
export const canBeResolved = (state: SendState): boolean =>
  isOpen(state) || isGivenUp(state) || isEntered(state);

function find(
  state: SendState,
  { id, person, isRead = false }: Extract<SendEvent, { type: 'found' }>,
): SendState {
  if (!canBeResolved(state)) return state;
  return id === null
    ? { name: 'sent-without-id', person }
    : { name: 'sent', id, reachableCount: null, isRead };
}

const giveUp = (
  state: SendState,
  { person, at }: { readonly person: string; readonly at: number },
): SendState =>
  isOpen(state) || isEntered(state)
    ? { name: 'refused', refusal: { reason: 'said-by-person', person, at }, serverMessage: null }
    : state;

const isBeforeSending = (state: SendState) => state.name === 'previewed' || state.name === 'armed';

/** Returns the next state. Events that don't apply to the state are ignored. Only `sent` leads into `sending`. */
export function reduceSend(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'edited':
      return isBeforeSending(state) || state.name === 'refused' ? draft('changed') : state;
    case 'counted':
      return state.name === 'draft' || isBeforeSending(state) || state.name === 'refused'
        ? { name: 'previewed', preview: event.preview }
        : state;
    case 'looked':
      return (state.name === 'previewed' || state.name === 'armed') &&
        !isPreviewValid(state.preview, event.at)
        ? draft('expired')
        : state;
    case 'armed':
      return arm(state, event);
    case 'disarmed':
      return state.name === 'armed' ? { name: 'previewed', preview: state.preview } : state;
    case 'sent':
      return send(state, event);
    case 'answered':
      return response(state, event.outcome);
    case 'restarted':
      return restart(state);
    case 'signed-out':
      return isBeforeSending(state) ? draft('signed-out') : state;
    case 'found':
      return find(state, event);
    case 'not-found':
      return giveUp(state, event);
  }
}
