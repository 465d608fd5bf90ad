// Enter on a further line of an item: a line break alone would begin no line on the page.
import { type ChangeSpec, EditorSelection, type StateCommand, type Transaction } from '@codemirror/state';
import { blanksBefore } from '../marks/blanks';
import { enclosing } from '../marks/enclosing';
import { continueOrLeaveMarkup } from '../marks/leaving-markup';
import { isBlankLine } from '../marks/quote-marks';
import { treeTo } from '../tree-to';
import { isItem } from './list-items';

/** Begins the next item, with the mark that Enter gives it at the end of this one's first line, and the numbers behind it. */
export const beginNextItem: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.from);
  const before = line.text.slice(0, main.from - line.from);
  if (state.readOnly || ranges.length > 1 || isBlankLine(before)) return false;
  const words = enclosing(treeTo(state, main.from), line.from + before.trimEnd().length, -1, ({ name }) =>
    /^(?:Paragraph|Task|ListItem|Blockquote)$/.test(name),
  );
  const item = words?.parent;
  if (!item || !isItem(item) || isItem(words)) return false;
  const first = state.doc.lineAt(item.from);
  if (first.number === line.number) return false;
  let insert = '';
  const numbers: ChangeSpec[] = [];
  continueOrLeaveMarkup({
    state: state.update({ selection: EditorSelection.cursor(first.to) }).state,
    dispatch: ({ changes }: Transaction) =>
      changes.iterChanges((from, to, _start, _end, text) => {
        if (to <= first.to) insert = text.toString();
        else numbers.push({ from, to, insert: text });
      }),
  });
  if (insert === '') return false;
  const to = main.to + blanksBefore(state.sliceDoc(main.to, state.doc.lineAt(main.to).to));
  dispatch(
    state.update({
      changes: [{ from: main.from, to, insert: state.toText(insert) }, ...numbers],
      selection: EditorSelection.cursor(main.from + state.toText(insert).length),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};
