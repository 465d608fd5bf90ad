// Parses an HTML file of an article: its title, description and content, and the number of elements that are lost.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { convertHtml, type MarkdownNode, parseHtml } from '../markdown/convert-clipboard-html';
import { getNodeText, getTextProperty, walkElements } from '../markdown/tree-walk';
import {
  type ConfluenceLocation,
  convertConfluence,
  readConfluenceLocation,
  removeSpaceName,
} from './confluence-page';
import { collectPageAnchors, type PageAnchors, replaceAnchorLinks } from './page-anchors';

/** The kinds of content that an article can't contain. `outside` counts words, the others count elements. */
export type HtmlLossKind =
  | 'scripts'
  | 'forms'
  | 'embedded'
  | 'drawings'
  | 'images'
  | 'comments'
  | 'links'
  | 'labels'
  | 'outside';
export type HtmlLosses = Readonly<Partial<Record<HtmlLossKind, number>>>;

export interface ParsedHtmlFile {
  readonly title: string;
  readonly description: string;
  readonly tree: MarkdownNode;
  readonly losses: HtmlLosses;
  /** Maps the IDs that the page's links use to the new anchors of headings. */
  readonly anchors: PageAnchors;
  /** The position of a page in its Confluence space. Null for other pages. */
  readonly confluence: ConfluenceLocation | null;
}

const LOST_TAGS: Readonly<Record<string, HtmlLossKind>> = {
  script: 'scripts',
  form: 'forms',
  button: 'forms',
  select: 'forms',
  textarea: 'forms',
  iframe: 'embedded',
  embed: 'embedded',
  object: 'embedded',
  video: 'embedded',
  audio: 'embedded',
  svg: 'drawings',
  math: 'drawings',
  canvas: 'drawings',
};

/** Decodes HTML with the encoding that it declares. The default is UTF-8. */
function decodeHtml(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const encoding = /<meta[^>]*?charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // Falls back to UTF-8 if the browser doesn't support the declared encoding.
    return new TextDecoder().decode(bytes);
  }
}

const getWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const INVISIBLE = new Set(['script', 'style', 'template', 'noscript', 'title', 'svg', 'math']);

/** Counts the words of each text node separately, because there may be no space between two blocks. */
const countVisibleWords = (children: readonly RootContent[]): number =>
  children.reduce((sum, child) => {
    if (child.type === 'text') return sum + getWords(child.value).length;
    const isVisible = child.type === 'element' && !INVISIBLE.has(child.tagName);
    return isVisible ? sum + countVisibleWords(child.children) : sum;
  }, 0);

const removeElements = <Child extends RootContent>(
  children: readonly Child[],
  isRemoved: (element: Element) => boolean,
): (Child | ElementContent)[] =>
  children.flatMap<Child | ElementContent>((child) => {
    if (child.type !== 'element') return [child];
    return isRemoved(child) ? [] : [{ ...child, children: removeElements(child.children, isRemoved) }];
  });

const isMain = ({ tagName, properties }: Element): boolean =>
  tagName === 'main' || properties.role === 'main' || properties.id === 'main-content';

/** Returns the element that contains the article, but not the navigation of the page. */
function findContent(root: Root): Root | Element {
  const elements = [...walkElements(root)].filter(
    (element) => (isMain(element) || element.tagName === 'article') && countVisibleWords([element]) > 0,
  );
  const articles = elements.filter(({ tagName }) => tagName === 'article');
  const mains = elements.filter(isMain);
  return [articles, mains].find(({ length }) => length === 1)?.[0] ?? root;
}

/** Counts lost elements. Elements inside a lost element aren't counted separately. */
function countLosses(children: readonly RootContent[], counts: Partial<Record<HtmlLossKind, number>>): void {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const kind = LOST_TAGS[child.tagName];
    if (kind === undefined) countLosses(child.children, counts);
    else counts[kind] = (counts[kind] ?? 0) + 1;
  }
}

const readTitle = (node: Root | Element | undefined): string =>
  node ? getWords(getNodeText(node)).join(' ') : '';

const isTitle = (element: Element): boolean => element.tagName === 'h1' && readTitle(element) !== '';

/** Returns the first first-level heading of the article, or else of the whole page. */
const findFirstHeading = (content: Root | Element, root: Root): Element | undefined =>
  [...walkElements(content), ...walkElements(root)].find(isTitle);

/**
 * Parses a page. If `isBody` is true, the title is already known, so all headings stay in the text. Throws
 * `NestingDepthError` if the page is nested too deeply.
 */
export const readHtmlFile = (bytes: Uint8Array, isBody = false): ParsedHtmlFile =>
  readHtml(decodeHtml(bytes), isBody ? () => undefined : findFirstHeading);

/** Parses the HTML of a page. `findHeading` returns the heading that becomes the title. */
export function readHtml(html: string, findHeading = findFirstHeading): ParsedHtmlFile {
  const root = parseHtml(html);
  const content = findContent(root);
  const heading = findHeading(content, root);
  const elements = [...walkElements(root)];
  const name = elements.find(({ tagName }) => tagName === 'title');
  const meta = elements.find((one) => one.tagName === 'meta' && one.properties.name === 'description');
  const isLeftOut = (element: Element) => element === heading || element.tagName === 'nav';
  const confluence = readConfluenceLocation(root);
  const kept = removeElements<RootContent>(content.children, isLeftOut);
  const children = confluence ? convertConfluence(kept) : kept;
  const losses: Partial<Record<HtmlLossKind, number>> = {};
  countLosses(children, losses);
  const anchors = collectPageAnchors(children);
  let lostLinks = 0;
  const linked = replaceAnchorLinks(children, anchors, () => {
    lostLinks += 1;
  });
  const { tree, lostImages } = convertHtml(linked, true);
  if (lostImages > 0) losses.images = lostImages;
  if (lostLinks > 0) losses.links = lostLinks;
  const known = countVisibleWords(kept) + countVisibleWords(heading ? [heading] : []);
  const outside = countVisibleWords(root.children) - known;
  if (outside > 0) losses.outside = outside;
  const title = readTitle(heading ?? name);
  return {
    title: confluence ? removeSpaceName(title, confluence) : title,
    description: (meta && getTextProperty(meta, 'content')?.trim()) ?? '',
    tree,
    losses,
    anchors,
    confluence,
  };
}
