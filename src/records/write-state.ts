// Where the writing of one record stands: the same states for every resource, and which of the five a screen shows.
import type { ApiError } from '~/api/http/api-error';

/** Told while a write goes on. What the listener returns is waited for, so that an intent can be kept before it is sent. */
export type Progress = 'checking' | 'sending' | 'checking-outcome';
export type Report = (progress: Progress) => void | Promise<void>;

/** How a save, a creation or a removal ended. */
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
  | { readonly step: 'not-applied' }
  /** What is there can't be read, or doesn't tell. `error` is what went wrong with the write; null where it was a success without a body. */
  | { readonly step: 'unknown'; readonly error: ApiError | null };

export interface Saved<Stored> {
  readonly step: 'saved';
  readonly stored: Stored;
  /** The answer got lost, and reading again showed it. */
  readonly wasLost: boolean;
  /** Fields in which the platform holds something else than what was typed: it normalises, or somebody was faster. */
  readonly differing: readonly string[];
}

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

export const isPending = ({ step }: { readonly step: Step }): boolean => SCREEN_STATES[step] === 'saving';
