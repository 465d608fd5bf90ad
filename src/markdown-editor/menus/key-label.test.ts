import { expect, it } from 'vitest';
import { formatShortcutKey } from './key-label';

it('formats shortcuts with the key labels of Mac keyboards and of other keyboards', () => {
  expect(formatShortcutKey('Mod-Shift-x', false)).toBe('Ctrl+Shift+X');
  expect(formatShortcutKey('Mod-Shift-x', true)).toBe('⌘⇧X');
  expect(formatShortcutKey('Alt-Up', false)).toBe('Alt+↑');
  expect(formatShortcutKey('Alt-Shift-Backspace', true)).toBe('⌥⇧⌫');
});
