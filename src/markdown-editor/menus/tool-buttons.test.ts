import { expect, it } from 'vitest';
import { splitTools, TOOL_BUTTONS } from './tool-buttons';

const ALL = Object.keys(TOOL_BUTTONS);

it('divides the tools without losing or repeating one, at any width', () => {
  for (let count = 0; count < ALL.length - 1; count += 1) {
    const { shown, folded } = splitTools(count);
    expect(shown).toHaveLength(count);
    expect([...shown, ...folded].toSorted()).toEqual(ALL.toSorted());
  }
});

it('keeps the most frequently used tools on a phone', () => {
  expect(splitTools(7).shown).toEqual(['blocks', 'heading2', 'bold', 'italic', 'link', 'image', 'bullet']);
});

it('shows no button for the menu of blocks if every block has its own', () => {
  expect(splitTools(ALL.length - 1).shown).not.toContain('blocks');
  expect(splitTools(ALL.length - 1).folded).toEqual([]);
});
