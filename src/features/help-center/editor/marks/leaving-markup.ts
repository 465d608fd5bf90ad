// Going on with a list or a quote, and leaving it. A line right behind one goes on with its last paragraph (CommonMark calls it lazy), however
// it looks here: a blank line makes what is typed next a paragraph of its own.
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import {
  ChangeSet,
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
  type Text,
  Transaction,
} from '@codemirror/state';
import { isEmptyItem, isItem, markOf } from '../lists/list-items';
import { enclosing } from './enclosing';
import { isBlankLine } from './quote-marks';

/** A second Enter leaves a list of one item, too. */
const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/** Nothing but marks, the last of which may be an item's. */
const hasNoWords = (text: string) => isBlankLine(text) || isEmptyItem(text);
/** What the line of a list or a quote begins with, or one that goes on with an item. */
const MARKED = /^\s*(?:>|[-+*]\s|\d+[.)]\s)|^\s+\S/;

/** Enter goes on with a list or a quote, and leaves it where the line is empty. */
export const continueOrLeaveMarkup: StateCommand = (target) => apart(continueMarkup, hasNoWords, target);

/** Backspace takes a mark away, and leaves what the line before belongs to where the line had but its indentation. */
export const deleteMarkup: StateCommand = (target) => apart(deleteMarkupBackward, isBlankLine, target);

/** Shift+Enter begins another line of the same item or quote: indented as its text is, with the marks of quotes. */
export const continueItem: StateCommand = ({ state, dispatch }) => {
  const indentations = state.selection.ranges.map(({ from }) => indentationAt(state, from));
  if (!indentations.some(Boolean)) return false;
  let range = 0;
  const changes = state.changeByRange(({ from, to }) => {
    const insert = `\n${indentations[range++] ?? ''}`;
    return { changes: { from, to, insert }, range: EditorSelection.cursor(from + insert.length) };
  });
  dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

const MARKED_BLOCKS = ['ListItem', 'Blockquote'];
/** Where line breaks and indentation mean something else. */
const LITERAL_BLOCKS = ['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock', 'Table'];

/** What a further line of the innermost item or quote begins with; null outside of both. */
export function indentationAt(state: EditorState, at: number): string | null {
  const line = state.doc.lineAt(at);
  const lastSign = line.from + line.text.slice(0, at - line.from).trimEnd().length;
  const node = enclosing(syntaxTree(state), lastSign, -1, ({ name }) =>
    [...MARKED_BLOCKS, ...LITERAL_BLOCKS].includes(name),
  );
  if (!node || LITERAL_BLOCKS.includes(node.name)) return null;
  const first = state.doc.lineAt(node.from);
  const begin = isItem(node) ? markOf(state, node).words : node.from - first.from + '> '.length;
  return first.text.slice(0, begin).replace(/[^>\t]/g, ' ');
}

type Target = Parameters<StateCommand>[0];

/** Runs a command; a cursor whose line was empty before and is blank afterwards has left, and gets blank lines around. */
const apart = (
  command: StateCommand,
  isEmpty: (line: string) => boolean,
  { state, dispatch }: Target,
): boolean =>
  command({
    state,
    dispatch(transaction) {
      const { newDoc, newSelection, changes } = transaction;
      const left = state.selection.ranges.flatMap(({ head }) =>
        isEmpty(state.doc.lineAt(head).text)
          ? blankLinesAround(newDoc, changes.mapPos(head, 1), isEmpty === isBlankLine)
          : [],
      );
      if (left.length === 0) return dispatch(transaction);
      const blankLines = ChangeSet.of(left, newDoc.length);
      dispatch(
        state.update({
          changes: changes.compose(blankLines),
          selection: newSelection.map(blankLines, 1),
          scrollIntoView: true,
          userEvent: transaction.annotation(Transaction.userEvent) ?? 'input',
        }),
      );
    },
  });

function blankLinesAround(doc: Text, at: number, isBehindMarks: boolean): ChangeSpec[] {
  const line = doc.lineAt(at);
  if (!isBlankLine(line.text) || line.number === 1) return [];
  const before = doc.line(line.number - 1).text;
  if (isBlankLine(before) || (isBehindMarks && !MARKED.test(before))) return [];
  const blank = `${line.text.trimEnd()}\n`;
  const after = line.number < doc.lines ? doc.line(line.number + 1) : null;
  return [
    { from: line.from, insert: blank },
    ...(after && !isBlankLine(after.text) ? [{ from: after.from, insert: blank }] : []),
  ];
}
