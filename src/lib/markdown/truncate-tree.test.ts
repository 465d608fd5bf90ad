import { describe, expect, it } from 'vitest';
import { extractBlocks } from './article-blocks';
import { buildArticleTree } from './article-tree';
import { getNodeText, walkElements } from './tree-walk';
import { MAX_BLOCK_CHARACTERS, MAX_BLOCK_ELEMENTS, truncateTree } from './truncate-tree';

const block = (text: string) => {
  const [first] = extractBlocks(buildArticleTree(text));
  if (!first) throw new Error('The text has no block.');
  return first.element;
};

describe('truncateTree', () => {
  it.each([
    ['an ordinary block', '| a | b |\n|---|---|\n| one | **two** |\n'],
    ['a long block', 'word '.repeat(MAX_BLOCK_CHARACTERS / 5 - 1)],
  ])('truncateTree returns %s unchanged', (_, text) => {
    const tree = block(text);
    expect(truncateTree(tree)).toBe(tree);
  });

  it('truncateTree truncates a block with too many elements and marks it as truncated', () => {
    const row = `${'|a'.repeat(MAX_BLOCK_ELEMENTS)}|\n`;
    const cut = truncateTree(block(`${row}${'|-'.repeat(MAX_BLOCK_ELEMENTS)}|\n${row}`));
    expect(cut.properties.dataCut).toBe(true);
    expect([...walkElements(cut)].length).toBeLessThanOrEqual(MAX_BLOCK_ELEMENTS + 1);
    expect(getNodeText(cut).replaceAll(/\s/g, '')).toMatch(/^a{1000,}$/);
  });

  it('truncateTree truncates a block after the maximum number of characters', () => {
    const cut = truncateTree(block(`**Begin** ${'a'.repeat(2 * MAX_BLOCK_CHARACTERS)} end`));
    expect(cut.properties.dataCut).toBe(true);
    expect(getNodeText(cut)).toHaveLength(MAX_BLOCK_CHARACTERS);
    expect(getNodeText(cut)).toMatch(/^Begin a+$/);
  });
});
