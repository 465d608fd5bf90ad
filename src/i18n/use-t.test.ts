import { expect, it } from 'vitest';
import { markHiddenCharactersInSentence } from '~/lib/text/hidden-characters';
import { hiddenCharacterMarker } from '~/lib/text/text-marker';
import * as m from './messages';
import { getTranslator } from './use-t';

it.each([
  ['en', 1, '1 result'],
  ['en', 1204, '1,204 results'],
  ['es', 12_804, '12.804 resultados'],
  ['pt-BR', 1, '1 resultado'],
  ['pt-BR', 1204, '1.204 resultados'],
] as const)('formats counts and plural forms in %s: %d', (language, count, text) => {
  expect(getTranslator(language)(m.common_results, { count })).toBe(text);
});

it.each([
  ['en', 'a, b, and c'],
  ['es', 'a, b y c'],
] as const)('joins lists in %s', (language, list) => {
  expect(getTranslator(language)(m.common_ignored, { names: ['a', 'b', 'c'] })).toContain(list);
});

it('formats the number of a conversation without digit grouping', () => {
  expect(getTranslator('en')(m.conversations_title, { number: 1042 })).toBe('Conversation #1042');
});

it('replaces hidden characters with visible symbols in text and lists inserted into a message', () => {
  const before = hiddenCharacterMarker.get();
  hiddenCharacterMarker.set(markHiddenCharactersInSentence);
  expect(getTranslator('en')(m.common_ignored, { names: ['in\u202evoice', 'a\u200bb'] })).toContain(
    'in␦voice and a␦b',
  );
  hiddenCharacterMarker.set(before);
});
