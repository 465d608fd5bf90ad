// Keys as they are printed on this machine's keyboard.

const APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const APPLE_SIGNS: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Backspace: '⌫',
  Delete: '⌦',
};
const NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
const ARROWS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

/** A letter as its cap shows it; the name of a key as it is written. */
const capOf = (part: string): string => (part.length === 1 ? part.toUpperCase() : part);

/** `Mod-Shift-x` as `Ctrl+Shift+X`, or `⌘⇧X`. */
export const keyLabel = (key: string, apple = APPLE): string =>
  key
    .split('-')
    .map((part) => (apple ? APPLE_SIGNS : NAMES)[part] ?? ARROWS[part] ?? capOf(part))
    .join(apple ? '' : '+');
