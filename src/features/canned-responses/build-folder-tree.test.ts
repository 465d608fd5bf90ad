import { describe, expect, it } from 'vitest';
import { buildFolderTree, type CannedResponseFolder } from './build-folder-tree';

const code = (short_code: string) => ({ short_code });

describe('buildFolderTree', () => {
  const print = (folders: readonly CannedResponseFolder[]): unknown =>
    folders.map(({ name, count, folders: inner }) =>
      inner.length > 0 ? [name, count, print(inner)] : [name, count],
    );

  it('counts the responses of a folder including its subfolders, and sorts folders by name', () => {
    const tree = buildFolderTree(['b/1', 'a/x/1', 'a/1', 'b/2', 'hello'].map(code));
    expect(tree).toMatchObject({ total: 5, loose: 1 });
    expect(print(tree.folders)).toEqual([
      ['a', 2, [['x', 1]]],
      ['b', 2],
    ]);
  });

  it('the folder tree contains the selected folder even if it is empty', () => {
    expect(print(buildFolderTree([code('a/1')], 'a/gone').folders)).toEqual([['a', 1, [['gone', 0]]]]);
  });

  it('the folder tree contains no folder for the selection “Without a folder”', () => {
    expect(buildFolderTree([], '').folders).toEqual([]);
  });
});
