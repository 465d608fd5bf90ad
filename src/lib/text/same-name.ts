// Normalizes and compares names, short codes, slugs and labels.
import { foldText } from './fold-text';
import { removeHiddenCharacters } from './hidden-characters';

/** Returns the name as forms and imports store it: trimmed, with composed characters. */
export const normalizeName = (name: string): string => name.normalize('NFC').trim();

/** Returns a key that ignores case, as the platform does for the names of teams and labels. */
export const foldName = (name: string): string => normalizeName(name).toLowerCase();

/** Returns a key that ignores case, accents, hidden characters and repeated spaces. */
export const getNameKey = (name: string): string =>
  foldText(removeHiddenCharacters(name)).trim().replaceAll(/\s+/g, ' ');

/** Reports whether two names look the same to a reader. An empty name equals no other name. */
export const isSameName = (before: string, after: string): boolean =>
  getNameKey(before) !== '' && getNameKey(before) === getNameKey(after);

/**
 * Returns a function that finds an item by name. An item with exactly this name takes precedence. Otherwise, returns
 * the item whose normalized name is the same, or undefined if there is no such item or more than one.
 */
export function createNameIndex<Item>(
  items: Iterable<Item>,
  getName: (item: Item) => string,
): (name: string) => Item | undefined {
  const exact = new Map<string, Item>();
  const normalized = new Map<string, Item[]>();
  for (const item of items) {
    const name = getName(item);
    exact.set(name, item);
    const key = normalizeName(name);
    const group = normalized.get(key);
    if (group) group.push(item);
    else normalized.set(key, [item]);
  }
  return (name) => {
    const key = normalizeName(name);
    const group = normalized.get(key) ?? [];
    return exact.get(name) ?? exact.get(key) ?? (group.length === 1 ? group[0] : undefined);
  };
}
