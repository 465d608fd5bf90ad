import { expect, it } from 'vitest';
import { folderOf, foldersOf } from './folders';

it.each([
  ['billing/refund', 'billing'],
  ['billing/eu/refund', 'billing'],
  ['refund', null],
  ['/refund', null],
  ['billing/', 'billing'],
])('%s is in %s', (shortCode, folder) => expect(folderOf(shortCode)).toBe(folder));

it('counts what each folder holds, what is in none first', () => {
  const codes = ['b/1', 'a/1', 'b/2', 'hello'].map((short_code) => ({ short_code }));
  expect(foldersOf(codes)).toEqual([
    { name: null, count: 1 },
    { name: 'a', count: 1 },
    { name: 'b', count: 2 },
  ]);
});
