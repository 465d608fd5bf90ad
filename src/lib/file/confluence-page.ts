// Recognizes and converts pages from the HTML export of a Confluence space.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { getNodeText, getTextProperty, walkElements } from '../markdown/tree-walk';

/** The position of a page in the page tree of its space. */
export interface ConfluenceLocation {
  readonly space: string;
  /** The names of the page's ancestors, starting with the home page of the space. */
  readonly trail: readonly string[];
}

const hasId = (id: string) => (element: Element) => element.properties.id === id;
const getPlainText = (element: Element): string => getNodeText(element).replaceAll(/\s+/g, ' ').trim();

/** Returns the position of a page in its space, or null if the page isn't from a Confluence export. */
export function readConfluenceLocation(root: Root): ConfluenceLocation | null {
  const elements = [...walkElements(root)];
  const list = elements.find(hasId('breadcrumbs'));
  if (!list || !elements.some(hasId('main-content'))) return null;
  const names = [...walkElements(list)].filter(({ tagName }) => tagName === 'li').map(getPlainText);
  const [space = '', ...trail] = names;
  return { space, trail };
}

/** Removes the name of the space, which precedes the title of each page. */
export const removeSpaceName = (title: string, { space }: ConfluenceLocation): string =>
  title.startsWith(`${space} : `) ? title.slice(space.length + 3) : title;

/** Maps the names of Confluence's macros to the words that start a callout. */
const PANELS: Readonly<Record<string, string>> = {
  information: 'Note',
  note: 'Important',
  tip: 'Tip',
  warning: 'Warning',
};
const PANEL = /\bconfluence-information-macro-(information|note|tip|warning)\b/;

const listClasses = ({ properties }: Element): string =>
  Array.isArray(properties.className) ? properties.className.join(' ') : '';

const createElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function toCallout(panel: Element, word: string): Element {
  const parts = panel.children.filter((child) => child.type === 'element');
  const title = parts.find((part) => /\btitle\b/.test(listClasses(part)));
  const body = parts.filter((part) => /\bconfluence-information-macro-body\b/.test(listClasses(part)));
  const name = title ? getPlainText(title) : '';
  const start = createElement('p', [
    createElement('strong', [{ type: 'text', value: name === '' ? word : `${word}:` }]),
    { type: 'text', value: name === '' ? '' : ` ${name}` },
  ]);
  return createElement('blockquote', [start, ...body]);
}

/** Converts panels to callouts, and emoticons to text. */
export const convertConfluence = <Child extends RootContent>(
  children: readonly Child[],
): (Child | ElementContent)[] =>
  children.map<Child | ElementContent>((given) => {
    if (given.type !== 'element') return given;
    const child: Element = given;
    const classes = listClasses(child);
    if (child.tagName === 'img' && /\bemoticon\b/.test(classes)) {
      const text = getTextProperty(child, 'dataEmojiFallback') ?? getTextProperty(child, 'alt') ?? '';
      return { type: 'text', value: text };
    }
    const element: Element = { ...child, children: convertConfluence(child.children) };
    const word = PANELS[PANEL.exec(classes)?.[1] ?? ''];
    return word === undefined ? element : toCallout(element, word);
  });
