// Names, short codes, slugs and labels: how they are stored, and which of them people take for one.
import { folded } from './folded';
import { removeHidden } from './hidden-characters';

/** Returns the name as forms and imports store it: composed characters, without the space around it. */
export const normalizeName = (name: string): string => name.normalize('NFC').trim();

/** Returns the same key for names that differ in capitals: the platform doesn't tell those of teams and labels apart. */
export const foldName = (name: string): string => normalizeName(name).toLowerCase();

/** Returns the same key for names that read the same: capitals, accents, hidden characters and repeated spaces don't count. */
export const getReadingKey = (name: string): string =>
  folded(removeHidden(name)).trim().replaceAll(/\s+/g, ' ');

/** Reports whether two names read the same. A blank one is like no other. */
export const isSameName = (before: string, after: string): boolean =>
  getReadingKey(before) !== '' && getReadingKey(before) === getReadingKey(after);

/**
 * Finds the one item that a name means: the item of exactly this name, otherwise the only one of the same normalized name.
 * Returns undefined if there is none, or if several differ from the name only by what normalizing removes.
 */
export function indexByName<Item>(
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
