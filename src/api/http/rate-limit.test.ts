import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getBlockedSeconds, getWaitSeconds, rateLimit, updateRateLimit } from './rate-limit';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const HOUR = 3600;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  rateLimit.reset();
});
afterEach(() => vi.useRealTimers());

const wait = (seconds: number) => updateRateLimit(new Headers(), Date.now(), seconds);
const blocked = () => getBlockedSeconds(Date.now());

it.each([
  ['seconds', { 'retry-after': '9' }, 9],
  ['an hour', { 'retry-after': '3600' }, HOUR],
  ['a month', { 'retry-after': '2592000' }, 30 * 24 * HOUR],
  ['a date', { 'retry-after': 'Mon, 04 May 2026 12:00:00 GMT' }, 2 * HOUR],
  [
    'a date by the clock of the response',
    { 'retry-after': 'Mon, 04 May 2026 12:00:00 GMT', date: 'Mon, 04 May 2026 11:00:00 GMT' },
    HOUR,
  ],
  ['a date in the past', { 'retry-after': 'Mon, 04 May 2026 09:00:00 GMT' }, 1],
  ['only the reset time of the window', { 'ratelimit-reset': '40' }, 40],
  ['no headers', {}, 30],
  ['an invalid value', { 'retry-after': 'soon' }, 30],
] as const)(
  'getWaitSeconds returns the correct wait for a 429 response with %s',
  (_name, headers, seconds) => {
    expect(getWaitSeconds(new Headers(headers), NOW)).toBe(seconds);
  },
);

it.each([1, HOUR, 30 * 24 * HOUR])(
  'rateLimit notifies subscribers once when a wait of %i s is over, and not earlier',
  (seconds) => {
    wait(seconds);
    const listener = vi.fn();
    const stop = rateLimit.subscribe(listener);
    // Sets the clocks forward, because advancing timers through a month would take too long.
    const passed = Math.max(0, seconds - 5) * 1000;
    const start = performance.now();
    vi.setSystemTime(NOW + passed);
    vi.spyOn(performance, 'now').mockImplementation(() => start + Date.now() - NOW);
    vi.advanceTimersByTime(Math.min(seconds, 5) * 1000 - 500);
    expect(listener).not.toHaveBeenCalled();
    expect(blocked()).toBe(1);
    vi.advanceTimersByTime(1500);
    expect(blocked()).toBe(0);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(rateLimit.get().blockedUntil).toBe(0);
    stop();
    vi.restoreAllMocks();
  },
);

it('the time during which the machine sleeps counts toward a rate-limit wait', () => {
  wait(HOUR);
  vi.setSystemTime(NOW + 2 * HOUR * 1000);
  expect(blocked()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(rateLimit.get().blockedUntil).toBe(0);
});

it('setting the clock back doesn’t extend a rate-limit wait', () => {
  wait(60);
  vi.setSystemTime(NOW - 24 * HOUR * 1000);
  expect(blocked()).toBe(60);
  vi.advanceTimersByTime(61_000);
  expect(blocked()).toBe(0);
});

it('a shorter rate-limit wait that starts during another wait doesn’t shorten the other wait', () => {
  wait(60);
  wait(2);
  expect(blocked()).toBe(60);
});

it('rateLimit keeps the lowest number of remaining requests when responses arrive out of order', () => {
  const tell = (remaining: number, reset: number) =>
    updateRateLimit(
      new Headers({
        'ratelimit-limit': '100',
        'ratelimit-remaining': `${remaining}`,
        'ratelimit-reset': `${reset}`,
      }),
      Date.now(),
      null,
    );
  tell(50, 30);
  tell(48, 30);
  vi.setSystemTime(NOW + 700);
  tell(49, 30);
  expect(rateLimit.get().remaining).toBe(48);
  // In the next window the remaining count may be higher again. Here another tool has already used some requests.
  vi.setSystemTime(NOW + 31_000);
  tell(97, 58);
  expect(rateLimit.get().remaining).toBe(97);
});

it('rateLimit ignores invalid messages and messages from tabs of another user', async () => {
  const person = 'ana@acme.test';
  rateLimit.reset(person);
  const other = new BroadcastChannel('console-rate-limit');
  const budget = { limit: 300, remaining: 7, resetAt: null, blockedUntil: 0 };
  const tell = (rate: object, sender: unknown = person) =>
    other.postMessage({ person: sender, rate: { ...budget, ...rate } });
  for (const message of ['x', null, [], {}, budget, { rate: budget }]) other.postMessage(message);
  tell({ blockedUntil: 'x' });
  tell({ limit: Number.NaN });
  tell({}, null);
  tell({}, 'ben@acme.test');
  const heard: unknown[] = [];
  const stop = rateLimit.subscribe(() => heard.push(rateLimit.get()));
  tell({});
  tell({ blockedUntil: undefined });
  tell({ remaining: 6 });
  await vi.waitFor(() => expect(heard).toEqual([budget, { ...budget, remaining: 6 }]));
  stop();
  other.close();
  rateLimit.reset(null);
});
