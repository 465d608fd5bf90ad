import { expect, it } from 'vitest';
import { pacedSeconds } from './pace-time';

const NOW = 1_000_000;
const limit = { limit: 100, remaining: 100, resetAt: NOW + 30_000, blockedUntil: 0 };

it.each([
  ['all of them fit into what is left of the window', 80, limit, 4],
  ['one more waits for the next window', 81, limit, 30],
  ['the reserve of each window is left alone', 241, limit, 150],
  ['nothing is left of this window', 10, { ...limit, remaining: 20 }, 30],
  ['the window is over', 80, { ...limit, remaining: 0, resetAt: NOW - 1 }, 4],
  ['a wait is told', 80, { ...limit, blockedUntil: NOW + 20_000 }, 24],
  ['nothing is known', 100, { limit: null, remaining: null, resetAt: null, blockedUntil: 0 }, 55],
])('%s', (_name, requests, known, seconds) => {
  expect(pacedSeconds(requests, known, NOW)).toBeCloseTo(seconds);
});
