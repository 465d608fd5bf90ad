import { expect, it } from 'vitest';
import { UNLOADED_RECORD_LISTS } from '../look-ups';
import { findNamedRecord } from './record-link';

const LISTS = {
  ...UNLOADED_RECORD_LISTS,
  label: [{ id: 1, name: 'vip' }],
  agent: [
    { id: 2, name: 'Ana' },
    { id: 3, name: 'Ana' },
  ],
};

it('findNamedRecord finds a record by its ID or by a unique name', () => {
  expect(findNamedRecord(LISTS, 'label', 'vip')?.id).toBe(1);
  expect(findNamedRecord(LISTS, 'agent', 3)?.id).toBe(3);
});

it('findNamedRecord finds no record if two agents share the name, if the name is unknown, or if the list isn’t loaded', () => {
  expect(findNamedRecord(LISTS, 'agent', 'Ana')).toBeUndefined();
  expect(findNamedRecord(LISTS, 'label', 'gone')).toBeUndefined();
  expect(findNamedRecord(LISTS, 'team', 4)).toBeUndefined();
});
