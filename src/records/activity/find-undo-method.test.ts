import { describe, expect, it } from 'vitest';
import { makeActivityEntry } from '../fixtures/activity-entry';
import { isSameText } from '../values';
import { ACTIVITY_ACTIONS, ACTIVITY_KINDS, type ActivityEntry } from './entry';
import {
  compareFieldsToRestore,
  findUndoMethod,
  getRecreationValues,
  isRecreation,
  mapUndoneEntries,
  restoreFieldValues,
} from './find-undo-method';

const RECORDS = ['canned-response', 'macro', 'team', 'availability-reason', 'category', 'article'] as const;

describe('findUndoMethod', () => {
  it.each([
    ...RECORDS.flatMap(
      (kind) =>
        [
          [kind, 'create', 'remove'],
          [kind, 'update', 'restore'],
          [kind, 'delete', 'create-again'],
        ] as const,
    ),
    ['portal', 'create', 'portal'],
    ['portal', 'update', 'restore'],
    ['membership', 'update', 'restore'],
    ['portal-language', 'update', 'restore'],
    ['image', 'upload', 'image'],
    ['campaign', 'send', 'campaign'],
    ['assistant', 'propose', 'assistant-reviewed'],
    ['assistant', 'apply', 'assistant-applied'],
    ['assistant', 'create', 'assistant-created'],
  ] as const)(
    'for kind %s and action %s, returns the undo method or the reason why there is none: %s',
    (kind, act, expected) => {
      const way = findUndoMethod(makeActivityEntry({ kind, act }));
      expect(way.way === 'none' ? way.why : way.way).toBe(expected);
    },
  );

  it.each(ACTIVITY_KINDS.flatMap((kind) => ACTIVITY_ACTIONS.map((act) => [kind, act] as const)))(
    'offers no undo for a write that was rejected or never sent (kind %s, action %s)',
    (kind, act) => {
      for (const state of ['refused', 'not-sent'] as const)
        expect(findUndoMethod(makeActivityEntry({ kind, act, state }))).toEqual({
          way: 'none',
          why: 'nothing-written',
        });
    },
  );

  it.each<[string, Partial<ActivityEntry>, string]>([
    ['isn’t confirmed', { state: 'not-confirmed' }, 'not-confirmed'],
    [
      'isn’t confirmed and sends a campaign',
      { state: 'not-confirmed', kind: 'campaign', act: 'send' },
      'campaign',
    ],
    ['has no former values', { before: null }, 'unknown-values'],
    ['wrote no field', { before: {} }, 'unknown-values'],
    ['deleted a record that was never read', { act: 'delete', before: null }, 'unknown-values'],
    ['created a record without a known ID', { act: 'create', record: null }, 'unknown-values'],
  ])('offers no undo for a write that %s', (_, parts, why) => {
    expect(findUndoMethod(makeActivityEntry(parts))).toEqual({ way: 'none', why });
  });

  it('offers to create a record again if the platform answered its deletion with “not found”', () => {
    const problem = { kind: 'not-found', code: null, message: null };
    const deletion = makeActivityEntry({ act: 'delete', state: 'not-confirmed', problem });
    expect(findUndoMethod(deletion)).toEqual({ way: 'create-again' });
    expect(findUndoMethod({ ...deletion, problem: { ...problem, kind: 'timed-out' } })).toEqual({
      way: 'none',
      why: 'not-confirmed',
    });
  });

  it('offers no undo for a write that has already been undone', () => {
    expect(
      findUndoMethod(makeActivityEntry({}), makeActivityEntry({ undoes: makeActivityEntry({}).id })),
    ).toEqual({
      way: 'none',
      why: 'undone',
    });
  });
});

describe('mapUndoneEntries', () => {
  const undoing = makeActivityEntry({ id: '2', at: 2, undoes: makeActivityEntry({}).id });
  it('mapUndoneEntries maps an undone activity entry to the entry that records its undo', () => {
    expect(mapUndoneEntries([makeActivityEntry({}), undoing])).toEqual(
      new Map([[makeActivityEntry({}).id, undoing]]),
    );
  });
  it.each(['refused', 'not-sent', 'not-confirmed'] as const)(
    'an activity entry doesn’t count as undone when its undo is %s',
    (state) => {
      expect(mapUndoneEntries([makeActivityEntry({}), { ...undoing, state }]).size).toBe(0);
    },
  );
  it('an activity entry doesn’t count as undone when its undo has been undone', () => {
    const again = makeActivityEntry({ id: '3', at: 3, undoes: '2' });
    expect([...mapUndoneEntries([makeActivityEntry({}), undoing, again]).keys()]).toEqual(['2']);
  });
});

describe('compareFieldsToRestore', () => {
  const NOW = { name: 'b', text: 'one\ntwo', actions: ['x'] };
  it.each<[string, Partial<ActivityEntry>, string[]]>([
    ['that still have the written value', {}, ['name written']],
    [
      'that already have their former value',
      { before: { name: 'b' }, after: { name: 'c' } },
      ['name already'],
    ],
    ['that were changed since', { before: { name: 'a' }, after: { name: 'c' } }, ['name changed']],
    [
      'compared by the rules of the resource',
      { before: { text: 'one' }, after: { text: 'one\r\ntwo' } },
      ['text written'],
    ],
    [
      'that have different states',
      { before: { name: 'a', text: '' }, after: { name: 'b', text: 'x' } },
      ['name written', 'text changed'],
    ],
    ['that the record no longer has', { before: { gone: 1 }, after: { gone: 2 } }, []],
  ])('determines the state of updated fields %s', (_, parts, expected) => {
    const found = compareFieldsToRestore(makeActivityEntry(parts), NOW, { text: isSameText });
    expect(found.map(({ field, state }) => `${field} ${state}`)).toEqual(expected);
  });
});

describe('values that an undo writes', () => {
  it('an undo restores the earlier values of the selected fields and keeps the other fields', () => {
    const given = { before: { name: 'a', text: 'former' } };
    expect(restoreFieldValues(given, { name: 'b', text: 'now', other: 1 }, new Set(['name']))).toEqual({
      name: 'a',
      text: 'now',
      other: 1,
    });
  });
  it('recreating a deleted record omits fields that a new record doesn’t accept', () => {
    const given = { before: { name: 'a', member_ids: [1] } };
    expect(getRecreationValues(given, { name: '', text: '' })).toEqual({ name: 'a', text: '' });
  });
});

describe('isRecreation', () => {
  const deletion = findUndoMethod(makeActivityEntry({ act: 'delete' }));
  it('an undo that only reverts deletions counts as creating records again, even if a deletion was rejected', () =>
    expect(
      isRecreation([deletion, findUndoMethod(makeActivityEntry({ act: 'delete', state: 'refused' }))]),
    ).toBe(true));
  it('an undo that also restores a changed record doesn’t count as creating records again', () =>
    expect(isRecreation([deletion, findUndoMethod(makeActivityEntry({}))])).toBe(false));
  it('an undo with nothing to create doesn’t count as creating records again', () =>
    expect(isRecreation([findUndoMethod(makeActivityEntry({ state: 'refused' }))])).toBe(false));
});
