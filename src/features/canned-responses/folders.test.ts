import { expect, it } from 'vitest';
import { folderOf, foldersOf, foldersWith } from './folders';

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

it('names the folder that is asked for also where nothing is in it', () => {
  const codes = [{ short_code: 'a/1' }];
  const names = (asked: string | undefined) => foldersWith(asked, codes).map(({ name }) => name);
  expect([names(undefined), names('a'), names('gone'), names('')]).toEqual([
    ['a'],
    ['a'],
    ['a', 'gone'],
    ['a', null],
  ]);
});
