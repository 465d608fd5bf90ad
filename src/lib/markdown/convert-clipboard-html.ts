// Converts rich text of the clipboard, and HTML files, to a Markdown syntax tree. The HTML is only parsed into a syntax tree and never
// inserted into the page.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { articleSchema } from './article-schema';
import { limitDepth } from './nesting';
import { toSemanticElements } from './pasted-elements';
import { getNodeText, getTextProperty, walkElements } from './tree-walk';

/** A node of a Markdown syntax tree, without a source position. */
export type MarkdownNode = ReturnType<typeof toMdast>;

export interface ConvertedHtml {
  readonly tree: MarkdownNode;
  readonly lostImages: number;
  /** True if the HTML contains no formatting, so that pasting the plain text gives the same result. */
  readonly isPlain: boolean;
}

const FORMATTING =
  /^(?:b|strong|i|em|del|s|strike|h[1-6]|ul|ol|dl|table|img|code|blockquote|hr|input|kbd|sub|sup)$/;

/** Maximum depth of a document that the Markdown library can write and parse. A nested list counts as two levels. */
const MAX_LEVELS = 80;

/** Converts clipboard HTML. Throws `NestingDepthError` if it is nested too deeply. */
export const convertClipboardHtml = (html: string): ConvertedHtml => convertHtml(parseHtml(html).children);

/** Parses HTML, which may be a whole page. Throws `NestingDepthError` if it is nested too deeply. */
export function parseHtml(html: string): Root {
  const parsed = limitDepth(() => raw({ type: 'root', children: [{ type: 'raw', value: html }] }));
  return parsed.type === 'root' ? parsed : { type: 'root', children: [] };
}

/** Converts parsed HTML. `keepsFiles` keeps images with a relative URL, whose files are next to the HTML file. */
export function convertHtml(parsed: readonly RootContent[], keepsFiles = false): ConvertedHtml {
  const { children, lostImages } = toSemanticElements(parsed, keepsFiles);
  const clean = sanitize(
    { type: 'root', children },
    { ...articleSchema, clobber: [], strip: [...(articleSchema.strip ?? []), 'head', 'meta'] },
  );
  const root: Root = { type: 'root', children: 'children' in clean ? removeDeadEnds(clean.children) : [] };
  const text = getNodeText(root).trim();
  const isPlain = [...walkElements(root)].every((element) => !isFormatting(element, text));
  const tree = limitDepth(
    () =>
      toMdast(root, {
        document: true,
        handlers: { table, kbd: tag, mark: tag, sub: tag, sup: tag, u: (state, node) => state.all(node) },
      }),
    MAX_LEVELS,
  );
  return { tree, lostImages, isPlain };
}

/**
 * Reports whether an element counts as formatting. Links whose text is their URL don't count, because programs create
 * such links from plain text. A `pre` around the whole text doesn't count either, because browsers show text files this
 * way.
 */
function isFormatting(element: Element, wholeText: string): boolean {
  if (element.tagName === 'a')
    return !getTextProperty(element, 'href')?.includes(getNodeText(element).trim());
  if (element.tagName === 'pre') return getNodeText(element).trim() !== wholeText;
  return FORMATTING.test(element.tagName);
}

/** Keeps elements that have no Markdown syntax as HTML. */
const tag: Handle = (state, node) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` },
];

/**
 * Makes the first row of a table the header, because the library would otherwise add an empty header. Replaces a nested
 * table with its text on separate lines.
 */
const table: Handle = (state, node) => {
  const isInside = state.inTable;
  const tables = [defaultHandlers.table(state, node)].flat();
  for (const made of tables)
    if (made.type === 'table' && made.children.length > 1 && isEmptyRow(made.children[0]) && !hasHeader(node))
      made.children.shift();
  return isInside ? [{ type: 'break' }, ...tables, { type: 'break' }] : tables;
};

const isEmptyRow = (row: MarkdownNode | undefined): boolean =>
  row?.type === 'tableRow' && row.children.every(({ children }) => children.length === 0);

const hasHeader = ({ children }: Element): boolean =>
  children.some(
    (child) => child.type === 'element' && (/^th(?:ead)?$/.test(child.tagName) || hasHeader(child)),
  );

/** Removes images and links whose URLs aren't allowed. Keeps the text of these links. */
const removeDeadEnds = <Child extends RootContent>(children: readonly Child[]): (Child | ElementContent)[] =>
  children.flatMap<Child | ElementContent>((child) => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'img' && !child.properties.src) return [];
    const inside = removeDeadEnds(child.children);
    return child.tagName === 'a' && !child.properties.href ? inside : [{ ...child, children: inside }];
  });
