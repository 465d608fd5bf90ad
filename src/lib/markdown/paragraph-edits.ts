// Reads and replaces single paragraphs of an article, without changing any other character.
import type { SearchHit } from '../text/article-hits';
import { parseMarkdownTree } from './article-tree';
import { assertNestingDepth } from './nesting';

type Root = ReturnType<typeof parseMarkdownTree>;
type MarkdownNode = Root | Root['children'][number];
type Paragraph = Extract<MarkdownNode, { type: 'paragraph' }>;

function* walkParagraphs(node: MarkdownNode): Generator<Paragraph> {
  if (node.type === 'paragraph') yield node;
  else if ('children' in node) for (const child of node.children) yield* walkParagraphs(child);
}

function parseParagraphs(text: string): { readonly tree: Root; readonly paragraphs: readonly Paragraph[] } {
  assertNestingDepth(text);
  const tree = parseMarkdownTree(text);
  return { tree, paragraphs: [...walkParagraphs(tree)] };
}

const withoutPositions = (key: string, value: unknown): unknown => (key === 'position' ? undefined : value);

/** Describes what readers see of a paragraph, so that two paragraphs can be compared. */
const describe = ({ children }: Paragraph): string => JSON.stringify(children, withoutPositions);

/** Describes the whole text, but leaves out the contents of the paragraphs in `left`. */
const describeRest = (tree: Root, left: ReadonlySet<unknown>): string =>
  JSON.stringify(tree, (key, value) =>
    left.has(value) ? { type: 'paragraph' } : withoutPositions(key, value),
  );

const isOnLine = (line: number) => (node: Paragraph) => node.position?.start.line === line;

interface Span {
  readonly from: number;
  readonly to: number;
}
/** Returns the range of a paragraph in the source, without spaces at its end. */
function getRange(text: string, { position }: Paragraph): Span {
  const from = position?.start.offset ?? 0;
  return { from, to: from + text.slice(from, position?.end.offset).trimEnd().length };
}

/** Matches the markers of quotes and the indentation of a line within a paragraph. */
const LINE_START = /^[ \t]*(?:>[ \t]*)*/gm;
const LINE_BREAK = /\r\n?|\n/g;

/**
 * Returns the prefix of every line after the first line of a paragraph: the markers of quotes, and spaces in place of
 * list markers.
 */
const getPrefix = (text: string, from: number): string =>
  text
    .slice(Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1)) + 1, from)
    .replaceAll(/[^>\t]/g, ' ');

/**
 * Returns the Markdown of the paragraphs that start on the given lines, without the markers of surrounding quotes and
 * lists. A result is null if no such paragraph starts on the line, for example in raw HTML. Throws `NestingDepthError`.
 */
export function readParagraphs(text: string, lines: readonly number[]): readonly (string | null)[] {
  const { paragraphs } = parseParagraphs(text);
  return lines.map((line) => {
    const found = paragraphs.find(isOnLine(line));
    if (!found) return null;
    const { from, to } = getRange(text, found);
    return text.slice(from, to).replaceAll(LINE_BREAK, '\n').replaceAll(LINE_START, '');
  });
}

export interface ParagraphEdit {
  readonly hits: readonly SearchHit[];
  /**
   * Describes what readers see after the edit. The same edit can look different in two articles if a link reference has
   * different targets.
   */
  readonly shown: string;
}

/**
 * Returns the replacements of the paragraphs that start on the given lines. Returns null if a paragraph isn't found, if
 * the new text wouldn't be exactly one paragraph, or if the edit would affect the rest of the article. Throws
 * `NestingDepthError`.
 */
export function createParagraphEdit(
  text: string,
  lines: readonly number[],
  typed: string,
): ParagraphEdit | null {
  const { tree, paragraphs } = parseParagraphs(text);
  const indexes = lines.map((line) => paragraphs.findIndex(isOnLine(line))).sort((a, b) => a - b);
  const lineBreak = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const hits: SearchHit[] = [];
  let [after, last] = ['', 0];
  for (const index of indexes) {
    const found = paragraphs[index];
    if (!found) return null;
    const { from, to } = getRange(text, found);
    const replacement = typed
      .trim()
      .replaceAll(LINE_BREAK, '\n')
      .replaceAll('\n', lineBreak + getPrefix(text, from));
    hits.push({
      ...{ field: 'content', from, to, line: found.position?.start.line ?? 1, before: '', after: '' },
      found: text.slice(from, to),
      replacement,
    });
    after += text.slice(last, from) + replacement;
    last = to;
  }
  const next = parseParagraphs(after + text.slice(last));
  const [changed, left] = [next.paragraphs, paragraphs].map(
    (all) => new Set<unknown>(indexes.map((index) => all[index])),
  );
  if (next.paragraphs.length !== paragraphs.length || !changed || !left) return null;
  if (describeRest(tree, left) !== describeRest(next.tree, changed)) return null;
  const shown = new Set(indexes.flatMap((index) => next.paragraphs[index] ?? []).map(describe));
  const [first] = shown;
  return shown.size === 1 && first !== undefined && first !== '[]' ? { hits, shown: first } : null;
}
