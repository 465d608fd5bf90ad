// Keys that mean something by themselves: which press is one, and what two in a row mean.

/** What of a press of a key matters. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  /** Held for a sign that has no key of its own, as `[` on many keyboards. */
  readonly isAltGraph: boolean;
}

/**
 * The key by itself: a letter without Shift, as it is without Caps Lock; a sign however the keyboard makes it. `Shift+x` is the one
 * letter with it. Null with any other modifier.
 */
export function singleKey(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isAltGraph } = press;
  if (isComposing || metaKey || (!isAltGraph && (ctrlKey || altKey))) return null;
  if (key === 'Escape') return shiftKey ? null : key;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  if (letter === key.toUpperCase()) return key;
  if (shiftKey) return letter === 'x' ? 'Shift+x' : null;
  return letter;
}

/** A first key waits for its second one so long, in milliseconds. */
const WAIT = 1500;

/** What was pressed last, where it may be the first of two. */
export interface FirstKey {
  readonly key: string;
  readonly at: number;
}

/** `g` and the next key as one, such as `g c`; the key itself otherwise, and null where it is a first one. */
export function sequence(
  first: FirstKey | null,
  key: string,
  at: number,
): { readonly keys: string | null; readonly first: FirstKey | null } {
  if (first && at - first.at <= WAIT && key !== 'Escape') return { keys: `${first.key} ${key}`, first: null };
  return key === 'g' ? { keys: null, first: { key, at } } : { keys: key, first: null };
}
