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

describe('a block that is drawn', () => {
  it.each([
    ['a usual one', '| a | b |\n|---|---|\n| one | **two** |\n'],
    ['a long one', 'word '.repeat(MOST_CHARACTERS / 5 - 1)],
  ])('is whole: %s', (_, text) => {
    const tree = block(text);
    expect(cutTree(tree)).toBe(tree);
  });

  it('is cut where it has too many parts, and says so', () => {
    const row = `${'|a'.repeat(MOST_ELEMENTS)}|\n`;
    const cut = cutTree(block(`${row}${'|-'.repeat(MOST_ELEMENTS)}|\n${row}`));
    expect(cut.properties.dataCut).toBe(true);
    expect([...elementsOf(cut)].length).toBeLessThanOrEqual(MOST_ELEMENTS + 1);
    expect(textOf(cut).replaceAll(/\s/g, '')).toMatch(/^a{1000,}$/);
  });

  it('is cut in the midst of a text that is too long', () => {
    const cut = cutTree(block(`**Begin** ${'a'.repeat(2 * MOST_CHARACTERS)} end`));
    expect(cut.properties.dataCut).toBe(true);
    expect(textOf(cut)).toHaveLength(MOST_CHARACTERS);
    expect(textOf(cut)).toMatch(/^Begin a+$/);
  });
});
