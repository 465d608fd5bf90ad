// The states of a single write, shared by all resources, and the five states shown on screen.
import type { ApiError } from '~/api/http/api-error';
import { isApiError } from '~/api/http/api-error';
import type { ActivityEntry } from './activity/entry';

/**
 * The steps of a write, as reported to the progress listener. The write waits for the listener, so that the listener
 * can store something before the request is sent.
 */
export type WriteProgress = 'checking' | 'sending' | 'checking-outcome';
export type ProgressListener = (progress: WriteProgress) => void | Promise<void>;

/** The outcome of saving or creating a record. */
export type WriteOutcome<Stored> =
  /** The values equal the version that the form was opened with. No request was sent. */
  | { readonly step: 'unchanged' }
  | SavedOutcome<Stored>
  /**
   * Someone else changed the record. `wasSent` is true if the write was sent and its response was lost. Otherwise, the
   * write was never sent.
   */
  | { readonly step: 'conflict'; readonly present: Stored; readonly wasSent: boolean }
  /** The record no longer exists. */
  | { readonly step: 'gone'; readonly wasSent: boolean }
  /** Loading the record before the write failed, so nothing was sent. */
  | { readonly step: 'not-sent'; readonly error: ApiError }
  /** The platform rejected the write. */
  | { readonly step: 'refused'; readonly error: ApiError }
  /** The response was lost, and the record doesn't contain the change. The request may still arrive. */
  | ({ readonly step: 'not-applied' } & Repeated)
  /**
   * The outcome is unknown, because the record can't be loaded or doesn't reveal it. `error` is the error of the write,
   * or null after a successful response without a body.
   */
  | ({ readonly step: 'unknown'; readonly error: ApiError | null } & Repeated);

/** Extra data of an unconfirmed attempt. */
interface Repeated {
  /** The error of a later attempt that the platform rejected. It doesn't reveal the outcome of this attempt. */
  readonly refusal?: ApiError;
}

export interface SavedOutcome<Stored> {
  readonly step: 'saved';
  readonly stored: Stored;
  /** True if the response was lost, and a later check found the change. */
  readonly wasLost: boolean;
  /** Fields that the platform stored with other values, because it normalizes them or someone else changed them. */
  readonly differing: readonly string[];
  /** The logged change. Missing if nothing was sent, or if a later check found the change. */
  readonly entry?: ActivityEntry;
}

/** The outcome of a deletion. */
export type RemovalOutcome =
  | { readonly step: 'saved'; readonly wasLost: boolean; readonly entry?: ActivityEntry }
  /**
   * The platform answered the deletion with a 404. Someone else may have deleted the record. The user may also have
   * deleted it, either in an earlier attempt without a response or because the browser sent the request twice.
   */
  | { readonly step: 'gone'; readonly wasSent: true }
  | { readonly step: 'refused'; readonly error: ApiError }
  /** The response was lost, and the record still exists. */
  | { readonly step: 'not-applied' }
  | { readonly step: 'unknown'; readonly error: ApiError };

export type WriteState<Stored> = { readonly step: 'idle' | WriteProgress } | WriteOutcome<Stored>;
export type WriteStep = WriteState<unknown>['step'];

/** The states of a write shown on screen. */
export type DisplayedWriteState = 'not-sent' | 'saving' | 'saved' | 'refused' | 'not-confirmed';

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
} as const satisfies Record<WriteStep, DisplayedWriteState | null>;

/** Returns the state shown on screen. Null before the first attempt. */
export function getDisplayedWriteState(
  state: WriteState<unknown> | { readonly step: WriteStep },
): DisplayedWriteState | null {
  const wasSent = 'wasSent' in state && state.wasSent;
  return wasSent ? 'not-confirmed' : SCREEN_STATES[state.step];
}

/** The fields of an attempt that affect the next attempt. */
interface Attempt {
  readonly step: string;
  readonly error?: ApiError | null;
}

/** Reports whether a sent request may have succeeded or may still arrive. */
export const isUnconfirmed = ({ step }: Attempt): boolean => step === 'unknown' || step === 'not-applied';

/**
 * Reports whether an earlier attempt is still unconfirmed after a later attempt. This is the case if the record
 * couldn't be loaded, or if the later attempt was rejected for a reason unrelated to its content.
 */
export const isStillUnconfirmed = (former: Attempt, { step, error }: Attempt): boolean =>
  (former.step === 'unknown' && step === 'not-sent') ||
  (isUnconfirmed(former) && step === 'refused' && !!error && !isContentRejection(error));

/**
 * If an earlier attempt is unconfirmed, marks a conflict or a missing record as possibly caused by the earlier attempt.
 */
export const withEarlierAttempt = <Outcome extends Attempt>(outcome: Outcome, former: Attempt): Outcome =>
  'wasSent' in outcome && isUnconfirmed(former) ? { ...outcome, wasSent: true } : outcome;

/** Adds the error of a later, rejected attempt to the state of an unconfirmed attempt. */
export const withRejection = <Stored>(
  state: WriteState<Stored>,
  rejection: ApiError | null,
): WriteState<Stored> =>
  rejection !== null && (state.step === 'unknown' || state.step === 'not-applied')
    ? { ...state, refusal: rejection }
    : state;

export const isWritePending = ({ step }: { readonly step: WriteStep }): boolean =>
  SCREEN_STATES[step] === 'saving';

/**
 * Awaits the promise and converts an `ApiError` to an outcome. Rethrows other errors, which are bugs in the console.
 */
export async function catchApiError<Value, Outcome>(
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
 * Reports whether a rejection is about the content of the request. In this case, an earlier attempt with the same
 * values must have been rejected too. Other rejections (a 429, a missing permission) reveal nothing about an earlier
 * attempt.
 */
export const isContentRejection = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'invalid' || kind === 'refused' || kind === 'too-large';
