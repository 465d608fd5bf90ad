import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { groupEntries } from '~/records/activity/entry-rows';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { makeActivityEntry } from '~/records/fixtures/activity-entry';
import { type ActivityFilterValues, filterActivityRows, formatChangedFields } from './activity-rows';

const DAY = 24 * 3600 * 1000;
const NOW = 100 * DAY;

const entry = (name: string, more: Partial<DisplayedEntry> = {}): DisplayedEntry => ({
  ...makeActivityEntry({ id: `1/1/a@acme.test#${name}`, at: NOW, name }),
  shown: 'saved',
  ...more,
});

describe('filtering the rows of the activity log', () => {
  const entries = [
    entry('Refund', { reason: 'New terms' }),
    entry('Hello', { kind: 'team', shown: 'refused' }),
    entry('Old', { at: NOW - 8 * DAY }),
  ];
  it.each<[string, ActivityFilterValues, readonly string[]]>([
    ['all', {}, ['Refund', 'Hello', 'Old']],
    ['a name, regardless of case', { search: ' refu' }, ['Refund']],
    ['a reason', { search: 'TERMS' }, ['Refund']],
    ['the kind of record', { kind: 'team' }, ['Hello']],
    ['an outcome', { state: 'refused' }, ['Hello']],
    ['a period', { since: 'week' }, ['Refund', 'Hello']],
    ['several filters', { since: 'week', kind: 'macro' }, ['Refund']],
  ])('filters activity entries by %s', (_, filter, names) =>
    expect(
      filterActivityRows(groupEntries(entries), filter, NOW, () => '').map(
        ({ entries: [first] }) => first.name,
      ),
    ).toEqual(names),
  );
});

it('shows all activity entries of an import as one row with the most severe outcome', () => {
  const rows = groupEntries([
    entry('third', { run: 'a run', shown: 'refused' }),
    entry('alone'),
    entry('second', { run: 'a run' }),
  ]);
  expect(rows.map(({ id, shown, entries }) => [id, shown, entries.length])).toEqual([
    ['third', 'refused', 2],
    ['alone', 'saved', 1],
  ]);
});

it('lists activity entries with an unconfirmed outcome first', () => {
  const rows = groupEntries([entry('new'), entry('lost', { shown: 'not-confirmed' }), entry('old')]);
  expect(rows.map(({ id }) => id)).toEqual(['lost', 'new', 'old']);
});

it.each([
  ['saved', 'is shown as saved if its only rejected attempt was repeated', 'unauthenticated'],
  ['refused', 'stays rejected if another record with the same name was saved', 'invalid'],
])('outcome %s: an operation in the activity log %s', (state, _, kind) => {
  const attempt = { run: 'a run', record: null, act: 'create' } as const;
  const problem = { kind, code: null, message: null };
  const [row] = groupEntries([
    entry('Refund', { ...attempt, id: '#2', record: '7' }),
    entry('Refund', { ...attempt, id: '#1', state: 'refused', shown: 'refused', problem }),
  ]);
  expect(row?.shown).toBe(state);
  expect(row?.entries).toHaveLength(2);
});

describe('filtering the row of an import', () => {
  const run = groupEntries([
    entry('Refund', { run: 'a run', id: '#1' }),
    entry('Hello', { run: 'a run', id: '#2', kind: 'team', shown: 'refused' }),
  ]);
  it.each<[string, ActivityFilterValues]>([
    ['the name of one entry', { search: 'refund' }],
    ['the name of the import', { search: 'import of' }],
    ['the kind of one entry', { kind: 'team' }],
    ['the most severe outcome', { state: 'refused' }],
  ])('shows an import’s row with all of its entries if %s matches the filter', (_, filter) =>
    expect(filterActivityRows(run, filter, NOW, () => 'Import of 1 macro and 1 team')).toEqual(run),
  );
  it('hides an import’s row if the selected outcome isn’t the most severe outcome of its entries', () =>
    expect(filterActivityRows(run, { state: 'saved' }, NOW, () => '')).toEqual([]));
});

it('formatChangedFields lists each changed field once, and none for a created record or an added member', () => {
  const t = getTranslator('en');
  const rows = groupEntries([
    entry('run 1', {
      run: 'a run',
      before: { name: 'Old', description: 'Same' },
      after: { name: 'New', description: 'Same' },
    }),
    entry('run 2', {
      run: 'a run',
      before: { name: 'Old', status: 'draft' },
      after: { name: 'New', status: 'published' },
    }),
    entry('new', { act: 'create', before: null, after: { name: 'New' } }),
    entry('member', { kind: 'membership', before: { isMember: false }, after: { isMember: true } }),
  ]);
  expect(rows.map((row) => formatChangedFields(t, row))).toEqual(['Name, Status', '', '']);
});
