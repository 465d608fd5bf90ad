// Keys as they are printed on this machine's keyboard.

const APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const APPLE_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
const ARROWS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

/** `Mod-Shift-x` as `Ctrl+Shift+X`, or `⌘⇧X`. */
export const keyLabel = (key: string, apple = APPLE): string =>
  key
    .split('-')
    .map((part) => (apple ? APPLE_SIGNS : NAMES)[part] ?? ARROWS[part] ?? part.toUpperCase())
    .join(apple ? '' : '+');
