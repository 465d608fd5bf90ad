// What of an article a link can lead to, by name.
import type { Element } from 'hast';
import { headingNames } from './heading-slug';
import { isHeading, property, textOf } from './tree-walk';

/** `#` and `#top` lead to the top of every page. */
export const TOP: ReadonlySet<string> = new Set(['', 'top']);

/** The names of headings, and those that were given in HTML. */
export function linkableNames(elements: readonly Element[]): ReadonlySet<string> {
  const nameOf = headingNames();
  const names = elements.flatMap((element) => [
    isHeading(element) ? nameOf(textOf(element)) : undefined,
    property(element, 'id'),
    property(element, 'name'),
  ]);
  return new Set(names.filter((name) => name !== undefined));
}
