// The first and the last line of a text, where they are blank: what is put in there would be part of the paragraph beside it, though
// it is shown on a line of its own. A blank line comes between.
import { syntaxTree } from '@codemirror/language';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { insertionOf } from '../insertion';
import { isBlank } from '../marks/blanks';
import { emptyBegunLine } from '../marks/break-marks';
import { enclosing, LINES } from '../marks/enclosing';

const isText = (state: EditorState, at: number) =>
  enclosing(syntaxTree(state), at, -1, ({ name }) => LINES.test(name)) !== null;

function parted(state: EditorState, at: number, text: string): TransactionSpec | null {
  const { doc } = state;
  const line = doc.lineAt(at);
  if (!isBlank(line.text) || doc.lines === 1) return null;
  if (line.number === doc.lines) {
    const above = doc.line(line.number - 1);
    // With a bar it may be the header of a table that is being written.
    if (isBlank(above.text) || above.text.includes('|') || !isText(state, above.to)) return null;
    return { changes: { from: line.from, insert: '\n' }, selection: { anchor: at + text.length + 1 } };
  }
  if (line.number > 1) return null;
  const below = doc.line(2);
  if (isBlank(below.text) || !isText(state, below.to)) return null;
  return { changes: { from: line.to + text.length, insert: '\n' }, selection: { anchor: at + text.length } };
}

/** Part of the same change, so that one step back takes both away. What an input method composes belongs to it until it is settled. */
export const outerLines = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.isUserEvent('input') || transaction.isUserEvent('input.type.compose')) return transaction;
  const insertion = insertionOf(transaction);
  if (!insertion || emptyBegunLine(transaction.startState) || /^\s*$|^[\r\n]/.test(insertion.text))
    return transaction;
  const more = parted(transaction.startState, insertion.at, insertion.text);
  return more ? [transaction, { ...more, sequential: true }] : transaction;
});
