// A line that Shift+Enter began and that is left empty: its backslash would be a letter on the page.
import { syntaxTree } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { enclosing } from './enclosing';
import { breakAround, LINES } from './line-breaks';
import { isBlankLine } from './quote-marks';

/** Says that the change breaks a line, below which the cursor stands. */
export const linesBroken = StateEffect.define<null>();

/** The place in the empty line that was begun last; null once something is written in it. */
const begunLine = StateField.define<number | null>({
  create: () => null,
  update(before, { effects, newSelection, changes, docChanged, state: { doc } }) {
    const isBegun = effects.some((effect) => effect.is(linesBroken)) && newSelection.ranges.length === 1;
    const at = isBegun ? newSelection.main.head : before;
    if (at === null || !docChanged) return at;
    const mapped = isBegun ? at : changes.mapPos(at, 1);
    return isBlankLine(doc.lineAt(mapped).text) ? mapped : null;
  },
});

/** Takes the break away as the cursor leaves its paragraph: what the text was before comes back, and one step back undoes it. */
const withoutLeftBreak = EditorState.transactionFilter.of((transaction) => {
  const { startState, selection, docChanged } = transaction;
  const at = startState.field(begunLine);
  const broken = at === null || !selection || docChanged ? null : breakAround(startState, at);
  if (at === null || !broken || !selection) return transaction;
  const words = enclosing(syntaxTree(startState), broken.from, -1, ({ name }) => LINES.test(name));
  const { head } = selection.main;
  if (head >= (words?.from ?? broken.from) && head <= startState.doc.lineAt(at).to) return transaction;
  return [transaction, { changes: broken, sequential: true }];
});

export const leftBreak = [begunLine, withoutLeftBreak];
