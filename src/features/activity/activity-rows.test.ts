import { describe, expect, it } from 'vitest';
import { groupEntries } from '~/records/activity/entry-rows';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { makeEntry } from '~/records/fixtures/activity-entry';
import { type ActivityFilter, filterRows } from './activity-rows';

const DAY = 24 * 3600 * 1000;
const NOW = 100 * DAY;

const entry = (name: string, more: Partial<DisplayedEntry> = {}): DisplayedEntry => ({
  ...makeEntry({ id: `1/1/a@acme.test#${name}`, at: NOW, name }),
  shown: 'saved',
  ...more,
});

describe('filtering the rows of the activity log', () => {
  const entries = [
    entry('Refund', { reason: 'New terms' }),
    entry('Hello', { kind: 'team', shown: 'refused' }),
    entry('Old', { at: NOW - 8 * DAY }),
  ];
  it.each<[string, ActivityFilter, readonly string[]]>([
    ['all', {}, ['Refund', 'Hello', 'Old']],
    ['a name, in any case', { search: ' refu' }, ['Refund']],
    ['a reason', { search: 'TERMS' }, ['Refund']],
    ['a kind', { kind: 'team' }, ['Hello']],
    ['an outcome', { state: 'refused' }, ['Hello']],
    ['a time', { since: 'week' }, ['Refund', 'Hello']],
    ['several', { since: 'week', kind: 'macro' }, ['Refund']],
  ])('matches by %s', (_, filter, names) =>
    expect(
      filterRows(groupEntries(entries), filter, NOW, () => '').map(({ entries: [first] }) => first.name),
    ).toEqual(names),
  );
});

it('groups the entries of a bulk run in one row with the outcome of the most severe entry', () => {
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

it('lists entries with an unconfirmed outcome first', () => {
  const rows = groupEntries([entry('new'), entry('lost', { shown: 'not-confirmed' }), entry('old')]);
  expect(rows.map(({ id }) => id)).toEqual(['lost', 'new', 'old']);
});

describe('filtering the row of a bulk run', () => {
  const run = groupEntries([
    entry('Refund', { run: 'a run', id: '#1' }),
    entry('Hello', { run: 'a run', id: '#2', kind: 'team', shown: 'refused' }),
  ]);
  it.each<[string, ActivityFilter]>([
    ['the name of one entry', { search: 'refund' }],
    ['the name of the run', { search: 'import of' }],
    ['the kind of one entry', { kind: 'team' }],
    ['its own outcome', { state: 'refused' }],
  ])('keeps the whole run when %s matches', (_, filter) =>
    expect(filterRows(run, filter, NOW, () => 'Import of 1 macro and 1 team')).toEqual(run),
  );
  it('hides a bulk run when the selected outcome is that of one entry but not of the run', () =>
    expect(filterRows(run, { state: 'saved' }, NOW, () => '')).toEqual([]));
});
