import { expect, it } from 'vitest';
import { estimateRequestSeconds } from './estimate-request-seconds';

const NOW = 1_000_000;
const limit = { limit: 100, remaining: 100, resetAt: NOW + 30_000, blockedUntil: 0 };

it.each([
  ['all requests fit into the current window', 80, limit, 4],
  ['one more request waits for the next window', 81, limit, 30],
  ['the reserve of each window stays unused', 241, limit, 150],
  ['the current window has nothing left', 10, { ...limit, remaining: 20 }, 30],
  ['the window has ended', 80, { ...limit, remaining: 0, resetAt: NOW - 1 }, 4],
  ['the platform requires waiting', 80, { ...limit, blockedUntil: NOW + 20_000 }, 24],
  ['the request limit is unknown', 100, { limit: null, remaining: null, resetAt: null, blockedUntil: 0 }, 55],
])('estimateRequestSeconds returns how long the requests take when %s', (_name, requests, known, seconds) => {
  expect(estimateRequestSeconds(requests, known, NOW)).toBeCloseTo(seconds);
});
