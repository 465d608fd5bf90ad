// Converts clipboard HTML of other programs to semantic elements: formatting by style, lists of Word and Google Docs,
// check boxes, code from editors. Removes elements that have no meaning in an article.
import type { Element, ElementContent, RootContent } from 'hast';
import { parseStyle } from './parse-style';
import { getNodeText, getTextProperty } from './tree-walk';
import { convertWordLists, isBetweenItems, isItemMarker } from './word-lists';

export interface SemanticElements {
  readonly children: RootContent[];
  /**
   * The number of images that can't be pasted, because their files are on another computer or embedded in the
   * clipboard.
   */
  readonly lostImages: number;
}

/** Converts the children of the root element. If `keepsFiles` is true, images with a relative URL are kept. */
export function toSemanticElements(children: readonly RootContent[], keepsFiles: boolean): SemanticElements {
  const reader = new MeaningReader(keepsFiles);
  return { children: reader.readAll(children), lostImages: reader.lostImages };
}

/** Maximum number of columns or rows that a cell may span. Malicious HTML may use huge numbers. */
const LARGEST_SPAN = 20;
const MONOSPACE = /monospace|mono\b|consolas|menlo|courier/;
const SOURCE_STYLE = /(?:^|\s)(?:highlight-source-|language-|lang-)([\w+#-]+)/;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;
/** Matches a check box that is written as text, such as `[x]` in Notion. */
const TEXT_BOX = /^\s*\[([ xX])\]\s+/;

/** Matches the start of an absolute URL with a protocol other than HTTP and HTTPS, such as `data:` or `file:`. */
const OTHER_PROTOCOL = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

class MeaningReader {
  lostImages = 0;
  readonly #keepsFiles: boolean;

  constructor(keepsFiles: boolean) {
    this.#keepsFiles = keepsFiles;
  }

  readAll<Child extends RootContent>(
    children: readonly Child[],
    language: string | null = null,
  ): (Child | ElementContent)[] {
    return convertWordLists(children).flatMap<Child | ElementContent>((child) =>
      child.type === 'element' ? this.read(child, language) : [child],
    );
  }

  private read(element: Element, outerLanguage: string | null): ElementContent[] {
    const style = parseStyle(element);
    if (isHidden(element, style)) return [];
    if (isItemMarker(element)) return [{ type: 'text', value: `${getNodeText(element).trim()} ` }];
    const language = getLanguage(element) ?? outerLanguage;
    switch (element.tagName) {
      case 'img':
        return this.readImage(element);
      case 'pre':
        return [toCodeBlock(element, language)];
      case 'li':
        return [toItem(element, this.readAll(withoutBox(element), language))];
      case 'td':
      case 'th':
        return [{ ...limitSpan(element), children: this.readAll(element.children, language) }];
    }
    if (isEditorCode(element, style)) return readEditorCode(element, language);
    return addStyleMarks(element, style, putListsInItems(element, this.readAll(element.children, language)));
  }

  private readImage(element: Element): ElementContent[] {
    const source = getTextProperty(element, 'src') ?? '';
    const alt = getTextProperty(element, 'alt')?.trim() ?? '';
    if (EMOJI.test(alt)) return [{ type: 'text', value: alt }];
    const isTracking = ['width', 'height'].every((side) => Number(element.properties[side] ?? 2) <= 1);
    if (isTracking || isBox(element)) return [];
    if (/^https?:/i.test(source)) return [element];
    if (this.#keepsFiles && source !== '' && !OTHER_PROTOCOL.test(source)) return [element];
    this.lostImages += 1;
    return [];
  }
}

type Style = ReadonlyMap<string, string>;

const isHidden = ({ tagName, properties }: Element, style: Style): boolean =>
  tagName === 'button' ||
  tagName === 'select' ||
  properties.hidden === true ||
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all';

const limitSpan = (cell: Element): Element => {
  const { colSpan, rowSpan, ...rest } = cell.properties;
  const limit = (span: unknown): number => Math.min(Number(span ?? 1) || 1, LARGEST_SPAN);
  return { ...cell, properties: { ...rest, colSpan: limit(colSpan), rowSpan: limit(rowSpan) } };
};

/**
 * Wraps the children in the elements that correspond to their style. Unwraps the `b` element that Google Docs puts
 * around the whole text.
 */
function addStyleMarks(element: Element, style: Style, children: ElementContent[]): ElementContent[] {
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
    /^sup/.test(style.get('vertical-align') ?? '') && 'sup',
    style.get('vertical-align') === 'sub' && 'sub',
  ].filter((name) => name !== false);
  return wraps.reduce<ElementContent[]>((inner, tagName) => [createElement(tagName, inner)], children);
}

const createElement = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** Moves nested lists into the item before them, because Google Docs puts a nested list after its item. */
function putListsInItems({ tagName }: Element, children: ElementContent[]): ElementContent[] {
  if (!isList(tagName)) return children;
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.at(-1);
    const isPart = child.type === 'element' && isList(child.tagName);
    if (isPart && last?.type === 'element')
      items.splice(-1, 1, { ...last, children: [...last.children, child] });
    else if (isPart) items.push(createElement('li', [child]));
    else if (!isBetweenItems(child)) items.push(child);
  }
  return items;
}

const isList = (tagName: string): boolean => tagName === 'ul' || tagName === 'ol';

const isBox = ({ tagName, properties }: Element): boolean =>
  (tagName === 'input' && properties.type === 'checkbox') ||
  properties.role === 'checkbox' ||
  /^checkbox$/i.test(String(properties.ariaRoleDescription ?? ''));

/** Returns the first visible element or text together with its ancestors, outermost first. */
function findFirst(element: Element): { readonly node: ElementContent | null; readonly path: Element[] } {
  const first = element.children.find((child) => !isBetweenItems(child));
  if (first?.type !== 'element' || isBox(first)) return { node: first ?? null, path: [element] };
  const inner = findFirst(first);
  return { node: inner.node, path: [element, ...inner.path] };
}

/** Returns whether a task list item is checked, or null if the item isn't a task. */
function readChecked(item: Element): boolean | null {
  const { ariaChecked, dataChecked, role } = item.properties;
  if (role === 'checkbox') return String(ariaChecked) === 'true';
  if (dataChecked !== undefined) return String(dataChecked) === 'true';
  const { node } = findFirst(item);
  if (node?.type === 'text') {
    const box = TEXT_BOX.exec(node.value)?.[1];
    return box === undefined ? null : box !== ' ';
  }
  if (node?.type !== 'element' || !isBox(node)) return null;
  const { checked, ariaChecked: state } = node.properties;
  return Boolean(checked) || String(state) === 'true';
}

/** Returns the children of an item without its check box. */
function withoutBox(item: Element): ElementContent[] {
  const { node, path } = findFirst(item);
  const box = readChecked(item) === null ? null : node;
  const isTextBox = box?.type === 'text' && TEXT_BOX.test(box.value);
  if (!isTextBox && !(box?.type === 'element' && isBox(box))) return item.children;
  const rest: ElementContent[] =
    box.type === 'text' ? [{ ...box, value: box.value.replace(TEXT_BOX, '') }] : [];
  return path.reduceRight<{ from: ElementContent; to: ElementContent[] }>(
    ({ from, to }, element) => {
      const children = element.children.flatMap((child) => (child === from ? to : [child]));
      return { from: element, to: element === item ? children : [{ ...element, children }] };
    },
    { from: box, to: rest },
  ).to;
}

/** Inserts a check box at the start of a task, in the form that GitHub uses. */
function toItem(item: Element, children: ElementContent[]): Element {
  const checked = readChecked(item);
  const box =
    checked === null ? [] : [createElement('input', [], { type: 'checkbox', ...(checked && { checked }) })];
  return { ...item, children: [...box, ...children] };
}

/** Returns the language of code, from the classes that web pages and highlighters use. */
function getLanguage({ properties }: Element): string | null {
  const { className, dataLang, dataLanguage, dataSyntaxhighlighterParams } = properties;
  const classes = Array.isArray(className) ? className.join(' ') : '';
  // Matches the language in Confluence's parameters, such as `brush: java; gutter: false`.
  const brush = /\bbrush: ?([\w+#-]+)/.exec(String(dataSyntaxhighlighterParams ?? ''))?.[1];
  const name = SOURCE_STYLE.exec(classes)?.[1] ?? dataLang ?? dataLanguage ?? brush;
  return typeof name === 'string' ? name : null;
}

function toCodeBlock(pre: Element, outerLanguage: string | null): Element {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const inner = code?.type === 'element' ? getLanguage(code) : null;
  const language = inner ?? outerLanguage;
  // Preformatted text that doesn't look like code stays text, because browsers show plain text files as preformatted
  // text.
  const isCode = code !== undefined || language !== null || isHighlighted(pre);
  if (!isCode) return pre;
  const properties = language === null ? {} : { className: [`language-${language}`] };
  return { ...pre, children: [createElement('code', pre.children, properties)] };
}

const isMonospace = (style: Style): boolean => MONOSPACE.test(style.get('font-family') ?? '');

const isHighlighted = (element: Element): boolean =>
  isMonospace(parseStyle(element)) ||
  element.children.some(
    (child) => child.type === 'element' && (parseStyle(child).has('color') || isHighlighted(child)),
  );

/** Reports whether an element contains code from a code editor, recognized by its style. */
const isEditorCode = ({ tagName }: Element, style: Style): boolean =>
  tagName === 'div' && /^pre/.test(style.get('white-space') ?? '') && isMonospace(style);

/** Returns a code block, or just the text if the code is a single line. */
function readEditorCode(element: Element, language: string | null): ElementContent[] {
  const lines = readLines(element.children).replace(/\n$/, '');
  const text: ElementContent = { type: 'text', value: lines };
  if (!lines.includes('\n')) return [text];
  return [toCodeBlock(createElement('pre', [createElement('code', [text])]), language)];
}

const readLines = (children: readonly ElementContent[]): string =>
  children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      if (child.tagName === 'br') return '\n';
      return child.tagName === 'div' ? `${readLines(child.children)}\n` : readLines(child.children);
    })
    .join('');
