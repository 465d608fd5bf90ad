// The platform's request budget as its headers tell it, and the gate that keeps requests back while a 429's wait lasts.
// The budget is one per person across machines and tools (contract: request-limit), so the gate is shared by the tabs in which the
// same person is signed in.
import * as z from 'zod/mini';
import { observable } from '~/lib/observable';

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

/** In seconds. A wait is as long as the platform says; the bounds only keep it a wait, and a date that a clock can name. */
const MIN_WAIT = 1;
const MAX_WAIT = 365 * 24 * 3600;
const DEFAULT_WAIT = 30;
/** How often the clocks are compared during a wait: no timer has to span it, nor to notice that the machine slept. */
const LOOK_EVERY = 1000;

const current = observable(UNKNOWN);
/** The person whose budget this is; null if no one is signed in. */
let person: string | null = null;
/** The end of the wait by the clock that nobody can set. It may stand still in sleep, so the earlier of the two ends it. */
let monotonicEnd = 0;
let nextLook: ReturnType<typeof setTimeout> | undefined;
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-rate-limit');
// Node keeps a process alive for an open channel; browsers have no such method.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref();
const told = z.nullable(z.number());
const heard = z.object({
  person: z.string(),
  rate: z.object({ limit: told, remaining: told, resetAt: told, blockedUntil: z.number() }),
});
// Another tab may run another build, or belong to another person.
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
  if (blockedFor(Date.now()) === 0) set({ ...current.get(), blockedUntil: 0 });
  else nextLook = setTimeout(openWhenOver, LOOK_EVERY);
}

/** Followers are told when a wait begins, and when it is over (`blockedUntil` is 0 again). */
export const rateLimit = {
  get: () => current.get(),
  subscribe: current.subscribe,
  /** Forgets everything. Another person's budget is another budget, and so is that of another platform. */
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
 * How long a 429 asks to wait, in whole seconds: `Retry-After` as seconds or as a date (by the answer's own clock, where
 * that can be read), else `ratelimit-reset`, else 30. An unreadable header is not a wait of nothing.
 */
export function waitSeconds(headers: Headers, now: number): number {
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

/** Of two answers about the same window, in milliseconds: its end is told in whole seconds. */
const SAME_WINDOW = 1000;

/** Takes note of an answer's headers. `wait` is given for a 429 only. */
export function noteRateLimit(headers: Headers, now: number, wait: number | null): void {
  const last = current.get();
  const reset = number(headers.get('ratelimit-reset'));
  const resetAt = reset === null ? null : now + reset * 1000;
  const told = number(headers.get('ratelimit-remaining'));
  // Answers overtake each other, and what is left of a window only becomes less.
  const isSameWindow =
    resetAt !== null && last.resetAt !== null && Math.abs(resetAt - last.resetAt) <= SAME_WINDOW;
  const next: RateLimit = {
    limit: number(headers.get('ratelimit-limit')),
    remaining: told === null || !isSameWindow ? told : Math.min(told, last.remaining ?? told),
    resetAt,
    blockedUntil: Math.max(last.blockedUntil, wait === null ? 0 : now + wait * 1000),
  };
  set(next);
  if (wait !== null) channel?.postMessage({ person, rate: next });
}

/** Whole seconds during which nothing may be sent, 0 where the gate is open. */
export function blockedFor(now: number): number {
  const left = Math.min(current.get().blockedUntil - now, monotonicEnd - performance.now());
  return Math.max(0, Math.ceil(left / 1000));
}
