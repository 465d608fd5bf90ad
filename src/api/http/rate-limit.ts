// The platform's request budget as its headers tell it, and the gate that keeps requests back while a 429's wait lasts.
// The budget is one per person across machines and tools (contract, Limits), so the gate is shared by all tabs.

/** What the last answer said. A null is "unknown": the header was absent, or could not be read across origins. */
export interface RateLimit {
  readonly limit: number | null;
  readonly remaining: number | null;
  /** Milliseconds since the epoch at which the window resets. */
  readonly resetAt: number | null;
  /** Milliseconds since the epoch until which nothing is sent; 0 where nothing is held back. */
  readonly blockedUntil: number;
}

const UNKNOWN: RateLimit = { limit: null, remaining: null, resetAt: null, blockedUntil: 0 };

/** A wait that is asked for is kept within these bounds, in seconds; without one it is `DEFAULT_WAIT`. */
const MIN_WAIT = 1;
const MAX_WAIT = 600;
const DEFAULT_WAIT = 30;

let current: RateLimit = UNKNOWN;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-rate-limit');
// Node keeps a process alive for an open channel; browsers have no such method.
(channel as { unref?: () => void } | null)?.unref?.();
channel?.addEventListener('message', (event: MessageEvent<RateLimit>) => set(event.data));

function set(next: RateLimit): void {
  current = next;
  for (const listener of listeners) listener();
}

export const rateLimit = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Forgets everything: another person's budget is another budget. */
  reset: () => set(UNKNOWN),
};

const number = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/**
 * How long a 429 asks to wait, in whole seconds: `Retry-After` as seconds or as a date, else `ratelimit-reset`,
 * else 30; never below 1 nor above 600. An unreadable header is not a wait of nothing.
 */
export function waitSeconds(headers: Headers, now: number): number {
  const text = headers.get('retry-after');
  const asDate = text === null ? Number.NaN : Date.parse(text);
  const wait =
    number(text) ??
    (Number.isNaN(asDate) ? null : (asDate - now) / 1000) ??
    number(headers.get('ratelimit-reset')) ??
    DEFAULT_WAIT;
  return Math.min(MAX_WAIT, Math.max(MIN_WAIT, Math.ceil(wait)));
}

/** Takes note of an answer's headers. `wait` is given for a 429 only. */
export function noteRateLimit(headers: Headers, now: number, wait: number | null): void {
  const reset = number(headers.get('ratelimit-reset'));
  const next: RateLimit = {
    limit: number(headers.get('ratelimit-limit')),
    remaining: number(headers.get('ratelimit-remaining')),
    resetAt: reset === null ? null : now + reset * 1000,
    blockedUntil: wait === null ? current.blockedUntil : now + wait * 1000,
  };
  set(next);
  if (wait !== null) channel?.postMessage(next);
}

/** Whole seconds during which nothing may be sent, 0 where the gate is open. */
export function heldBackFor(now: number): number {
  const wait = Math.max(0, Math.ceil((current.blockedUntil - now) / 1000));
  // Longer than any wait that was asked for: the clock was set back meanwhile.
  return wait > MAX_WAIT ? 0 : wait;
}
