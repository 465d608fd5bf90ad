import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { makeActivityEntry } from '../fixtures/activity-entry';
import type { ActivityEntry } from './entry';
import { createRunId } from './run-id';
import { getActivityRowName } from './run-name';

const entry = (id: string, more: Partial<ActivityEntry> = {}) =>
  makeActivityEntry({ id, act: 'create', record: id, name: `Macro ${id}`, run: 'a run', ...more });

const both = (more: Partial<ActivityEntry>) => [entry('1', more), entry('2', more)];
const article = { kind: 'article', act: 'update', parent: 'acme-help' } as const;

describe('getActivityRowName', () => {
  it.each<[string, readonly ActivityEntry[]]>([
    ['Macro 1', [entry('1')]],
    ['Creation of 2 macros', both({})],
    ['Deletion of 2 canned responses', both({ kind: 'canned-response', act: 'delete' })],
    ['Import of 2 macros', both({ run: createRunId('import') })],
    ['Find and replace in 2 articles', both({ ...article, run: createRunId('replace') })],
    ['Undo of changes to 2 articles', both({ ...article, undoes: 'an entry' })],
    ['Changes to 2 team members', both({ kind: 'membership', act: 'update', parent: '7' })],
    ['Changes to 2 macros', [entry('1'), entry('2', { act: 'update' })]],
    [
      'Import of 1 article and 1 image',
      [
        entry('1', { ...article, run: 'import_1' }),
        entry('2', { kind: 'image', act: 'upload', run: 'import_1' }),
      ],
    ],
    [
      'Migration of 4 records',
      (['team', 'portal', 'macro', 'article'] as const).map((kind) => entry(kind, { kind, run: 'apply_1' })),
    ],
  ])('returns the name “%s” for the activity entries of one operation', (name, entries) =>
    expect(getActivityRowName(getTranslator('en'), entries)).toBe(name),
  );

  it('the name of a bulk operation doesn’t count writes that were never sent', () =>
    expect(
      getActivityRowName(getTranslator('en'), [...both({}), entry('3', { record: null, state: 'not-sent' })]),
    ).toBe('Creation of 2 macros'));

  it.each([
    ['once if its creation was repeated after the session had expired', 'unauthenticated', 2],
    ['apart if its content was rejected, although a record with the same name was created', 'invalid', 3],
  ])('the name of a bulk operation counts a record %s', (_, kind, count) =>
    expect(
      getActivityRowName(getTranslator('en'), [
        ...both({}),
        entry('3', {
          name: 'Macro 1',
          record: null,
          state: 'refused',
          problem: { kind, code: null, message: null },
        }),
      ]),
    ).toBe(`Creation of ${count} macros`),
  );

  it.each([
    ['es', 'Importación de 2 macros'],
    ['pt-BR', 'Importação de 2 macros'],
  ] as const)('the name of a bulk operation is translated (%s: %s)', (language, name) =>
    expect(getActivityRowName(getTranslator(language), both({ run: createRunId('import') }))).toBe(name),
  );
});
