// The cells of a sheet or of another table, pasted into a table: each comes to stand in a cell of its own.
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { inCell } from './table-cell-text';
import { cellsWritten } from './table-edits';
import { tablePlace } from './table-place';

/** Milliseconds that reading the text may take: what isn't read to its end may hold more of the table. */
const PARSING = 1000;

/** A cell that holds a line break or a tab stands in quotes, in which a quote is doubled; around others they are its own. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g;
const unquoted = (text: string) => (/[\t\n]/.test(text) ? text.replaceAll('""', '"') : `"${text}"`);

function rowsIn(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end = ''] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted === undefined ? bare : unquoted(quoted));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/**
 * The cells of a clipboard, row by row; null where it holds a text, of which a table may be a part. Sheets put a tab between two
 * cells; of those below each other alone only their HTML tells.
 */
export function cellsOn(plain: string, html: string): readonly (readonly string[])[] | null {
  const rows = rowsIn(plain.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  const width = rows[0]?.length ?? 0;
  const isTable = width > 1 ? !/^\s*$/.test(plain) : rows.length > 1 && /<t[dh][\s>]/i.test(html);
  if (!isTable || rows.some(({ length }) => length !== width)) return null;
  return rows.map((cells) => cells.map((text) => inCell('', text.trim())));
}

/** What writes the cells of a clipboard into a table, from the first cell that is selected; null where either is missing. */
export function cellsPasted(state: EditorState, plain: string, html: string): TransactionSpec | null {
  const cells = cellsOn(plain, html);
  const tree = cells && ensureSyntaxTree(state, state.doc.length, PARSING);
  if (!tree) return null;
  const { from } = state.selection.main;
  const first = state.update({ selection: { anchor: from } }).state;
  const place = tablePlace(first, tree);
  const line = state.doc.lineAt(from);
  const isInRow = place?.rows.some((row) => line.from <= row.from && row.from <= line.to);
  return place && isInRow ? cellsWritten(first, place, cells) : null;
}

/** Only where a table is shown as one. */
export const tablePaste = EditorView.domEventHandlers({
  paste({ clipboardData }, view) {
    const [plain, html] = ['text/plain', 'text/html'].map((type) => clipboardData?.getData(type) ?? '');
    const spec = view.state.readOnly ? null : cellsPasted(view.state, plain ?? '', html ?? '');
    if (spec) view.dispatch({ ...spec, userEvent: 'input.table', scrollIntoView: true });
    return spec !== null;
  },
});
