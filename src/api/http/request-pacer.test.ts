import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { rateLimit, updateRateLimit } from './rate-limit';
import { createRequestPacer, getPauseMs, PacerStoppedError } from './request-pacer';

const NOW = 1_000_000;
const budget = { limit: 100, remaining: 100, resetAt: NOW + 5000, blockedUntil: 0 };

it.each([
  ['much is left', {}, 0],
  ['one more than the reserve is left', { remaining: 21 }, 0],
  ['only the reserve is left', { remaining: 20 }, 5000],
  ['nothing is left', { remaining: 0 }, 5000],
  ['the window has ended, whatever was left of it', { remaining: 0, resetAt: NOW }, 0],
  ['the headers can’t be read', { limit: null, remaining: null, resetAt: null }, 400],
  ['the end of the window is unknown', { remaining: 5, resetAt: null }, 400],
])('getPauseMs returns the correct pause when %s', (_, more, pause) =>
  expect(getPauseMs({ ...budget, ...more }, NOW, NOW - 100)).toBe(pause),
);

it.each([
  ['enough is left for them and the next one', { remaining: 24 }, 0],
  ['they use up the rest', { remaining: 23 }, 500],
  ['the window has ended', { remaining: 0, resetAt: NOW }, 0],
  ['the headers can’t be read', { limit: null, remaining: null, resetAt: null }, 500],
])('getPauseMs returns the correct pause with three requests in flight when %s', (_, more, pause) =>
  expect(getPauseMs({ ...budget, ...more }, NOW, NOW - 100, 3)).toBe(pause),
);

afterEach(() => {
  vi.useRealTimers();
  rateLimit.reset();
});

const limited = (waitSeconds: number) =>
  new ApiError(
    { kind: 'rate-limited', waitSeconds, sent: true },
    { operation: 'x.y', at: 0, status: 429, shape: 'bare', code: null, serverMessage: null },
  );

/** Returns a request that first fails with a 429 that requires waiting for `wait` seconds, and then succeeds. */
function limitedOnce(wait: number) {
  let sent = 0;
  const request = async () => {
    sent += 1;
    if (sent > 1) return 'done';
    updateRateLimit(new Headers(), Date.now(), wait);
    throw limited(wait);
  };
  return { request, sent: () => sent };
}

it('createRequestPacer retries a request after the delay required by its 429, even if the delay is longer than any timer can last', async () => {
  vi.useFakeTimers();
  const month = 31 * 24 * 3600;
  const { request, sent } = limitedOnce(month);
  const waits: (number | null)[] = [];
  const response = createRequestPacer({
    signal: new AbortController().signal,
    onWait: (until) => waits.push(until),
  })(request);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toBe(1);
  expect(waits).toHaveLength(1);
  // Simulates that the machine slept for the rest of the wait.
  vi.setSystemTime(Date.now() + month * 1000);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(response).resolves.toBe('done');
  expect(waits).toEqual([expect.any(Number), null]);
});

it('createRequestPacer rejects pending and new requests when it is stopped during a wait', async () => {
  vi.useFakeTimers();
  const { request, sent } = limitedOnce(600);
  const stopping = new AbortController();
  const pace = createRequestPacer({ signal: stopping.signal });
  const response = expect(pace(request)).rejects.toBeInstanceOf(PacerStoppedError);
  await vi.advanceTimersByTimeAsync(3000);
  stopping.abort();
  await response;
  await expect(pace(request)).rejects.toBeInstanceOf(PacerStoppedError);
  expect(sent()).toBe(1);
});

it('createRequestPacer retries a request when the wait ends earlier than announced', async () => {
  vi.useFakeTimers();
  const { request } = limitedOnce(600);
  const response = createRequestPacer({ signal: new AbortController().signal })(request);
  await vi.advanceTimersByTimeAsync(3000);
  rateLimit.reset();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(response).resolves.toBe('done');
});
