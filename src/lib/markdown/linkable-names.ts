// Lists the parts of an article that links can lead to.
import type { Element } from 'hast';
import { headingNames } from './heading-slug';
import { isHeading, property, textOf } from './tree-walk';

/** Reports whether a fragment leads to one of the names. Ignores a text fragment after `:~:`. */
export function leadsToName(names: ReadonlySet<string>, fragment: string): boolean {
  const [name = ''] = fragment.split(':~:');
  // `#` and `#top` lead to the top of any page.
  return name === '' || name.toLowerCase() === 'top' || names.has(name);
}

/** A heading, and the name by which links lead to it. */
export interface LinkableHeading {
  readonly text: string;
  readonly name: string;
}

/** Returns the headings of an article with their unique names. */
export function linkableHeadings(elements: readonly Element[]): LinkableHeading[] {
  const nameOf = headingNames();
  return elements.filter(isHeading).map((element) => {
    const text = textOf(element).trim();
    return { text, name: nameOf(text) };
  });
}

/** Returns the names of headings, and IDs and names set in HTML. */
export function linkableNames(elements: readonly Element[]): ReadonlySet<string> {
  const given = elements.flatMap((element) => [property(element, 'id'), property(element, 'name')]);
  const names = [...linkableHeadings(elements).map(({ name }) => name), ...given];
  return new Set(names.filter((name) => name !== undefined));
}
