import { expect, it } from 'vitest';
import { splitTools, TOOL_BUTTONS } from './tool-buttons';

const ALL = Object.keys(TOOL_BUTTONS);

it('shows each tool exactly once, in the toolbar or in its menu, at any width', () => {
  for (let count = 0; count < ALL.length - 1; count += 1) {
    const { shown, folded } = splitTools(count);
    expect(shown).toHaveLength(count);
    expect([...shown, ...folded].toSorted()).toEqual(ALL.toSorted());
  }
});

it('keeps the most frequently used tools in the toolbar on a phone', () => {
  expect(splitTools(7).shown).toEqual(['blocks', 'heading2', 'bold', 'italic', 'link', 'image', 'bullet']);
});

it('hides the button of the block menu if the toolbar has a button for every block', () => {
  expect(splitTools(ALL.length - 1).shown).not.toContain('blocks');
  expect(splitTools(ALL.length - 1).folded).toEqual([]);
});
