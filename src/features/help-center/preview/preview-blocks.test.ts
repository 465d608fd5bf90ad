import { expect, test } from 'vitest';
import { createBlockSplitter } from '~/lib/markdown/article-blocks';
import { PreviewBlocks } from './preview-blocks';

test('the preview reuses the tree of an unchanged block and updates its line number', () => {
  const make = createBlockSplitter();
  const first = new PreviewBlocks(make('# One\n\nsame\n'), null);
  const same = first.at(1);
  const second = new PreviewBlocks(make('# One\n\nnew\n\nsame\n'), first);
  expect(second.at(2)?.tree).toBe(same?.tree);
  expect([second.at(2)?.line, second.at(1)?.line, second.length]).toEqual([5, 3, 3]);
  expect(second.at(1)?.tree.children).toEqual([{ type: 'text', value: 'new' }]);
  expect(second.at(3)).toBeUndefined();
});

test('the preview does not reuse blocks that another worker created, even if their keys are equal', () => {
  const first = new PreviewBlocks(createBlockSplitter()('old\n'), null);
  expect(first.at(0)?.tree.children).toEqual([{ type: 'text', value: 'old' }]);
  const second = new PreviewBlocks(createBlockSplitter()('new\n'), first);
  expect(second.at(0)?.tree.children).toEqual([{ type: 'text', value: 'new' }]);
});

test('the preview finds a heading by its ID, but ignores other text that contains the same ID', () => {
  const text = '`"id":"user-content-two"`\n\n# One\n\n> ## Two\n';
  const blocks = new PreviewBlocks(createBlockSplitter()(text), null);
  expect(blocks.lineOfId(['two', 'user-content-two'])).toBe(5);
  expect(blocks.lineOfId(['three'])).toBeNull();
});

test('the preview marks quotes that start with a bold word as callouts', () => {
  const text = '> **Note:** Rinse first.\n\n> **Atención**\n\n> A quote with **Tip:** inside\n';
  const blocks = new PreviewBlocks(createBlockSplitter()(text), null);
  const kinds = [0, 1, 2].map((index) => blocks.at(index)?.tree.properties.dataCallout);
  expect(kinds).toEqual(['note', 'warning', undefined]);
});
