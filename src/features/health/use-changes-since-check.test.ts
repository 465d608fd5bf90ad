import { expect, it } from 'vitest';
import { findChangeSinceCheck } from './use-changes-since-check';

const MACRO = { by: 'macro', id: 7, name: 'Escalate' } as const;
const TEAM = { by: 'team', id: 7, name: 'Night shift' } as const;
const SAVED = { kind: 'macro', record: '7', parent: null, act: 'update', state: 'saved', at: 20 } as const;

it('reports that a record was saved or deleted after the check', () => {
  expect(findChangeSinceCheck([SAVED], MACRO, 10)).toBe('changed');
  expect(findChangeSinceCheck([{ ...SAVED, act: 'delete' }], MACRO, 10)).toBe('deleted');
});

it('reports a team as changed if a member was added or removed after the check', () => {
  const joined = { ...SAVED, kind: 'membership', record: '3', parent: '7', act: 'create' } as const;
  expect(findChangeSinceCheck([joined], TEAM, 10)).toBe('changed');
  expect(findChangeSinceCheck([{ ...joined, act: 'delete' }], TEAM, 10)).toBe('changed');
});

it.each([
  ['an earlier write', { ...SAVED, at: 10 }],
  ['a rejected write', { ...SAVED, state: 'refused' }],
  ['a write that isn’t confirmed', { ...SAVED, state: 'not-confirmed' }],
  ['another record', { ...SAVED, record: '8' }],
  ['a record of another kind with the same ID', { ...SAVED, kind: 'team' }],
] as const)('does not report a record as changed after the check because of %s', (_case, entry) => {
  expect(findChangeSinceCheck([entry], MACRO, 10)).toBeNull();
});
