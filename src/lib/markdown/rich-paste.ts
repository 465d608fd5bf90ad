// Rich text from the clipboard to Markdown, by syntax trees: no HTML is ever given to the browser.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { articleSchema } from './article-schema';
import { declaredStyle } from './declared-style';
import { cellWords } from './pasted-cells';
import { type Nodes, type Phrasing, settledMarks } from './pasted-marks';
import { writtenMarkdown } from './pasted-writing';
import { textOf } from './tree-walk';
import { isBetween, isListMark, withWordLists } from './word-lists';

/** The Markdown of a piece of HTML; empty where nothing of it is text. */
export function markdownOf(html: string): string {
  const parsed = raw({ type: 'root', children: [{ type: 'raw', value: html }] });
  const tree = withMeaning(parsed.type === 'root' ? parsed : { type: 'root', children: [] });
  const clean = sanitize(tree, {
    ...articleSchema,
    clobber: [],
    strip: [...(articleSchema.strip ?? []), 'head', 'meta'],
  });
  const alive: Root = { type: 'root', children: 'children' in clean ? withoutDeadEnds(clean.children) : [] };
  const text = toMdast(alive, { document: true, handlers: { table, u: (state, node) => state.all(node) } });
  settle(text);
  return writtenMarkdown(text);
}

/**
 * A table's first row is its head: where none is marked as that, the library puts an empty one above. A table inside of a
 * table becomes text, which would touch the one before it.
 */
const table: Handle = (state, node) => {
  const isInside = state.inTable;
  const made = [defaultHandlers.table(state, node)].flat();
  const isMarked = hasHead(node);
  for (const one of made)
    if (!isMarked && one.type === 'table' && isEmptyRow(one.children[0]) && one.children[1])
      one.children.shift();
  return isInside ? [{ type: 'break' }, ...made, { type: 'break' }] : made;
};

const isEmptyRow = (row: Nodes | undefined): boolean =>
  row?.type === 'tableRow' && row.children.every(({ children }) => children.length === 0);

const hasHead = ({ children }: Element): boolean =>
  children.some(
    (child) => child.type === 'element' && (/^th(?:ead)?$/.test(child.tagName) || hasHead(child)),
  );

/** Settles the words of every block, and takes those away that have none. */
function settle(node: Nodes): void {
  if (node.type === 'heading') node.children = onOneLine(node.children);
  if (node.type === 'paragraph' || node.type === 'heading') node.children = settledMarks(node.children);
  else if (node.type === 'tableCell') node.children = cellWords(node.children);
  else if ('children' in node) node.children.forEach(settle);
  if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type !== 'list').length > 1;
  if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread);
  if (node.type === 'root') node.children = node.children.filter(hasWords);
  if (node.type === 'blockquote' || node.type === 'listItem') node.children = node.children.filter(hasWords);
}

/** A heading is a line of its own. */
const onOneLine = (nodes: readonly Phrasing[]): Phrasing[] =>
  nodes.map((node) => {
    if (node.type === 'break') return { type: 'text', value: ' ' };
    return 'children' in node ? { ...node, children: onOneLine(node.children) } : node;
  });

const hasWords = (node: Nodes): boolean =>
  (node.type !== 'paragraph' && node.type !== 'heading') || node.children.length > 0;

/** Looks that stand for meaning (bold by style, lists by their marks), and tags that don't mean what they say (Google's outer `b`). */
function withMeaning(root: Root): Root {
  return { ...root, children: meantAll(root.children) };
}

const meantAll = <Child extends RootContent>(children: readonly Child[]): (Child | ElementContent)[] =>
  withWordLists(children).flatMap<Child | ElementContent>((child) =>
    child.type === 'element' ? meant(child) : [child],
  );

function meant(element: Element): ElementContent[] {
  const style = declaredStyle(element);
  if (isListMark(element)) return [{ type: 'text', value: `${textOf(element).trim()} ` }];
  const children = inItems(element, meantAll(element.children));
  const weight = style.get('font-weight') ?? '';
  if (/^(?:b|strong)$/.test(element.tagName) && /^(?:normal|400)/.test(weight)) return children;
  if (element.tagName !== 'span') return [{ ...element, children }];
  const isStruck = ['text-decoration', 'text-decoration-line'].some((name) =>
    style.get(name)?.includes('line-through'),
  );
  const wraps = [
    /^italic/.test(style.get('font-style') ?? '') && 'em',
    /^(?:bold|[6-9]00)/.test(weight) && 'strong',
    isStruck && 'del',
  ].filter((name) => name !== false);
  return wraps.reduce<ElementContent[]>(
    (inner, tagName) => [{ type: 'element', tagName, properties: {}, children: inner }],
    children,
  );
}

/** Google's documents put a list behind the item that it belongs to, not into it. */
function inItems({ tagName }: Element, children: readonly ElementContent[]): ElementContent[] {
  if (!isList(tagName)) return [...children];
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.at(-1);
    const isPart = child.type === 'element' && isList(child.tagName);
    if (isPart && last?.type === 'element')
      items.splice(-1, 1, { ...last, children: [...last.children, child] });
    else if (isPart) items.push({ type: 'element', tagName: 'li', properties: {}, children: [child] });
    else if (!isBetween(child)) items.push(child);
  }
  return items;
}

const isList = (tagName: string): boolean => tagName === 'ul' || tagName === 'ol';

/**
 * Images whose address was taken out (pictures inside the clipboard, files of the other machine) would be empty frames,
 * and links without theirs lead nowhere.
 */
const withoutDeadEnds = <Child extends RootContent>(children: readonly Child[]): (Child | ElementContent)[] =>
  children.flatMap<Child | ElementContent>((child) => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'img' && !child.properties.src) return [];
    const inside = withoutDeadEnds(child.children);
    return child.tagName === 'a' && !child.properties.href ? inside : [{ ...child, children: inside }];
  });
