import { expect, it } from 'vitest';
import { formatKey } from './key-label';

it('formats shortcuts as they are labeled on either keyboard', () => {
  expect(formatKey('Mod-Shift-x', false)).toBe('Ctrl+Shift+X');
  expect(formatKey('Mod-Shift-x', true)).toBe('⌘⇧X');
  expect(formatKey('Alt-Up', false)).toBe('Alt+↑');
  expect(formatKey('Alt-Shift-Backspace', true)).toBe('⌥⇧⌫');
});
