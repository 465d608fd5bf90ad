// Where the writing of one record stands: the same states for every resource, and which of the five a screen shows.
import type { ApiError } from '~/api/http/api-error';
import { isApiError } from '~/api/http/api-error';

/** Told while a write goes on. What the listener returns is waited for, so that an intent can be kept before it is sent. */
export type Progress = 'checking' | 'sending' | 'checking-outcome';
export type Report = (progress: Progress) => void | Promise<void>;

/** How a save or a creation ended. */
export type WriteOutcome<Stored> =
  /** Nothing differed from what the person opened: nothing was read or sent. */
  | { readonly step: 'unchanged' }
  | Saved<Stored>
  /** Somebody changed the record since. `wasSent`: after a lost answer; else nothing was sent. */
  | { readonly step: 'conflict'; readonly present: Stored; readonly wasSent: boolean }
  /** The record isn't there any more. */
  | { readonly step: 'gone'; readonly wasSent: boolean }
  /** Reading what is there failed, so nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  /** The platform refused it: nothing was written. */
  | { readonly step: 'refused'; readonly error: ApiError }
  /** The answer got lost, and what is there shows that nothing was written. */
  | ({ readonly step: 'not-applied' } & Repeated)
  /** What is there can't be read, or doesn't tell. `error` is what went wrong with the write; null where it was a success without a body. */
  | ({ readonly step: 'unknown'; readonly error: ApiError | null } & Repeated);

/** Of an attempt that isn't confirmed. */
interface Repeated {
  /** A later attempt was refused, which says nothing about this one. */
  readonly refusal?: ApiError;
}

export interface Saved<Stored> {
  readonly step: 'saved';
  readonly stored: Stored;
  /** The answer got lost, and reading again showed it. */
  readonly wasLost: boolean;
  /** Fields in which the platform holds something else than what was typed: it normalises, or somebody was faster. */
  readonly differing: readonly string[];
}

/** How a removal ended. */
export type RemovalOutcome =
  | { readonly step: 'saved'; readonly wasLost: boolean }
  /**
   * It was sent, and the record isn't there (404). Somebody else deleted it, or this deletion did: an earlier attempt went
   * unanswered, or the browser itself repeated the request.
   */
  | { readonly step: 'gone'; readonly wasSent: true }
  | { readonly step: 'refused'; readonly error: ApiError }
  /** The answer got lost, and the record is still there. */
  | { readonly step: 'not-applied' }
  | { readonly step: 'unknown'; readonly error: ApiError };

export type WriteState<Stored> = { readonly step: 'idle' | Progress } | WriteOutcome<Stored>;
export type Step = WriteState<unknown>['step'];

/** The five states of a write that a screen tells apart. */
export type ScreenState = 'not-sent' | 'saving' | 'saved' | 'refused' | 'not-confirmed';

const SCREEN_STATES = {
  idle: null,
  unchanged: 'saved',
  checking: 'saving',
  sending: 'saving',
  'checking-outcome': 'saving',
  saved: 'saved',
  conflict: 'not-sent',
  gone: 'not-sent',
  'not-sent': 'not-sent',
  refused: 'refused',
  'not-applied': 'not-confirmed',
  unknown: 'not-confirmed',
} as const satisfies Record<Step, ScreenState | null>;

/** Which of the five a state is on screen; null before anything was done. */
export function screenState(state: WriteState<unknown> | { readonly step: Step }): ScreenState | null {
  const wasSent = 'wasSent' in state && state.wasSent;
  return wasSent ? 'not-confirmed' : SCREEN_STATES[state.step];
}

/** Where an attempt stands, as far as the next one has to know it. */
interface Attempt {
  readonly step: string;
  readonly error?: ApiError | null;
}

/** Reports whether something was sent that may have been carried out, or may still be. */
export const isUnconfirmed = ({ step }: Attempt): boolean => step === 'unknown' || step === 'not-applied';

/**
 * Reports whether an earlier attempt stays not confirmed: nothing could be read since, or the later one was refused for
 * something else than what it asked for.
 */
export const staysUnconfirmed = (former: Attempt, { step, error }: Attempt): boolean =>
  (former.step === 'unknown' && step === 'not-sent') ||
  (isUnconfirmed(former) && step === 'refused' && !!error && !isAboutRequest(error));

/** Where an earlier attempt isn't confirmed, a conflict or a deletion doesn't prove that nothing was sent. */
export const withEarlier = <Outcome extends Attempt>(outcome: Outcome, former: Attempt): Outcome =>
  'wasSent' in outcome && isUnconfirmed(former) ? { ...outcome, wasSent: true } : outcome;

/** Adds the refusal of a later attempt to one that isn't confirmed. */
export const withRefusal = <Stored>(
  state: WriteState<Stored>,
  refusal: ApiError | null,
): WriteState<Stored> =>
  refusal !== null && (state.step === 'unknown' || state.step === 'not-applied')
    ? { ...state, refusal }
    : state;

export const isPending = ({ step }: { readonly step: Step }): boolean => SCREEN_STATES[step] === 'saving';

/** Awaits, and turns an `ApiError` into an outcome. Anything else is a mistake of the console's and goes on being thrown. */
export async function settled<Value, Outcome>(
  promise: Promise<Value>,
  onError: (error: ApiError) => Outcome,
): Promise<{ readonly value: Value } | { readonly outcome: Outcome }> {
  try {
    return { value: await promise };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { outcome: onError(error) };
  }
}

/**
 * Reports whether a refusal is about the request itself, so that an earlier one with the same values was refused, too. Any
 * other refusal (a 429, a role that was lost) says nothing about an earlier attempt.
 */
export const isAboutRequest = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'invalid' || kind === 'refused' || kind === 'too-large';
