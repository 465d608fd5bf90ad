// The platform's request limit according to its response headers. Blocks requests while a 429 requires waiting. The
// limit applies to a person across machines and tools (contract: request-limit), so its state is shared between tabs in
// which the same person is signed in.
import * as z from 'zod/mini';
import { createObservable } from '~/lib/create-observable';

/**
 * The limit according to the last response. A value is null if it is unknown because the header was missing or CORS
 * doesn't expose it.
 */
export interface RateLimit {
  readonly limit: number | null;
  readonly remaining: number | null;
  /** The end of the rate limit window in milliseconds since the epoch. */
  readonly resetAt: number | null;
  /** Milliseconds since the epoch until which no request is sent, or 0 if nothing blocks requests. */
  readonly blockedUntil: number;
}

const UNKNOWN: RateLimit = { limit: null, remaining: null, resetAt: null, blockedUntil: 0 };

/**
 * Minimum and maximum of a wait in seconds. The minimum applies if a header contains zero or a date in the past. The
 * maximum is longer than any wait that a platform requires.
 */
const MIN_WAIT = 1;
const MAX_WAIT = 365 * 24 * 3600;
const DEFAULT_WAIT = 30;
/**
 * Interval in milliseconds for checking the clocks during a wait. A single timer for the whole wait could overflow, and
 * would end late after the machine slept.
 */
const LOOK_EVERY = 1000;

const current = createObservable(UNKNOWN);
/** The signed-in person to whom the limit applies, or null while signed out. */
let person: string | null = null;
/**
 * The end of the wait by the monotonic clock, which a person can't set. This clock may stop while the machine sleeps,
 * so the wait ends when either this clock or the system clock reaches its end.
 */
let monotonicEnd = 0;
let nextLook: ReturnType<typeof setTimeout> | undefined;
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-rate-limit');
// Prevents the open channel from keeping the process alive in Node. Browsers don't have `unref`.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref();
const nullableNumber = z.nullable(z.number());
const heard = z.object({
  person: z.string(),
  rate: z.object({
    limit: nullableNumber,
    remaining: nullableNumber,
    resetAt: nullableNumber,
    blockedUntil: z.number(),
  }),
});
// Messages are validated, because another build or another person's tab may have sent them.
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = heard.safeParse(data).data;
  if (message?.person === person) set(message.rate);
});

function set(next: RateLimit): void {
  if (next.blockedUntil !== current.get().blockedUntil) {
    monotonicEnd = performance.now() + next.blockedUntil - Date.now();
  }
  clearTimeout(nextLook);
  if (next.blockedUntil > 0) nextLook = setTimeout(openWhenOver, LOOK_EVERY);
  current.set(next);
}

function openWhenOver(): void {
  if (getBlockedSeconds(Date.now()) === 0) set({ ...current.get(), blockedUntil: 0 });
  else nextLook = setTimeout(openWhenOver, LOOK_EVERY);
}

/**
 * The state of the request limit. Notifies subscribers when a wait starts and when it is over (`blockedUntil` is 0
 * again).
 */
export const rateLimit = {
  get: () => current.get(),
  subscribe: current.subscribe,
  /** Clears the state, because each person and each platform has a separate limit. */
  reset(next = person): void {
    person = next;
    set(UNKNOWN);
  },
};

const number = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/**
 * Returns how many seconds to wait after a 429. Uses the first of these headers that is readable: `Retry-After` as
 * seconds, `Retry-After` as a date (relative to the response's `Date`, if readable), `ratelimit-reset`. Otherwise
 * returns 30, because an unreadable header doesn't mean zero.
 */
export function getWaitSeconds(headers: Headers, now: number): number {
  const text = headers.get('retry-after');
  const asDate = Date.parse(text ?? '');
  const sentAt = Date.parse(headers.get('date') ?? '');
  const wait =
    number(text) ??
    (Number.isNaN(asDate) ? null : (asDate - (Number.isNaN(sentAt) ? now : sentAt)) / 1000) ??
    number(headers.get('ratelimit-reset')) ??
    DEFAULT_WAIT;
  return Math.min(MAX_WAIT, Math.max(MIN_WAIT, Math.ceil(wait)));
}

/**
 * The end of a window is calculated from whole seconds, so the results for the same window may differ by this many
 * milliseconds.
 */
const SAME_WINDOW = 1000;

/** Updates the state from the headers of a response. `wait` is the wait in seconds after a 429, otherwise null. */
export function updateRateLimit(headers: Headers, now: number, wait: number | null): void {
  const last = current.get();
  const reset = number(headers.get('ratelimit-reset'));
  const resetAt = reset === null ? null : now + reset * 1000;
  const remaining = number(headers.get('ratelimit-remaining'));
  // Within a window the remaining count only decreases. A higher count is from an older response that arrived late.
  const isSameWindow =
    resetAt !== null && last.resetAt !== null && Math.abs(resetAt - last.resetAt) <= SAME_WINDOW;
  const next: RateLimit = {
    limit: number(headers.get('ratelimit-limit')),
    remaining:
      remaining === null || !isSameWindow ? remaining : Math.min(remaining, last.remaining ?? remaining),
    resetAt,
    blockedUntil: Math.max(last.blockedUntil, wait === null ? 0 : now + wait * 1000),
  };
  set(next);
  if (wait !== null) channel?.postMessage({ person, rate: next });
}

/** Returns the remaining wait in whole seconds, or 0 if requests aren't blocked. */
export function getBlockedSeconds(now: number): number {
  const left = Math.min(current.get().blockedUntil - now, monotonicEnd - performance.now());
  return Math.max(0, Math.ceil(left / 1000));
}
