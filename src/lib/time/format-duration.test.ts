import { expect, test } from 'vitest';
import { formatDuration } from './format-duration';

test.each([
  [-1, '0 min', '0 min', '0 min'],
  [59_999, '0 min', '0 min', '0 min'],
  [9 * 60_000, '9 min', '9 min', '9 min'],
  [3_600_000, '1 hr', '1 h', '1 h'],
  [90_061_000, '1 day 1 hr 1 min', '1 d 1 h 1 min', '1 dia 1 h 1 min'],
  [2 * 86_400_000, '2 days', '2 d', '2 dias'],
])('formatDuration formats %i ms as %j', (milliseconds, en, es, pt) => {
  expect(['en', 'es', 'pt-BR'].map((language) => formatDuration(milliseconds, language))).toEqual([
    en,
    es,
    pt,
  ]);
});
