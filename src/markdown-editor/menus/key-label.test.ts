import { expect, it } from 'vitest';
import { formatKey } from './key-label';

it('formats shortcuts with the key labels of Mac and of other keyboards', () => {
  expect(formatKey('Mod-Shift-x', false)).toBe('Ctrl+Shift+X');
  expect(formatKey('Mod-Shift-x', true)).toBe('⌘⇧X');
  expect(formatKey('Alt-Up', false)).toBe('Alt+↑');
  expect(formatKey('Alt-Shift-Backspace', true)).toBe('⌥⇧⌫');
});
