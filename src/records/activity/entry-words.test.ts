import { expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { valueText } from './entry-words';

it.each([
  ['en', 'status', 'archived', 'Archived'],
  ['es', 'status', 'draft', 'Borrador'],
  ['pt-BR', 'status', 'published', 'Publicado'],
  ['en', 'visibility', 'personal', 'Only me'],
  // What nobody knows, and what somebody wrote, stays as it came.
  ['en', 'status', 'hidden', 'hidden'],
  ['en', 'title', 'archived', 'archived'],
] as const)('in %s a %s of %j is %j', (language, field, value, words) => {
  expect(valueText(speaker(language), field, value)).toBe(words);
});
