import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { formatFieldValue, getActivityActionLabel } from './entry-labels';

it.each([
  ['en', 'status', 'archived', 'Archived'],
  ['es', 'status', 'draft', 'Borrador'],
  ['pt-BR', 'status', 'published', 'Publicado'],
  ['en', 'visibility', 'personal', 'Only me'],
  // Unknown codes and free text are shown as they are.
  ['en', 'status', 'hidden', 'hidden'],
  ['en', 'title', 'archived', 'archived'],
  ['en', 'auto_assignment', true, 'Yes'],
  ['es', 'auto_assignment', false, 'No'],
  ['en', 'description', null, ''],
  ['en', 'labels', ['billing', 'vip'], 'billing, vip'],
  ['en', 'actions', [{ name: 'assign' }], '[\n  {\n    "name": "assign"\n  }\n]'],
] as const)(
  'formats a field’s value (language %s, field %s, value %j) as %j',
  (language, field, value, words) => {
    expect(formatFieldValue(getTranslator(language), field, value)).toBe(words);
  },
);

it('labels sending a campaign at a later time as scheduling it', () => {
  const label = (scheduledAt: string | null) =>
    getActivityActionLabel(getTranslator('pt-BR'), { act: 'send', after: { scheduled_at: scheduledAt } });
  expect([label(null), label('2026-12-01T16:00:00Z')]).toEqual(['Envio', 'Agendamento']);
});
