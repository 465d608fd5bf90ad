import { expect, it } from 'vitest';
import { pauseBefore } from './pacing';

const NOW = 1_000_000;
const budget = { limit: 100, remaining: 100, resetAt: NOW + 5000, blockedUntil: 0 };

it.each([
  ['plenty is left', {}, 0],
  ['one more than the reserve is left', { remaining: 21 }, 0],
  ['only the reserve is left', { remaining: 20 }, 5000],
  ['nothing is left', { remaining: 0 }, 5000],
  ['the window is over, whatever was left of it', { remaining: 0, resetAt: NOW }, 0],
  ['a 429 asks to wait', { blockedUntil: NOW + 700 }, 700],
  ['the wait of a 429 is over', { blockedUntil: NOW - 1 }, 0],
  ['the headers can’t be read', { limit: null, remaining: null, resetAt: null }, 500],
  ['nobody knows when the window ends', { remaining: 5, resetAt: null }, 500],
])('when %s', (_, more, pause) => expect(pauseBefore({ ...budget, ...more }, NOW)).toBe(pause));
