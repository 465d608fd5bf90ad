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

/** A heading, and the name that a link leads to it by. */
export interface LinkableHeading {
  readonly text: string;
  readonly name: string;
}

export function linkableHeadings(elements: readonly Element[]): LinkableHeading[] {
  const nameOf = headingNames();
  return elements.filter(isHeading).map((element) => {
    const text = textOf(element).trim();
    return { text, name: nameOf(text) };
  });
}

/** The names of headings, and those that were given in HTML. */
export function linkableNames(elements: readonly Element[]): ReadonlySet<string> {
  const given = elements.flatMap((element) => [property(element, 'id'), property(element, 'name')]);
  const names = [...linkableHeadings(elements).map(({ name }) => name), ...given];
  return new Set(names.filter((name) => name !== undefined));
}
