// The cells of a sheet or of another table, pasted into a table: each comes to stand in a cell of its own.
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { inCell } from './table-cell-text';
import { cellsWritten } from './table-edits';
import { slotAt, tablePlace } from './table-place';

/** Milliseconds that reading the text may take: what isn't read to its end may hold more of the table. */
const PARSING = 1000;

/** The cells of a clipboard, row by row; null where it holds but a text. Sheets put a tab between two of them. */
export function cellsOn(plain: string, html: string): readonly (readonly string[])[] | null {
  const lines = plain.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const isTable = plain.includes('\t') || (lines.length > 1 && /<t[dh][\s>]/i.test(html));
  return isTable ? lines.map((line) => line.split('\t').map((text) => inCell('', text.trim()))) : null;
}

/** What writes the cells of a clipboard into a table, from the cell that the cursor is in; null where either is missing. */
export function cellsPasted(state: EditorState, plain: string, html: string): TransactionSpec | null {
  const cells = cellsOn(plain, html);
  if (!cells || !slotAt(state)) return null;
  const tree = ensureSyntaxTree(state, state.doc.length, PARSING);
  const place = tree && tablePlace(state, tree);
  return place && cellsWritten(state, place, cells);
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
