// What of an article a link can lead to, by name.
import type { Element } from 'hast';
import { headingNames } from './heading-slug';
import { isHeading, property, textOf } from './tree-walk';

/** Whether a name leads somewhere. What a browser looks for in the text itself, after `:~:`, is no name. */
export function leadsToName(names: ReadonlySet<string>, fragment: string): boolean {
  const [name = ''] = fragment.split(':~:');
  // `#` and `#top` lead to the top of every page.
  return name === '' || name.toLowerCase() === 'top' || names.has(name);
}

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
