// Converts plain text of the clipboard to blocks.
import { type Mark, type Node, Mark as NoMarks } from 'prosemirror-model';
import { MAX_MARKDOWN_LENGTH } from '../markdown/parse-markdown';
import { createTable } from '../schema/create-table';
import { nodeTypes, schema } from '../schema/schema';

const BLOCK_SYNTAX =
  /^ {0,3}(?:#{1,6} \S|[-*+] (?:\S|\[[ xX]\])|\d{1,3}[.)] \S|> \S|```|~~~|\|.*\|\s*$|!\[[^\]\n]*\]\()/m;
const INLINE_SYNTAX = /\*\*\S[^*\n]*\*\*|\[[^[\]\n]+\]\([^()\s]+\)|`[^`\n]+`|~~\S[^~\n]*~~/;

/** Reports whether text has Markdown syntax that people don't write by accident. */
export const isMarkdownLike = (text: string): boolean =>
  text.length <= MAX_MARKDOWN_LENGTH && (BLOCK_SYNTAX.test(text) || INLINE_SYNTAX.test(text));

/** Creates paragraphs of literal text. Hard breaks separate the lines of a paragraph. */
export const createParagraphs = (text: string, marks: readonly Mark[] = NoMarks.none): readonly Node[] =>
  (text.endsWith('\n') ? text.trimEnd() : text)
    .replace(/^\n+/, '')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) =>
      nodeTypes.paragraph.create(
        null,
        paragraph
          .split('\n')
          .flatMap((line, index) => [
            ...(index === 0 ? [] : [nodeTypes.hard_break.create()]),
            ...(line === '' ? [] : [schema.text(line.replaceAll('\t', ' '), marks)]),
          ]),
      ),
    );

/**
 * Matches a spreadsheet cell. A cell that contains a line break or a tab is quoted, and quotes in it are doubled. In
 * all other cells quotes are literal.
 */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g;

/** Parses cells copied from a spreadsheet, which are separated by tabs. Returns null for other text. */
export function parseSpreadsheetCells(text: string): readonly (readonly string[])[] | null {
  if (!text.includes('\t') || text.length > MAX_MARKDOWN_LENGTH) return null;
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end = ''] of text.replace(/\n$/, '').matchAll(CELL)) {
    const isQuoted = quoted !== undefined && /[\t\n]/.test(quoted);
    rows.at(-1)?.push(isQuoted ? quoted.replaceAll('""', '"') : quoted === undefined ? bare : `"${quoted}"`);
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  const width = rows[0]?.length ?? 0;
  // If all lines start with a tab, the text is indented code rather than cells.
  const isIndented = rows.every(([first]) => first === '');
  return width > 1 && !isIndented && rows.every(({ length }) => length === width) ? rows : null;
}

export const createTableFromCells = (rows: readonly (readonly string[])[]): Node =>
  createTable(
    rows.map((cells) => cells.map((text) => createParagraphs(text.trim().replaceAll(/\n\s*\n/g, '\n')))),
  );
