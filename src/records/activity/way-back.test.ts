import { describe, expect, it } from 'vitest';
import { makeEntry } from '../fixtures/activity-entry';
import { sameText } from '../values';
import { ACTIVITY_KINDS, ACTS, type ActivityEntry } from './entry';
import { fieldsBack, isRecreation, recreated, restored, undoings, wayBack } from './way-back';

const RECORDS = ['canned-response', 'macro', 'team', 'availability-reason', 'category', 'article'] as const;

describe('the way back', () => {
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
  ] as const)('of %s, %s is %s', (kind, act, expected) => {
    const way = wayBack(makeEntry({ kind, act }));
    expect(way.way === 'none' ? way.why : way.way).toBe(expected);
  });

  it.each(ACTIVITY_KINDS.flatMap((kind) => ACTS.map((act) => [kind, act] as const)))(
    'of %s, %s is none where nothing was written',
    (kind, act) => {
      for (const state of ['refused', 'not-sent'] as const)
        expect(wayBack(makeEntry({ kind, act, state }))).toEqual({ way: 'none', why: 'nothing-written' });
    },
  );

  it.each<[string, Partial<ActivityEntry>, string]>([
    ['isn’t confirmed', { state: 'not-confirmed' }, 'not-confirmed'],
    ['isn’t confirmed of a campaign', { state: 'not-confirmed', kind: 'campaign', act: 'send' }, 'campaign'],
    ['has no former values', { before: null }, 'unknown-values'],
    ['wrote no field', { before: {} }, 'unknown-values'],
    ['deleted what nobody had read', { act: 'delete', before: null }, 'unknown-values'],
    ['created what has no number', { act: 'create', record: null }, 'unknown-values'],
  ])('is none where a write %s', (_, parts, why) => {
    expect(wayBack(makeEntry(parts))).toEqual({ way: 'none', why });
  });

  it('creates again what a deletion answered as not found has left', () => {
    const problem = { kind: 'not-found', code: null, message: null };
    const deletion = makeEntry({ act: 'delete', state: 'not-confirmed', problem });
    expect(wayBack(deletion)).toEqual({ way: 'create-again' });
    expect(wayBack({ ...deletion, problem: { ...problem, kind: 'timed-out' } })).toEqual({
      way: 'none',
      why: 'not-confirmed',
    });
  });

  it('is gone once it was taken', () => {
    expect(wayBack(makeEntry({}), makeEntry({ undoes: makeEntry({}).id }))).toEqual({
      way: 'none',
      why: 'undone',
    });
  });
});

describe('what undid an entry', () => {
  const undoing = makeEntry({ id: '2', at: 2, undoes: makeEntry({}).id });
  it('is found by it', () => {
    expect(undoings([makeEntry({}), undoing])).toEqual(new Map([[makeEntry({}).id, undoing]]));
  });
  it.each(['refused', 'not-sent', 'not-confirmed'] as const)('is not what is %s', (state) => {
    expect(undoings([makeEntry({}), { ...undoing, state }]).size).toBe(0);
  });
  it('counts no more once it was undone itself', () => {
    const again = makeEntry({ id: '3', at: 3, undoes: '2' });
    expect([...undoings([makeEntry({}), undoing, again]).keys()]).toEqual(['2']);
  });
});

describe('the fields of an update', () => {
  const NOW = { name: 'b', text: 'one\ntwo', actions: ['x'] };
  it.each<[string, Partial<ActivityEntry>, string[]]>([
    ['stand as they were written', {}, ['name written']],
    ['stand as they were before', { before: { name: 'b' }, after: { name: 'c' } }, ['name already']],
    ['were changed since', { before: { name: 'a' }, after: { name: 'c' } }, ['name changed']],
    [
      'are compared as the resource does',
      { before: { text: 'one' }, after: { text: 'one\r\ntwo' } },
      ['text written'],
    ],
    [
      'are told one by one',
      { before: { name: 'a', text: '' }, after: { name: 'b', text: 'x' } },
      ['name written', 'text changed'],
    ],
    ['are left out where the record has them no more', { before: { gone: 1 }, after: { gone: 2 } }, []],
  ])('%s', (_, parts, expected) => {
    const found = fieldsBack(makeEntry(parts), NOW, { text: sameText });
    expect(found.map(({ field, state }) => `${field} ${state}`)).toEqual(expected);
  });
});

describe('what is written', () => {
  it('is the former value of the chosen fields only', () => {
    const given = { before: { name: 'a', text: 'former' } };
    expect(restored(given, { name: 'b', text: 'now', other: 1 }, new Set(['name']))).toEqual({
      name: 'a',
      text: 'now',
      other: 1,
    });
  });
  it('as a new record is what was known and can be written', () => {
    const given = { before: { name: 'a', member_ids: [1] } };
    expect(recreated(given, { name: '', text: '' })).toEqual({ name: 'a', text: '' });
  });
});

describe('isRecreation', () => {
  const deletion = wayBack(makeEntry({ act: 'delete' }));
  it('is true of deletions, also beside one that never happened', () =>
    expect(isRecreation([deletion, wayBack(makeEntry({ act: 'delete', state: 'refused' }))])).toBe(true));
  it('is false beside a change that can be undone', () =>
    expect(isRecreation([deletion, wayBack(makeEntry({}))])).toBe(false));
  it('is false when there is nothing to create', () =>
    expect(isRecreation([wayBack(makeEntry({ state: 'refused' }))])).toBe(false));
});
