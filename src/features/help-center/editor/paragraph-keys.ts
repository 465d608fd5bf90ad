// Enter and Shift+Enter in what is shown as it will look: a line break alone begins no line on the page, which joins both.
import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, Prec, type StateCommand } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { isBlank } from './blanks';
import { enclosing } from './enclosing';
import { indentationAt } from './leaving-markup';
import { quoteMarks } from './quote-marks';

/** The block that a place in a line belongs to, which blanks at the line's end belong to, too. */
function blockAt(state: EditorState, at: number): SyntaxNode | null {
  const { from, text } = state.doc.lineAt(at);
  const lastSign = from + text.slice(0, at - from).trimEnd().length;
  const isBlock = ({ parent }: SyntaxNode) => parent?.type.isTop === true;
  return enclosing(syntaxTree(state), lastSign, lastSign > from ? -1 : 1, isBlock);
}

/** What may become a table, whose rows are lines. */
const isRow = (text: string) => text.includes('|');

/** What Enter puts at a place, and how far behind its beginning the cursor goes; null where it is a line break, as everywhere. */
function paragraphBreak(
  state: EditorState,
  at: number,
): { readonly insert: string; readonly cursor: number } | null {
  const { doc } = state;
  const line = doc.lineAt(at);
  const above = line.number > 1 ? doc.line(line.number - 1).text : '';
  const below = line.number < doc.lines ? doc.line(line.number + 1).text : '';
  if (isBlank(line.text)) {
    const isBetweenBlocks = blockAt(state, at) === null && line.length === 0;
    if (!isBetweenBlocks) return null;
    // It was begun by the Enter before.
    if (isBlank(above)) return { insert: '', cursor: 0 };
    return isBlank(below) ? null : { insert: '\n\n', cursor: 1 };
  }
  const block = blockAt(state, at)?.name ?? '';
  if (!/^(?:Paragraph|ATXHeading\d)$/.test(block) || isRow(line.text)) return null;
  if (at === line.from && !isBlank(above)) return { insert: '\n', cursor: 1 };
  return at === line.to && !isBlank(below) ? { insert: '\n\n\n', cursor: 2 } : { insert: '\n\n', cursor: 2 };
}

/** Begins a paragraph: a blank line parts it. On the empty line of one nothing more is put, so that two Enters are one. */
export const beginParagraph: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const put = ranges.length === 1 && !state.readOnly ? paragraphBreak(state, main.from) : null;
  if (!put) return false;
  const { from, to } = main;
  const { text, from: start } = state.doc.lineAt(to);
  const blanks = put.insert === '' ? 0 : (/^[ \t]*/.exec(text.slice(to - start))?.[0].length ?? 0);
  dispatch(
    state.update({
      changes: { from, to: to + blanks, insert: state.toText(put.insert) },
      selection: EditorSelection.cursor(from + put.cursor),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};

/** Begins a paragraph in a quote; Enter on its empty line leaves the quote (leaving-markup.ts). */
export const beginQuotedParagraph: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const { from: start, text } = state.doc.lineAt(main.from);
  const marks = quoteMarks(text);
  const behind = text.slice(marks.length, main.from - start);
  if (ranges.length > 1 || state.readOnly || isBlank(behind) || isRow(text)) return false;
  const words = enclosing(
    syntaxTree(state),
    start + text.slice(0, main.from - start).trimEnd().length,
    -1,
    ({ name }) => ['Paragraph', 'ListItem'].includes(name),
  );
  if (words?.name !== 'Paragraph' || words.parent?.name !== 'Blockquote') return false;
  const insert = state.toText(`\n${marks.trimEnd()}\n${marks.trimEnd()} `);
  dispatch(
    state.update({
      changes: { from: main.from, to: main.to, insert },
      selection: EditorSelection.cursor(main.from + insert.length),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};

/** Begins a line of the same paragraph: a backslash before the break makes it one on the page, too. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  const places = state.selection.ranges.map(({ from }) => {
    const { from: start, text } = state.doc.lineAt(from);
    const lastSign = start + text.slice(0, from - start).trimEnd().length;
    const words = enclosing(syntaxTree(state), lastSign, -1, ({ name }) => /^(?:Paragraph|Task)$/.test(name));
    return words && !isRow(text) ? (indentationAt(state, from) ?? '') : null;
  });
  if (state.readOnly || places.includes(null)) return false;
  let range = 0;
  const changes = state.changeByRange(({ from, to }) => {
    const insert = state.toText(`\\\n${places[range++] ?? ''}`);
    return { changes: { from, to, insert }, range: EditorSelection.cursor(from + insert.length) };
  });
  dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** A list goes on by a key of its own, which comes before those of paragraphs. */
export const paragraphKeys = [
  keymap.of([{ key: 'Enter', run: beginParagraph }]),
  Prec.highest(keymap.of([{ key: 'Enter', run: beginQuotedParagraph, shift: breakLine }])),
];
