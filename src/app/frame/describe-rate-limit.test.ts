import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { describeRateLimit } from './describe-rate-limit';

const t = getTranslator('en');
const RATE = { limit: 600, remaining: 412, resetAt: 50, blockedUntil: 0 };
const getSentence = (rate: Partial<typeof RATE> | { resetAt: null } | { limit: null }, blocked = 0) =>
  describeRateLimit(t, { ...RATE, ...rate }, blocked, (at) => `14:0${at / 10}`);

it.each([
  ['the limit and its reset', getSentence({}), '412 of 600 requests left. The limit resets at 14:05.'],
  ['the limit alone', getSentence({ resetAt: null }), '412 of 600 requests left'],
  ['unknown limit', getSentence({ limit: null }), 'Request limit: unknown'],
  ['a wait has priority', getSentence({}, 60), 'Requests paused for 60 seconds'],
])('describes the request limit: %s', (_name, sentence, expected) => {
  expect(sentence).toBe(expected);
});
