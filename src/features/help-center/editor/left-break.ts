// A line that Shift+Enter began and that is left empty: its backslash would be a letter on the page.
import { syntaxTree } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { enclosing } from './enclosing';
import { breakAround, LINES } from './line-breaks';
import { isBlankLine } from './quote-marks';

/** Says that the change breaks a line, below which the cursor stands. */
export const linesBroken = StateEffect.define<null>();

/** Where the words of the line begin that was begun last. */
const begunLine = StateField.define<number | null>({
  create: () => null,
  update(before, { effects, newSelection, changes }) {
    if (effects.some((effect) => effect.is(linesBroken))) return newSelection.main.head;
    return before === null ? null : changes.mapPos(before, -1);
  },
});

/** Takes the break away as the cursor leaves its paragraph: what the text was before comes back, and one step back undoes it. */
const withoutLeftBreak = EditorState.transactionFilter.of((transaction) => {
  const { startState, selection, docChanged } = transaction;
  const at = startState.field(begunLine);
  if (at === null || !selection || docChanged) return transaction;
  const line = startState.doc.lineAt(at);
  const broken = isBlankLine(line.text) ? breakAround(startState, at) : null;
  if (!broken) return transaction;
  const words = enclosing(syntaxTree(startState), broken.from, -1, ({ name }) => LINES.test(name));
  const { head } = selection.main;
  if (head >= (words?.from ?? broken.from) && head <= line.to) return transaction;
  return [transaction, { changes: broken, sequential: true }];
});

export const leftBreak = [begunLine, withoutLeftBreak];
