// Converts lists in Word's clipboard HTML, which are paragraphs with a level and an item marker.
import type { Element, ElementContent, RootContent } from 'hast';
import { parseStyle } from './parse-style';
import { getNodeText } from './tree-walk';

interface Item {
  readonly level: number;
  /** The number of the item, or null in an unordered list. */
  readonly number: number | null;
  readonly words: ElementContent[];
}

/** Maximum level of a list in Word. */
const DEEPEST = 9;

/** Matches `1.`, `1)`, `1.2.`, `(a)` and `iv.`. Markdown allows at most nine digits. */
const COUNTED = /^\(?(?:(?:\d{1,9}\.)*(?<number>\d{1,9})|[a-z]{1,5})[.)]$/i;

/** Reports whether an element is the number or bullet that Word adds to the text of a list item or heading. */
export const isItemMarker = (element: Element): boolean => parseStyle(element).get('mso-list') === 'ignore';

/** Converts consecutive paragraphs with item markers to lists. */
export function convertWordLists<Child extends RootContent>(
  children: readonly Child[],
): (Child | ElementContent)[] {
  const result: (Child | ElementContent)[] = [];
  let items: Item[] = [];
  for (const child of children) {
    const item = child.type === 'element' ? getItem(child) : null;
    if (item) items.push(item);
    else if (items.length === 0 || !isBetweenItems(child)) {
      result.push(...findLists(items), child);
      items = [];
    }
  }
  return [...result, ...findLists(items)];
}

/**
 * Reports whether a node may be between two items of one list. Word inserts conditional comments for older programs
 * between items.
 */
export const isBetweenItems = (node: RootContent): boolean =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');

function getItem(element: Element): Item | null {
  const list = parseStyle(element).get('mso-list');
  const isItem = element.tagName === 'p' && (list !== undefined || isListParagraph(element));
  const cut = isItem ? cutMark(element.children) : null;
  if (!cut) return null;
  const level = Number(/level(\d+)/.exec(list ?? '')?.[1] ?? 1);
  const counted = COUNTED.exec(getNodeText(cut.mark).trim());
  const number = counted ? Number(counted.groups?.number ?? 1) : null;
  return { level: Math.min(level, DEEPEST), number, words: cut.words };
}

const isListParagraph = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.some((name) => /^MsoListParagraph/.test(`${name}`));

/** Splits a paragraph into the item marker at its start and the rest. */
function cutMark(
  children: readonly ElementContent[],
): { readonly mark: Element; readonly words: ElementContent[] } | null {
  const index = children.findIndex((child) => !isBetweenItems(child));
  const first = children[index];
  if (first?.type !== 'element') return null;
  const rest = children.slice(index + 1);
  if (isItemMarker(first)) return { mark: first, words: rest };
  const inside = cutMark(first.children);
  return inside && { mark: inside.mark, words: [{ ...first, children: inside.words }, ...rest] };
}

/** Converts items to nested lists. Items at a deeper level belong to the item before them. */
function findLists(items: readonly Item[]): Element[] {
  const groups: { readonly item: Item; readonly deeper: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && items[0] && item.level > items[0].level) last.deeper.push(item);
    else groups.push({ item, deeper: [] });
  }
  const lists: Element[] = [];
  for (const { item, deeper } of groups) {
    const tagName = item.number === null ? 'ul' : 'ol';
    if (lists.at(-1)?.tagName !== tagName)
      lists.push({
        type: 'element',
        tagName,
        properties: item.number ? { start: item.number } : {},
        children: [],
      });
    const children = [...item.words, ...findLists(deeper)];
    lists.at(-1)?.children.push({ type: 'element', tagName: 'li', properties: {}, children });
  }
  return lists;
}
