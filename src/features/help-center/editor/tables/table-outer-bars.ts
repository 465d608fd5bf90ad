// A row without outer bars keeps its first and its last cell when they are emptied: a bar has to mark them then.
import { syntaxTree } from '@codemirror/language';
import type { ChangeSet, ChangeSpec, EditorState, Text } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing } from '../marks/enclosing';
import { barsIn } from './table-cell-text';
import { rowsOf, slotsOf } from './table-rows';

interface OuterBars {
  readonly changes: readonly ChangeSpec[];
  /** Where the cursor is, if it stood before the bar of the cell that it is in. */
  readonly selection?: { readonly anchor: number };
}

/** What has to be added to `doc`, which `changes` made of the state's; null where nothing has. `head` is its cursor. */
export function outerBars(state: EditorState, changes: ChangeSet, doc: Text, head: number): OuterBars | null {
  const added: ChangeSpec[] = [];
  let cursor = head;
  for (const row of changedRows(state, changes)) {
    const [from, to] = [changes.mapPos(row.from, -1), changes.mapPos(row.to, 1)];
    const line = doc.sliceString(from, to);
    if (line.includes('\n')) continue;
    const [before, after] = barsFor(row, line);
    if (before) added.push({ from, insert: before });
    if (from === head) cursor += before.length;
    if (after) added.push({ from: to, insert: after });
  }
  if (added.length === 0) return null;
  return { changes: added, ...(cursor !== head && { selection: { anchor: cursor } }) };
}

/** What has to stand before the line that a row became, and behind it; nothing where no bar parts it any more. */
function barsFor(row: SyntaxNode, line: string): [before: string, after: string] {
  const bars = barsIn(line);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return ['', ''];
  const isFirstGone = row.firstChild?.name === 'TableCell' && line.slice(0, first).trim() === '';
  const isLastGone = row.lastChild?.name === 'TableCell' && line.slice(last + 1).trim() === '';
  const before = first === 0 ? '| ' : '|';
  const after = line.endsWith(' ') ? '|' : ' |';
  return [isFirstGone ? before : '', isLastGone ? after : ''];
}

/** The whole rows that something was taken out of; one that isn't whole yet is being written. */
function changedRows(state: EditorState, changes: ChangeSet): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  changes.iterChangedRanges((from, to) => {
    if (from === to) return;
    const on = (side: -1 | 1) => enclosing(syntaxTree(state), from, side, ({ name }) => name === 'Table');
    const table = on(1) ?? on(-1);
    const rows = table ? rowsOf(table) : [];
    const columns = rows[0] ? slotsOf(rows[0]).length : 0;
    found.push(...rows.filter((row) => row.from <= to && from <= row.to && slotsOf(row).length >= columns));
  });
  return found;
}
