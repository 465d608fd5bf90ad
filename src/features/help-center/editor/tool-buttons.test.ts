import { expect, it } from 'vitest';
import { TOOL_BUTTONS, toolsFor } from './tool-buttons';

it('leaves out none, and nothing twice, however narrow the line is', () => {
  for (let count = 0; count < 19; count += 1) {
    const { shown, folded } = toolsFor(count);
    expect(shown).toHaveLength(count);
    expect([...shown, ...folded].toSorted()).toEqual(Object.keys(TOOL_BUTTONS).toSorted());
  }
});

it('keeps what is used most on a phone', () => {
  expect(toolsFor(7).shown).toEqual(['blocks', 'heading2', 'bold', 'italic', 'link', 'image', 'bullet']);
});

it('needs no menu of blocks where every block has a button', () => {
  expect(toolsFor(19).shown).not.toContain('blocks');
  expect(toolsFor(19).folded).toEqual([]);
});
