// Parses shortcuts of one key and of two keys in a row.

/** The fields of a keyboard event that matter for shortcuts. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  /** True while AltGr is held, which many keyboards need for signs such as `[`. */
  readonly isAltGraph: boolean;
}

/**
 * Returns the key of a single-key shortcut, or null if another modifier is held. A letter is lowercase and typed
 * without Shift, whatever Caps Lock is. A sign counts with any modifiers that the layout needs for it. `Shift+x` is the
 * only shortcut with Shift and a letter.
 */
export function getSingleKey(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isAltGraph } = press;
  if (isComposing || metaKey || (!isAltGraph && (ctrlKey || altKey))) return null;
  if (key === 'Escape') return shiftKey ? null : key;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  if (letter === key.toUpperCase()) return key;
  if (shiftKey) return letter === 'x' ? 'Shift+x' : null;
  return letter;
}

/** Time limit for the second key, in milliseconds. */
const WAIT = 1500;

/** The previous key, if it can start a two-key shortcut. */
export interface FirstKey {
  readonly key: string;
  readonly at: number;
}

/**
 * Combines `g` and the next key into one shortcut such as `g c`. Returns null for `keys` while the second key is
 * awaited.
 */
export function extendSequence(
  first: FirstKey | null,
  key: string,
  at: number,
): { readonly keys: string | null; readonly first: FirstKey | null } {
  if (first && at - first.at <= WAIT && key !== 'Escape') return { keys: `${first.key} ${key}`, first: null };
  return key === 'g' ? { keys: null, first: { key, at } } : { keys: key, first: null };
}
