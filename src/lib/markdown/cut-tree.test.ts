import { describe, expect, it } from 'vitest';
import { blocksOf } from './article-blocks';
import { articleTree } from './article-tree';
import { cutTree, MOST_CHARACTERS, MOST_ELEMENTS } from './cut-tree';
import { elementsOf, textOf } from './tree-walk';

const block = (text: string) => {
  const [first] = blocksOf(articleTree(text));
  if (!first) throw new Error('The text has no block.');
  return first.element;
};

describe('cutTree', () => {
  it.each([
    ['an ordinary block', '| a | b |\n|---|---|\n| one | **two** |\n'],
    ['a long block', 'word '.repeat(MOST_CHARACTERS / 5 - 1)],
  ])('returns %s unchanged', (_, text) => {
    const tree = block(text);
    expect(cutTree(tree)).toBe(tree);
  });

  it('cuts a block with too many elements and marks it as cut', () => {
    const row = `${'|a'.repeat(MOST_ELEMENTS)}|\n`;
    const cut = cutTree(block(`${row}${'|-'.repeat(MOST_ELEMENTS)}|\n${row}`));
    expect(cut.properties.dataCut).toBe(true);
    expect([...elementsOf(cut)].length).toBeLessThanOrEqual(MOST_ELEMENTS + 1);
    expect(textOf(cut).replaceAll(/\s/g, '')).toMatch(/^a{1000,}$/);
  });

  it('cuts a block in the middle of a text that is too long', () => {
    const cut = cutTree(block(`**Begin** ${'a'.repeat(2 * MOST_CHARACTERS)} end`));
    expect(cut.properties.dataCut).toBe(true);
    expect(textOf(cut)).toHaveLength(MOST_CHARACTERS);
    expect(textOf(cut)).toMatch(/^Begin a+$/);
  });
});
