import { expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { valueText } from './entry-words';

it.each([
  ['en', 'status', 'archived', 'Archived'],
  ['es', 'status', 'draft', 'Borrador'],
  ['pt-BR', 'status', 'published', 'Publicado'],
  ['en', 'visibility', 'personal', 'Only me'],
  // Unknown codes and free text are shown unchanged.
  ['en', 'status', 'hidden', 'hidden'],
  ['en', 'title', 'archived', 'archived'],
] as const)(
  'formats the value of a field (%s, field %s, value %j) as %j',
  (language, field, value, words) => {
    expect(valueText(speaker(language), field, value)).toBe(words);
  },
);
