import { expect, test } from 'vitest';
import { blockMaker } from '~/lib/markdown/article-blocks';
import { DrawnBlocks } from './drawn-blocks';

test('a block that looks the same keeps its tree, and any block its own line', () => {
  const make = blockMaker();
  const first = new DrawnBlocks(make('# One\n\nsame\n'), null);
  const same = first.at(1);
  const second = new DrawnBlocks(make('# One\n\nnew\n\nsame\n'), first);
  expect(second.at(2)?.tree).toBe(same?.tree);
  expect([second.at(2)?.line, second.at(1)?.line, second.length]).toEqual([5, 3, 3]);
  expect(second.at(1)?.tree.children).toEqual([{ type: 'text', value: 'new' }]);
  expect(second.at(3)).toBeUndefined();
});

test('blocks of a new worker take nothing from those that had their numbers', () => {
  const first = new DrawnBlocks(blockMaker()('old\n'), null);
  expect(first.at(0)?.tree.children).toEqual([{ type: 'text', value: 'old' }]);
  const second = new DrawnBlocks(blockMaker()('new\n'), first);
  expect(second.at(0)?.tree.children).toEqual([{ type: 'text', value: 'new' }]);
});

test('a heading is found by its id, and not by a text that says the same', () => {
  const text = '`"id":"user-content-two"`\n\n# One\n\n> ## Two\n';
  const blocks = new DrawnBlocks(blockMaker()(text), null);
  expect(blocks.lineOfId(['two', 'user-content-two'])).toBe(5);
  expect(blocks.lineOfId(['three'])).toBeNull();
});
