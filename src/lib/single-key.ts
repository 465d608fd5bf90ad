// Recognizes shortcuts that consist of one key, or of two keys in sequence.

/** The properties of a keyboard event that shortcuts depend on. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  /** True while AltGr is held. Many keyboard layouts need it for signs such as `[`. */
  readonly isAltGraph: boolean;
}

/**
 * Returns the key of a single-key shortcut, or null if the event isn't a single-key shortcut. Letters must be typed
 * without Shift and are returned in lower case, even if Caps Lock is on. Signs may be typed with any modifiers that the
 * keyboard layout requires. `Shift+x` is the only shortcut that combines Shift and a letter.
 */
export function getSingleKey(press: KeyPress): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isAltGraph } = press;
  if (isComposing || metaKey || (!isAltGraph && (ctrlKey || altKey))) return null;
  if (key === 'Escape') return shiftKey ? null : key;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  if (letter === key.toUpperCase()) return key;
  if (shiftKey) return letter === 'x' ? 'Shift+x' : null;
  return letter;
}

/** Maximum time between the two keys, in milliseconds. */
const WAIT = 1500;

/** The previous key, if it can start a two-key shortcut. */
export interface FirstKey {
  readonly key: string;
  readonly at: number;
}

/**
 * Combines `g` and a key that follows within `WAIT` into one shortcut such as `g c`. After `g`, `keys` is null, because
 * the next key completes the shortcut.
 */
export function extendSequence(
  first: FirstKey | null,
  key: string,
  at: number,
): { readonly keys: string | null; readonly first: FirstKey | null } {
  if (first && at - first.at <= WAIT && key !== 'Escape') return { keys: `${first.key} ${key}`, first: null };
  return key === 'g' ? { keys: null, first: { key, at } } : { keys: key, first: null };
}
