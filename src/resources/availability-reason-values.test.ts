import { describe, expect, it } from 'vitest';
import { findDuplicateReason, isOneEmoji } from './availability-reason-values';

describe('isOneEmoji', () => {
  it.each(['🥪', '✍️', '✍', '🗓️', '🇪🇸', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '1️⃣', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🐱‍👤'])(
    'accepts %s as a single emoji',
    (text) => expect(isOneEmoji(text)).toBe(true),
  );
  it.each(['', 'a', '1', '#', '🥪🥪', 'a🥪', '🥪 ', '=', 'é', '🇪', '中', '\u200D', '\uFE0F'])(
    'doesn’t accept %j as a single emoji',
    (text) => expect(isOneEmoji(text)).toBe(false),
  );
});

const AT = '2025-01-01T10:00:00.000Z';
const lunch = { id: 1, reason: 'Lunch', emoji: '🥪', created_at: AT, updated_at: AT };

it('findDuplicateReason finds another availability reason with the same name, regardless of case and accents', () => {
  const cafe = { ...lunch, id: 2, reason: 'Café' };
  expect(findDuplicateReason(' cafe', [lunch, cafe], null)).toBe(cafe);
  expect(findDuplicateReason('CAFÉ', [lunch, cafe], 2)).toBeUndefined();
  expect(findDuplicateReason('  ', [{ ...lunch, reason: '' }], null)).toBeUndefined();
});
