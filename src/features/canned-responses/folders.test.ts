import { describe, expect, it } from 'vitest';
import { buildFolderTree, type Folder, getFolder, isInFolder } from './folders';

const code = (short_code: string) => ({ short_code });

describe('getFolder', () => {
  it.each([
    ['billing/refund', 'billing'],
    ['billing/eu/refund', 'billing/eu'],
    ['a/b/c/d/e', 'a/b/c'],
    ['refund', null],
    ['/refund', null],
    ['billing/', 'billing'],
    ['billing//refund', 'billing'],
  ])('returns the folder of %s', (shortCode, folder) => expect(getFolder(shortCode)).toBe(folder));
});

describe('isInFolder', () => {
  it.each([
    ['billing/refund', undefined, true],
    ['billing/refund', 'billing', true],
    ['billing/eu/refund', 'billing', true],
    ['billing/refund', 'billing/eu', false],
    ['billing-eu/refund', 'billing', false],
    ['billing/refund', '', false],
    ['refund', '', true],
    ['billing', 'billing', false],
  ])('reports whether %s is in %s', (shortCode, path, isIn) =>
    expect(isInFolder(shortCode, path)).toBe(isIn),
  );
});

describe('buildFolderTree', () => {
  const print = (folders: readonly Folder[]): unknown =>
    folders.map(({ name, count, folders: inner }) =>
      inner.length > 0 ? [name, count, print(inner)] : [name, count],
    );

  it('counts a folder together with the folders in it, sorted by name', () => {
    const tree = buildFolderTree(['b/1', 'a/x/1', 'a/1', 'b/2', 'hello'].map(code));
    expect(tree).toMatchObject({ total: 5, loose: 1 });
    expect(print(tree.folders)).toEqual([
      ['a', 2, [['x', 1]]],
      ['b', 2],
    ]);
  });

  it('contains a selected folder that is empty', () => {
    expect(print(buildFolderTree([code('a/1')], 'a/gone').folders)).toEqual([['a', 1, [['gone', 0]]]]);
  });

  it('contains no folder for the selection “without a folder”', () => {
    expect(buildFolderTree([], '').folders).toEqual([]);
  });
});
