// Backspace and Delete where a block, an item or a line of one begins or ends: marks that aren't seen go with the line break.
import {
  type ChangeSpec,
  type EditorState,
  Prec,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { isFootnote } from '../block-begin';
import { takeItemOut } from '../lists/item-out';
import { isEmptyItem, itemAt, itemFrom, wordsOf } from '../lists/list-items';
import { escapes } from '../tables/table-cell-text';
import { treeTo } from '../tree-to';
import { blanksBefore, isBlank } from './blanks';
import { enclosing, LINES } from './enclosing';
import { asOneLine, breakAround } from './line-breaks';
import { headingTakenBack } from './line-formats';
import { partingLines } from './parting-lines';
import type { Span } from './pen';
import { isBlankLine, quoteDepth, quoteMarks } from './quote-marks';

/** What words that are put behind it belong to. */
const WORDS = /^(?:Paragraph|Task|ATXHeading\d)$/;
/** Blanks that stand for a line break, or that nobody sees. One alone parts words. */
const LAST_BLANKS = /(?:[ \t]{2,}|\t)$/;
/** What may be a row of a table that the editor doesn't know for one. */
const ROW = /^.*\|/;
const PUNCTUATION = /^[!-/:-@[-`{-~]/;
/** Marks of bold, italic or struck words are none between a letter and a sign. */
const LAST_MARK = /(?:_|[^\p{L}\p{N}\s*~][*~]+)$/u;
const FIRST_MARK = /^(?:_|[*~]+[^\p{L}\p{N}\s*~])/u;

const leafAt = (state: EditorState, at: number, side: -1 | 1) =>
  enclosing(treeTo(state, at), at, side, ({ type }) => type.is('LeafBlock'));

/** Where a line begins behind the marks of the quotes that the line above is in, too. */
function behindQuotes({ doc }: EditorState, line: number): number {
  const { from, text } = doc.line(line);
  return from + quoteMarks(text, quoteDepth(doc.line(line - 1).text)).length;
}

function beginOfWords(state: EditorState, line: number): number {
  const from = behindQuotes(state, line);
  return from + blanksBefore(state.sliceDoc(from, state.doc.line(line).to));
}

/** Whether an indentation is that of code, and taken as any other letter. */
const isCode = (state: EditorState, words: number) => leafAt(state, words, 1)?.name === 'CodeBlock';

/** The line that the key joins with the one above it; null at an end of the text. */
function joinedLine({ doc, selection: { main } }: EditorState, isForward: boolean): number | null {
  const line = doc.lineAt(main.head).number + (isForward ? 1 : 0);
  return line < 2 || line > doc.lines ? null : line;
}

/** The blank lines at the cursor, behind it or before, to where what follows begins in their quote. */
function partingAt(state: EditorState, isForward: boolean): Span | null {
  const { head } = state.selection.main;
  const { doc } = state;
  const beside = isForward ? Math.min(doc.length, head + 1) : Math.max(0, doc.lineAt(head).from - 1);
  for (const { from, to } of partingLines(state, { from: beside, to: beside })) {
    const { number } = doc.lineAt(to);
    const [begin, words] = [behindQuotes(state, number), beginOfWords(state, number)];
    const isBelow = to <= head && head <= (isCode(state, words) ? begin : words);
    if (isForward ? from === head : isBelow) return { from, to: begin };
  }
  return null;
}

/** The line break at the cursor that parts two blocks without a blank line. */
function meetingAt(state: EditorState, isForward: boolean): Span | null {
  const { head } = state.selection.main;
  const line = joinedLine(state, isForward);
  if (line === null) return null;
  const [above, below] = [state.doc.line(line - 1), state.doc.line(line)];
  const words = beginOfWords(state, line);
  if (isForward ? head !== above.to : head > words) return null;
  if (isBlankLine(above.text) || isBlankLine(below.text)) return null;
  const upper = leafAt(state, above.from + above.text.trimEnd().length, -1);
  const lower = leafAt(state, words, 1);
  const isOne = upper && lower && upper.from === lower.from;
  return isOne || isCode(state, words) ? null : { from: above.to, to: behindQuotes(state, line) };
}

/** The line break at the cursor within the words of a block. */
function breakAt(state: EditorState, isForward: boolean): Span | null {
  const { head } = state.selection.main;
  const line = joinedLine(state, isForward);
  if (line === null) return null;
  const [from, to] = [state.doc.line(line - 1).to, beginOfWords(state, line)];
  const leaf = leafAt(state, to, 1);
  const isWithin = leaf !== null && LINES.test(leaf.name) && leaf.from < from && to < leaf.to;
  // The cursor stands before the backslash, which goes with it.
  const isAt = isForward
    ? head === from || head === breakAround(state, head)?.from
    : head > from && head <= to;
  return isWithin && isAt ? { from, to } : null;
}

/** The line break that began the empty line of the cursor. */
function begunLine(state: EditorState): Span | null {
  const { head } = state.selection.main;
  return isBlankLine(state.doc.lineAt(head).text) ? breakAround(state, head) : null;
}

/** Where a line of a fenced block of code begins, behind the marks and the indentation of what the block is in. */
function beginOfCode({ doc }: EditorState, code: SyntaxNode, line: number): number {
  const { from, to } = doc.line(line);
  const text = code.getChildren('CodeText').find((one) => one.to > from && one.from <= to);
  return text ? Math.max(from, text.from) : to;
}

/** The lines of a block of code between its fences, from 1; null where it has none, or no fence that ends it. */
function fencedLines({ doc }: EditorState, leaf: SyntaxNode | null) {
  if (leaf?.name !== 'FencedCode' || leaf.getChildren('CodeMark').length < 2) return null;
  const [first, last] = [doc.lineAt(leaf.from).number + 1, doc.lineAt(leaf.to).number - 1];
  return first > last ? null : { code: leaf, first, last };
}

/** The line break at the cursor within code that is in an item or in a quote. */
function codeBreakAt(state: EditorState, isForward: boolean): Span | null {
  const { head } = state.selection.main;
  const line = joinedLine(state, isForward);
  const fenced = fencedLines(state, leafAt(state, head, isForward ? -1 : 1));
  if (line === null || !fenced || line <= fenced.first || line > fenced.last) return null;
  const [above, below] = [state.doc.line(line - 1), state.doc.line(line)];
  const to = beginOfCode(state, fenced.code, line);
  if (to === below.from || head !== (isForward ? above.to : to)) return null;
  // An empty line may lack the indentation.
  const isEmpty = beginOfCode(state, fenced.code, line - 1) === above.to;
  return isEmpty ? { from: above.from, to: below.from } : { from: above.to, to };
}

/** From the end of an item's words to those of the next item, or of the first one within it. */
function nextItemAt(state: EditorState): Span | null {
  const { head } = state.selection.main;
  const { doc } = state;
  const line = doc.lineAt(head);
  const isEnd = head === line.to && !isBlankLine(line.text);
  const item = isEnd ? itemAt(treeTo(state, head), line.from + line.text.trimEnd().length, -1) : null;
  let next = line.number + 1;
  while (next < doc.lines && isBlankLine(doc.line(next).text)) next += 1;
  if (!item || next > doc.lines || !WORDS.test(leafAt(state, head, -1)?.name ?? 'Task')) return null;
  const begin = beginOfWords(state, next);
  const following = itemFrom(treeTo(state, begin), begin);
  const list = following?.parent;
  // A number other than 1 begins no list behind words.
  const isJoinable = list?.name === 'BulletList' || (list && list.from <= item.from);
  const to = following && isJoinable ? wordsOf(state, following) : null;
  return to === null ? null : { from: head, to };
}

/** Whether a blank must part what ends there from what begins, or marks that aren't seen would be letters. */
function needsBlank(state: EditorState, end: number, words: string, to: number, next: string): boolean {
  const nameAt = (at: number, side: -1 | 1) => treeTo(state, at).resolveInner(at, side).name;
  const isMark = (name: string) => /^(?:Emphasis|Strikethrough|Code)Mark$/.test(name);
  const [last, first] = [nameAt(end, -1), nameAt(to, 1)];
  const isUnparted = isEmptyItem(words) && !isBlank(words.slice(-1));
  if (isUnparted || last === 'URL' || (isMark(last) && isMark(first))) return next !== '';
  return (isMark(last) && LAST_MARK.test(words)) || (isMark(first) && FIRST_MARK.test(next));
}

/** Makes one of what ends and what begins there. A backslash that broke the line goes with it, another one stays what it is. */
function joined(state: EditorState, { from, to }: Span): ChangeSpec {
  const line = state.doc.lineAt(from);
  const next = state.sliceDoc(to, state.doc.lineAt(to).to);
  const isBreak = enclosing(treeTo(state, to), from - 1, 1, ({ name }) => name === 'HardBreak') !== null;
  const words = isBreak && escapes(line.text) ? line.text.slice(0, -1) : line.text.replace(LAST_BLANKS, '');
  const end = line.from + words.length;
  if (escapes(words)) return { from: end, to, insert: PUNCTUATION.test(next) ? '\\' : '' };
  // A link behind it would be an image.
  const isAhead = next.startsWith('[') && words.endsWith('!') && !escapes(words.slice(0, -1));
  return [
    ...(isAhead ? [{ from: end - 1, insert: '\\' }] : []),
    { from: end, to, insert: needsBlank(state, end, words, to, next) ? ' ' : '' },
  ];
}

/** Where what is in an item begins that begins at a place; the place itself where none does. */
function behindMark(state: EditorState, at: number): number {
  const within = itemFrom(treeTo(state, at), at)?.getChild('ListMark')?.nextSibling;
  return within ? behindMark(state, within.from) : at;
}

/** Where one writes on at an end of a block: beside the fence of code a letter would make it none. */
function writableAt(state: EditorState, end: number, side: -1 | 1): number {
  const at = side < 0 ? end : behindMark(state, end);
  const fenced = fencedLines(state, leafAt(state, at, side));
  if (!fenced) return at;
  return side < 0 ? state.doc.line(fenced.last).to : beginOfCode(state, fenced.code, fenced.first);
}

/** Joins words below with the words or the heading above, which holds one line; null of anything else. */
function joinedWords(state: EditorState, from: number, to: number): ChangeSpec | null {
  const { doc } = state;
  const [above, below] = [leafAt(state, from, -1), leafAt(state, to, 1)];
  if (!above || !WORDS.test(above.name) || below?.name !== 'Paragraph' || below.from !== to) return null;
  const texts = [above, below].map((leaf) => state.sliceDoc(leaf.from, leaf.to));
  if (texts.some((text) => isFootnote(text) || ROW.test(text))) return null;
  if (LINES.test(above.name)) return joined(state, { from, to });
  // The marks that end a heading would be letters of it, and letters that look like them its end.
  const isClosed = above.getChildren('HeaderMark').length > 1;
  if (isClosed || /(?:^|[ \t])#+[ \t]*$/.test(doc.sliceString(below.from, below.to))) return null;
  return [joined(state, { from, to }), asOneLine(doc, below)];
}

/**
 * Between two blocks: an empty paragraph is taken out. Of what words can't be put behind, or in front of, the cursor goes to the
 * other side: a fence would end no code, a heading's marks be letters.
 */
function betweenBlocks(state: EditorState, parting: Span, isForward: boolean): TransactionSpec {
  const { doc } = state;
  const below = doc.lineAt(parting.to);
  const to = parting.to + blanksBefore(state.sliceDoc(parting.to, below.to));
  const isEmpty = isBlankLine(doc.lineAt(parting.from).text) || to === below.to;
  const changes = isEmpty ? null : joinedWords(state, parting.from, to);
  if (changes) return { changes };
  const anchor = isForward ? writableAt(state, to, 1) : writableAt(state, parting.from, -1);
  if (!isEmpty) return { selection: { anchor }, userEvent: 'select' };
  const taken = state.changes(parting);
  return { changes: taken, selection: { anchor: taken.mapPos(anchor) } };
}

/** Within a block of code its fences stay; one that is empty goes with them. Null elsewhere. */
function atFence(state: EditorState, isForward: boolean): TransactionSpec | null {
  const { head } = state.selection.main;
  const leaf = leafAt(state, head, isForward ? -1 : 1);
  const edge = (side: -1 | 1) => leaf && writableAt(state, side < 0 ? leaf.to : leaf.from, side);
  if (leaf?.name !== 'FencedCode' || edge(isForward ? -1 : 1) !== head) return null;
  return edge(-1) === edge(1) ? { changes: { from: leaf.from, to: leaf.to } } : {};
}

/** What the key does at the cursor; null where it does what it does everywhere. */
function joinedAt(state: EditorState, isForward: boolean): TransactionSpec | null {
  const plain = isForward ? null : headingTakenBack(state);
  if (plain) return plain;
  const within = breakAt(state, isForward) ?? (isForward ? nextItemAt(state) : null);
  if (within) {
    const changes = state.changes(joined(state, within));
    return { changes, selection: { anchor: changes.mapPos(within.to, 1) } };
  }
  const code = codeBreakAt(state, isForward) ?? (isForward ? null : begunLine(state));
  if (code) return { changes: code };
  const parting = partingAt(state, isForward) ?? meetingAt(state, isForward);
  return parting ? betweenBlocks(state, parting, isForward) : atFence(state, isForward);
}

/** Backspace and Delete. */
export const joinBlocks =
  (isForward: boolean): StateCommand =>
  ({ state, dispatch }) => {
    const { main, ranges } = state.selection;
    if (state.readOnly || !main.empty || ranges.length > 1) return false;
    const spec = joinedAt(state, isForward);
    if (!spec) return false;
    const userEvent = isForward ? 'delete.forward' : 'delete.backward';
    dispatch(state.update({ userEvent, scrollIntoView: true, ...spec }));
    return true;
  };

/** Before the keys that take away a mark where the cursor is. */
export const joiningKeys = Prec.highest(
  keymap.of([
    { key: 'Backspace', run: takeItemOut },
    { key: 'Backspace', run: joinBlocks(false) },
    { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: takeItemOut },
    { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: joinBlocks(false) },
    { key: 'Delete', run: joinBlocks(true) },
    { key: 'Mod-Delete', mac: 'Alt-Delete', run: joinBlocks(true) },
  ]),
);
