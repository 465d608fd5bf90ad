// Finds images without alternative text in an article, and adds it without changing any other character.
import type { SearchHit } from '../text/article-hits';
import { buildUnsanitizedTree, parseMarkdownTree } from './article-tree';
import { getTextProperty, walkElements } from './tree-walk';
import { UPLOAD_SCHEME } from './upload-placeholder';

export interface UndescribedImage {
  readonly address: string;
  /** The 1-based line number in the text. */
  readonly line: number;
  /** False if an alternative text can't be added without changing the rest of the article. */
  readonly isEditable: boolean;
}

type MarkdownNode = ReturnType<typeof parseMarkdownTree> | MarkdownChild;
type MarkdownChild = ReturnType<typeof parseMarkdownTree>['children'][number];

/** A range of the source that an alternative text replaces. */
interface Slot {
  readonly from: number;
  readonly to: number;
  readonly write: (text: string) => string;
}

const LABEL = /^!\[([^\]]*)\]/;
const HTML_IMAGE = /<img(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const HTML_ALT = /\salt(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>/]+))?(?=[\s/>])/i;

/**
 * Escapes alternative text for the brackets of an image. Replaces backticks with entities, because even an escaped
 * backtick can end a code span.
 */
const toLabel = (text: string): string => text.replaceAll(/[[\]\\*_<&~!|]/g, '\\$&').replaceAll('`', '&#96;');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '`': '&#96;',
  '|': '&#124;',
};
const toAttribute = (text: string): string =>
  ` alt="${text.replaceAll(/[&"<>`|]/g, (sign) => ENTITIES[sign] ?? sign)}"`;

/** Joins lines and collapses white space, because an alternative text is stored as a single line. */
const toLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

function* findSlots(text: string, node: MarkdownNode): Generator<Slot> {
  const start = node.position?.start.offset ?? 0;
  const source = () => text.slice(start, node.position?.end.offset);
  if (node.type === 'image' || node.type === 'imageReference') {
    const label = LABEL.exec(source())?.[1];
    if (label !== undefined) yield { from: start + 2, to: start + 2 + label.length, write: toLabel };
  } else if (node.type === 'html') {
    for (const { 0: tag, index } of source().matchAll(HTML_IMAGE)) {
      const alt = HTML_ALT.exec(tag);
      const from = start + index + (alt?.index ?? '<img'.length);
      yield { from, to: from + (alt?.[0].length ?? 0), write: toAttribute };
    }
  }
  if ('children' in node) for (const child of node.children) yield* findSlots(text, child);
}

interface ShownImage {
  readonly address: string;
  readonly line: number;
  readonly alt: string;
}

/** Returns the images as readers see them, in order. */
function listShownImages(text: string): { readonly images: readonly ShownImage[]; readonly rest: string } {
  const tree = buildUnsanitizedTree(text);
  const images: ShownImage[] = [];
  let line = 1;
  for (const element of walkElements(tree)) {
    // Falls back to the line of the previous element, because raw HTML inside a paragraph may have no position.
    line = element.position?.start.line ?? line;
    if (element.tagName !== 'img') continue;
    const [address, alt] = [getTextProperty(element, 'src') ?? '', getTextProperty(element, 'alt') ?? ''];
    images.push({ address, line, alt });
  }
  return { images, rest: JSON.stringify(tree, leaveOutAlternatives) };
}

/** Removes positions and alternative texts, so that trees that differ only in these serialize to the same string. */
function leaveOutAlternatives(key: string, value: unknown): unknown {
  return key === 'position' || key === 'alt' || key === 'data' ? undefined : value;
}

const isUndescribed = ({ address, alt }: ShownImage): boolean =>
  alt.trim() === '' && !address.trim().toLowerCase().startsWith(UPLOAD_SCHEME);

function applySlots(text: string, edits: readonly (readonly [Slot, string])[]): string {
  let [result, last] = ['', 0];
  for (const [{ from, to, write }, typed] of edits) {
    result += text.slice(last, from) + write(typed);
    last = to;
  }
  return result + text.slice(last);
}

interface SlottedImage extends ShownImage {
  readonly slot: Slot | undefined;
}

/**
 * Returns the images without alternative text. To find the source of each image, inserts a unique text at every
 * possible position, and checks which image has the text after rendering. This also works for references and raw HTML.
 */
function findSlottedImages(text: string): readonly SlottedImage[] {
  const before = listShownImages(text);
  if (!before.images.some(isUndescribed)) return [];
  const slots = [...findSlots(text, parseMarkdownTree(text))];
  const probe = (index: number) => `undescribed image ${index}`;
  const after = listShownImages(
    applySlots(
      text,
      slots.map((slot, index) => [slot, probe(index)]),
    ),
  );
  const byProbe = new Map(slots.map((slot, index) => [probe(index), slot]));
  const isSafe = after.images.length === before.images.length && after.rest === before.rest;
  return before.images.flatMap((image, index) =>
    isUndescribed(image)
      ? [{ ...image, slot: isSafe ? byProbe.get(after.images[index]?.alt ?? '') : undefined }]
      : [],
  );
}

/** Returns the images without alternative text in the order of the text. Throws `NestingDepthError`. */
export const findUndescribedImages = (text: string): readonly UndescribedImage[] =>
  findSlottedImages(text).map(({ address, line, slot }) => ({
    address,
    line,
    isEditable: slot !== undefined,
  }));

/**
 * Returns the replacements that add alternative texts. `typed` contains one string for each image that
 * `findUndescribedImages` returns. The string may be empty. Returns null if readers wouldn't get exactly these
 * alternative texts, or if anything else would change. Throws `NestingDepthError`.
 */
export function createAlternativeHits(text: string, typed: readonly string[]): readonly SearchHit[] | null {
  const images = findSlottedImages(text);
  const lines = typed.map(toLine);
  const edits: (readonly [Slot, string])[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const slot = images[index]?.slot;
    if (!slot) return null;
    edits.push([slot, line]);
  }
  const ordered = edits.toSorted(([a], [b]) => a.from - b.from);
  const [before, after] = [listShownImages(text), listShownImages(applySlots(text, ordered))];
  if (before.rest !== after.rest) return null;
  let open = -1;
  const isExact = before.images.every((image, index) => {
    if (isUndescribed(image)) open += 1;
    const wanted = (isUndescribed(image) && lines[open]) || image.alt;
    return after.images[index]?.alt === wanted;
  });
  if (!isExact) return null;
  return ordered.map(([{ from, to, write }, line]) => ({
    ...{ field: 'content', from, to, line: 0, before: '', after: '' },
    found: text.slice(from, to),
    replacement: write(line),
  }));
}
