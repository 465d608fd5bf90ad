// Enter and Shift+Enter in what is shown as it will look: a line break alone begins no line on the page, which joins both.
import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, Prec, type StateCommand } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { emptyMarks } from './formatting';
import { beginNextItem } from './lists/next-item';
import { blanksBefore, isBlank } from './marks/blanks';
import { goesOn, lineBegins } from './marks/break-marks';
import { enclosing, LINES } from './marks/enclosing';
import { continueOrLeaveMarkup, indentationAt } from './marks/leaving-markup';
import { breakAround } from './marks/line-breaks';
import { besideMarks, codeOnOneLine, partStyles } from './marks/parted-styles';
import type { Span } from './marks/pen';
import { isBlankLine, quoteMarks } from './marks/quote-marks';
import { escapes } from './tables/table-cell-text';
import { treeTo } from './tree-to';

type Target = Parameters<StateCommand>[0];

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

/** Puts lines in the place of what is selected, and the cursor into them. */
function putLines({ state, dispatch }: Target, { from, to }: Span, insert: string, cursor: number): true {
  dispatch(
    state.update({
      changes: { from, to, insert: state.toText(insert) },
      selection: EditorSelection.cursor(from + cursor),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
}

/** How many blanks follow a place in its line. */
function blanksBehind({ doc }: EditorState, at: number): number {
  const { from, text } = doc.lineAt(at);
  return blanksBefore(text.slice(at - from));
}

/** Begins a paragraph: a blank line parts it. On the empty line of one nothing more is put, so that two Enters are one. */
export const beginParagraph: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  const put = ranges.length === 1 && !state.readOnly ? paragraphBreak(state, main.from) : null;
  if (!put) return false;
  const to = main.to + (put.insert === '' ? 0 : blanksBehind(state, main.to));
  return putLines(target, { from: main.from, to }, put.insert, put.cursor);
};

/** What parts two paragraphs, within the item or the quote that a place is in. */
function partingAt(state: EditorState, at: number): string {
  const marks = indentationAt(state, at) ?? '';
  return `\n${marks.trimEnd()}\n${marks}`;
}

/** Begins a paragraph in the place of a line break: its backslash would be a letter. Above it, an empty one. */
export const beginParagraphAtBreak: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  const broken = ranges.length > 1 || state.readOnly ? null : breakAround(state, main.from);
  if (!broken) return false;
  const parting = partingAt(state, broken.from);
  const isAbove = main.to < broken.to && main.to <= broken.from + 1;
  const to = Math.max(broken.to, main.to + blanksBehind(state, main.to));
  return putLines(target, { ...broken, to }, isAbove ? parting + parting : parting, parting.length);
};

/** Shift+Enter where it was pressed before, and nothing written. */
export const endBreak: StateCommand = (target) => {
  const { doc, selection } = target.state;
  return isBlankLine(doc.lineAt(selection.main.head).text) && beginParagraphAtBreak(target);
};

/** Begins a paragraph in a quote; Enter on its empty line leaves the quote (leaving-markup.ts). */
export const beginQuotedParagraph: StateCommand = (target) => {
  const { state } = target;
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
  const insert = `\n${marks.trimEnd()}\n${marks.trimEnd()} `;
  return putLines(target, main, insert, insert.length);
};

/** What breaks words there, so that the page does, too. A backslash behind another one would make a letter of both. */
function breakMark(state: EditorState, at: number): string {
  return escapes(state.sliceDoc(state.doc.lineAt(at).from, at)) ? '\\\\' : '\\';
}

/** Puts a backslash and a line break at the cursor. Behind the last words the backslash comes with the next ones (break-marks.ts). */
const breakWords: StateCommand = ({ state, dispatch }) => {
  const places = state.selection.ranges.map(({ from }) => {
    const { from: start, text } = state.doc.lineAt(from);
    const lastSign = start + text.slice(0, from - start).trimEnd().length;
    const words = enclosing(treeTo(state, lastSign), lastSign, -1, ({ name }) => LINES.test(name));
    return words && !isRow(text) ? (indentationAt(state, from) ?? '') : null;
  });
  if (state.readOnly || places.includes(null)) return false;
  let range = 0;
  const changes = state.changeByRange(({ from, to, empty }) => {
    const broken = breakAround(state, from);
    // Behind the backslash of a line break the new one comes before it.
    const at = broken && from === broken.from + 1 ? broken.from : from;
    const place = empty ? besideMarks(state, at) : { from, to };
    const isBegun = places.length === 1 && !goesOn(state.sliceDoc(place.to, state.doc.lineAt(place.to).to));
    const mark = isBegun ? '' : breakMark(state, place.from);
    const insert = state.toText(`${mark}\n${places[range++] ?? ''}`);
    const anchor = place.from + insert.length;
    return {
      changes: { ...place, insert },
      range: EditorSelection.cursor(anchor),
      effects: isBegun ? lineBegins.of({ at: anchor, marks: 0 }) : [],
    };
  });
  dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/**
 * Begins a line of the same paragraph: a backslash before the break makes it one on the page, too. In code it would be a letter,
 * so that the code is parted. Marks of a heading, which has no further lines, are parted as by Enter.
 */
export const breakLine: StateCommand = (target) => {
  const { state } = target;
  const { head, to } = state.selection.main;
  const on = (name: RegExp) => enclosing(syntaxTree(state), head, -1, (node) => name.test(node.name));
  if (on(/^ATXHeading\d$/)) return enterInStyles(target);
  const isInCode = head < (on(/^InlineCode$/)?.to ?? head);
  const parts = isInCode || emptyMarks(state) || codeOnOneLine(state, to).length > 0;
  return parts ? partStyles(breakWords)(target) : breakWords(target);
};

/** Enter within bold words, code or a link. */
export const enterInStyles = partStyles(
  beginQuotedParagraph,
  beginNextItem,
  continueOrLeaveMarkup,
  beginParagraph,
);

/** A list goes on by a key of its own, which comes before those of paragraphs. */
export const paragraphKeys = [
  keymap.of([{ key: 'Enter', run: beginParagraph }]),
  Prec.highest(
    keymap.of([
      { key: 'Enter', run: enterInStyles },
      { key: 'Enter', run: beginParagraphAtBreak, shift: endBreak },
      { key: 'Enter', run: beginQuotedParagraph, shift: breakLine },
      { key: 'Enter', run: beginNextItem },
    ]),
  ),
];
