import { expect, it } from 'vitest';
import {
  containsWords,
  evidenceOf,
  holds,
  holdsLocale,
  isAfter,
  isBefore,
  isOrdered,
  type Sign,
} from './ignored-parameters';

const STATUS = holds('status', ['open', 'resolved']);
const ORDER = isOrdered({ oldest: ['id', 'ascending'], newest: ['id', 'descending'] });
const SORT = isOrdered({ title_asc: ['title', 'ascending'], title_desc: ['title', 'descending'] });
const NOON = '2026-03-01T12:00:00.000Z';
const at = (hour: string) => ({ at: `2026-03-01T${hour}:00:00.000Z` });

it.each<[string, Sign, unknown, readonly object[], boolean]>([
  ['the very value', STATUS, 'open', [{ status: 'open' }], false],
  ['another known value', STATUS, 'open', [{ status: 'open' }, { status: 'resolved' }], true],
  ['a value that nobody knows yet', STATUS, 'open', [{ status: 'open_v2' }], false],
  ['no rows', STATUS, 'open', [], false],
  ['nothing asked', STATUS, undefined, [{ status: 'open' }, { status: 'resolved' }], false],
  ['an empty text asked', STATUS, '', [{ status: 'resolved' }], false],
  ['a number', holds('inbox_id'), 3, [{ inbox_id: 3 }], false],
  ['another number', holds('inbox_id'), 3, [{ inbox_id: 4 }], true],
  ['a number that is missing', holds('category_id'), 3, [{ category_id: null }], true],
  ['a language spelled otherwise', holdsLocale('locale'), 'pt_BR', [{ locale: 'pt-br' }], false],
  ['another language', holdsLocale('locale'), 'es', [{ locale: 'es_419' }], true],
  ['a time after', isAfter('at'), NOON, [at('12'), at('13')], false],
  ['a time that isn’t after', isAfter('at'), NOON, [at('11')], true],
  ['a time that can’t be read', isAfter('at'), NOON, [{ at: 'later' }], false],
  ['a time before', isBefore('at'), NOON, [at('12'), at('11')], false],
  ['a time that isn’t before', isBefore('at'), NOON, [at('13')], true],
  [
    'words in any field',
    containsWords('name', 'note'),
    'Ação équipe',
    [{ name: 'acao', note: 'EQUIPE' }],
    false,
  ],
  ['words that are in no field', containsWords('name'), 'care', [{ name: 'Billing' }], true],
  ['ascending numbers', ORDER, 'oldest', [{ id: 1 }, { id: 3 }, { id: 2 }], false],
  ['descending numbers', ORDER, 'oldest', [{ id: 3 }, { id: 1 }], true],
  ['one row', ORDER, 'newest', [{ id: 3 }], false],
  ['the same order', ORDER, 'newest', [{ id: 3 }, { id: 1 }], false],
  ['an order that isn’t known', ORDER, 'constructor', [{ id: 3 }, { id: 1 }], false],
  ['titles in order', SORT, 'title_desc', [{ title: 'b' }, { title: 'a' }], false],
  ['titles against the order', SORT, 'title_asc', [{ title: 'b' }, { title: 'a' }], true],
  ['titles that languages order differently', SORT, 'title_asc', [{ title: 'a' }, { title: 'B' }], false],
])('%s', (_, sign, asked, rows, isIgnored) => {
  expect(evidenceOf({ asked: sign }).ignored({ asked }, rows)).toEqual(isIgnored ? ['asked'] : []);
});

it('leaves the rows that were asked for', () => {
  const rows = [
    { id: 1, status: 'open' },
    { id: 2, status: 'resolved' },
    { id: 3, status: 'open_v2' },
  ];
  const { fitting } = evidenceOf({ status: STATUS, order: ORDER });
  expect(fitting({ status: 'open', order: 'newest', page: 1 }, rows)).toEqual([rows[0], rows[2]]);
  expect(fitting({}, rows)).toEqual(rows);
});
