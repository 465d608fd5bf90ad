// Lists the targets within an article that a link can lead to.
import type { Element } from 'hast';
import { createHeadingNamer } from './heading-slug';
import { getNodeText, getTextProperty, isHeading } from './tree-walk';

/** Reports whether a fragment leads to one of the names. Ignores a text fragment after `:~:`. */
export function hasLinkTarget(names: ReadonlySet<string>, fragment: string): boolean {
  const [name = ''] = fragment.split(':~:');
  // `#` and `#top` lead to the top of any page.
  return name === '' || name.toLowerCase() === 'top' || names.has(name);
}

/** A heading, and the name that a link to the heading has after `#`. */
export interface LinkableHeading {
  readonly text: string;
  readonly name: string;
}

/** Returns the headings of an article with their unique names. */
export function collectLinkableHeadings(elements: readonly Element[]): LinkableHeading[] {
  const nameOf = createHeadingNamer();
  return elements.filter(isHeading).map((element) => {
    const text = getNodeText(element).trim();
    return { text, name: nameOf(text) };
  });
}

/** Returns the names of headings, and the IDs and names of elements in raw HTML. */
export function collectLinkableNames(elements: readonly Element[]): ReadonlySet<string> {
  const given = elements.flatMap((element) => [
    getTextProperty(element, 'id'),
    getTextProperty(element, 'name'),
  ]);
  const names = [...collectLinkableHeadings(elements).map(({ name }) => name), ...given];
  return new Set(names.filter((name) => name !== undefined));
}
