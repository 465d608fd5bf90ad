import { expect, it } from 'vitest';
import {
  createAfterCheck,
  createBeforeCheck,
  createFieldCheck,
  createLocaleCheck,
  createOrderCheck,
  createWordCheck,
  defineParameterChecks,
  type ParameterCheck,
} from './ignored-parameters';

const STATUS = createFieldCheck('status', ['open', 'resolved']);
const ORDER = createOrderCheck({ oldest: ['id', 'ascending'], newest: ['id', 'descending'] });
const SORT = createOrderCheck({ title_asc: ['title', 'ascending'], title_desc: ['title', 'descending'] });
const NOON = '2026-03-01T12:00:00.000Z';
const at = (hour: string) => ({ at: `2026-03-01T${hour}:00:00.000Z` });

it.each<[string, ParameterCheck, unknown, readonly object[], boolean]>([
  ['accepts the requested value', STATUS, 'open', [{ status: 'open' }], false],
  ['reports a different known value', STATUS, 'open', [{ status: 'open' }, { status: 'resolved' }], true],
  ['accepts a value outside the known ones', STATUS, 'open', [{ status: 'open_v2' }], false],
  ['accepts an empty list', STATUS, 'open', [], false],
  [
    'accepts any row when the parameter is not set',
    STATUS,
    undefined,
    [{ status: 'open' }, { status: 'resolved' }],
    false,
  ],
  ['accepts any row when the parameter is empty', STATUS, '', [{ status: 'resolved' }], false],
  ['accepts the requested number', createFieldCheck('inbox_id'), 3, [{ inbox_id: 3 }], false],
  ['reports a different number', createFieldCheck('inbox_id'), 3, [{ inbox_id: 4 }], true],
  ['reports a missing number', createFieldCheck('category_id'), 3, [{ category_id: null }], true],
  [
    'accepts a locale in another spelling',
    createLocaleCheck('locale'),
    'pt_BR',
    [{ locale: 'pt-br' }],
    false,
  ],
  ['reports a different locale', createLocaleCheck('locale'), 'es', [{ locale: 'es_419' }], true],
  ['accepts times at or after the requested one', createAfterCheck('at'), NOON, [at('12'), at('13')], false],
  ['reports a time before the requested one', createAfterCheck('at'), NOON, [at('11')], true],
  ['accepts a time that can’t be parsed', createAfterCheck('at'), NOON, [{ at: 'later' }], false],
  [
    'accepts times at or before the requested one',
    createBeforeCheck('at'),
    NOON,
    [at('12'), at('11')],
    false,
  ],
  ['reports a time after the requested one', createBeforeCheck('at'), NOON, [at('13')], true],
  [
    'accepts words in any field, whatever their case and accents',
    createWordCheck('name', 'note'),
    'Ação équipe',
    [{ name: 'acao', note: 'EQUIPE' }],
    false,
  ],
  ['reports words that are in no field', createWordCheck('name'), 'care', [{ name: 'Billing' }], true],
  [
    'accepts numbers whose first and last are ascending',
    ORDER,
    'oldest',
    [{ id: 1 }, { id: 3 }, { id: 2 }],
    false,
  ],
  [
    'reports descending numbers when ascending ones were requested',
    ORDER,
    'oldest',
    [{ id: 3 }, { id: 1 }],
    true,
  ],
  ['accepts a single row in any order', ORDER, 'newest', [{ id: 3 }], false],
  ['accepts descending numbers when they were requested', ORDER, 'newest', [{ id: 3 }, { id: 1 }], false],
  ['accepts any rows for an unknown order', ORDER, 'constructor', [{ id: 3 }, { id: 1 }], false],
  ['accepts titles in the requested order', SORT, 'title_desc', [{ title: 'b' }, { title: 'a' }], false],
  ['reports titles in the opposite order', SORT, 'title_asc', [{ title: 'b' }, { title: 'a' }], true],
  [
    'accepts titles whose order depends on the language',
    SORT,
    'title_asc',
    [{ title: 'a' }, { title: 'B' }],
    false,
  ],
])('%s', (_, sign, asked, rows, isIgnored) => {
  expect(defineParameterChecks({ asked: sign }).ignored({ asked }, rows)).toEqual(isIgnored ? ['asked'] : []);
});

it('rows that don’t match the requested parameters are removed', () => {
  const rows = [
    { id: 1, status: 'open' },
    { id: 2, status: 'resolved' },
    { id: 3, status: 'open_v2' },
  ];
  const { fitting } = defineParameterChecks({ status: STATUS, order: ORDER });
  expect(fitting({ status: 'open', order: 'newest', page: 1 }, rows)).toEqual([rows[0], rows[2]]);
  expect(fitting({}, rows)).toEqual(rows);
});
