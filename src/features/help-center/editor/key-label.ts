// Keys as they are printed on this machine's keyboard.

const APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** `Mod-Shift-x` as `Ctrl+Shift+X`, or `⌘⇧X`. */
export function keyLabel(key: string, apple = APPLE): string {
  const parts = key.split('-').map((part) => {
    if (part === 'Mod') return apple ? '⌘' : 'Ctrl';
    if (part === 'Shift') return apple ? '⇧' : 'Shift';
    return part.toUpperCase();
  });
  return parts.join(apple ? '' : '+');
}
