import { expect, it } from 'vitest';
import { makeActivityEntry } from '../fixtures/activity-entry';
import { findInterruptedWrite } from './interrupted-write-notice';

const ENTRY = makeActivityEntry({ id: 'lost', kind: 'article', act: 'create', record: null, parent: 'help' });
const LOST = { ...ENTRY, shown: 'not-confirmed' } as const;
const NEW_ARTICLE = { kind: 'article', id: null, parent: 'help' } as const;

it('the new article form finds an unconfirmed create request for an article in the same portal', () => {
  expect(findInterruptedWrite([LOST], NEW_ARTICLE)).toBe(LOST);
});

it('finds the unconfirmed save of a team membership by the IDs of the team and the member', () => {
  const save = { ...LOST, kind: 'membership', act: 'update', record: '9', parent: '302' } as const;
  expect(findInterruptedWrite([save], { kind: 'membership', id: 9, parent: 302 })).toBe(save);
});

it.each([
  ['another portal', { ...LOST, parent: 'other' }],
  ['another kind', { ...LOST, kind: 'category' } as const],
  ['an update', { ...LOST, act: 'update' } as const],
  ['a confirmed creation', { ...LOST, shown: 'saved' } as const],
])('finds no interrupted create request for an article if the activity only contains %s', (_case, entry) => {
  expect(findInterruptedWrite([entry], NEW_ARTICLE)).toBeUndefined();
});
