// Formats shortcuts with the key labels of this device's keyboard.

const IS_APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const APPLE_SYMBOLS: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Backspace: '⌫',
  Delete: '⌦',
};
const NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
const ARROWS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

/** Formats `Mod-Shift-x` as `Ctrl+Shift+X`, or `⌘⇧X`. */
export const formatShortcutKey = (key: string, isApple = IS_APPLE): string =>
  key
    .split('-')
    .map((part) => part.replace(/^Arrow/, ''))
    .map((part) => (isApple ? APPLE_SYMBOLS : NAMES)[part] ?? ARROWS[part] ?? capitalize(part))
    .join(isApple ? '' : '+');

const capitalize = (part: string): string => (part.length === 1 ? part.toUpperCase() : part);
