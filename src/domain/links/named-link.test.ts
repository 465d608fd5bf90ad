import { expect, it } from 'vitest';
import { UNLOADED_LISTS } from '../look-ups';
import { findNamedRecord } from './named-link';

const LISTS = {
  ...UNLOADED_LISTS,
  label: [{ id: 1, name: 'vip' }],
  agent: [
    { id: 2, name: 'Ana' },
    { id: 3, name: 'Ana' },
  ],
};

it('finds the record that a name in a sentence refers to, by its ID or by a name that no other record has', () => {
  expect(findNamedRecord(LISTS, 'label', 'vip')?.id).toBe(1);
  expect(findNamedRecord(LISTS, 'agent', 3)?.id).toBe(3);
});

it('finds no record for a name that two agents have, an unknown name, or a list that is not loaded', () => {
  expect(findNamedRecord(LISTS, 'agent', 'Ana')).toBeUndefined();
  expect(findNamedRecord(LISTS, 'label', 'gone')).toBeUndefined();
  expect(findNamedRecord(LISTS, 'team', 4)).toBeUndefined();
});
