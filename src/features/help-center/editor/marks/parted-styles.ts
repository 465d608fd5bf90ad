// Enter within bold words, code or a link: their marks end before it and begin anew behind it. Parted, they would be letters.
import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { STYLES } from '../../popup/linkable-text';
import { emptyMarks } from '../formatting';
import { inOneStep } from '../one-step';
import { escapes } from '../tables/table-cell-text';
import { treeTo } from '../tree-to';
import { isLink } from './address-node';
import { blanksBefore } from './blanks';
import { enclosing } from './enclosing';
import { breakAround } from './line-breaks';
import type { Span } from './pen';

/** What is marked, and what stands between the marks. */
interface Style extends Span {
  readonly words: Span;
}

/** What a place is within, from the innermost. */
function stylesAround(state: EditorState, at: number): Style[] {
  const styles: Style[] = [];
  let node: SyntaxNode | null = treeTo(state, at).topNode.resolveInner(at, 1);
  for (; node; node = node.parent) {
    const mark = STYLES[node.name];
    if (mark === undefined || node.from === at || (node.name === 'Link' && !isLink(node))) continue;
    const [first, last] = node.getChildren(mark);
    if (first && last)
      styles.push({ from: node.from, to: node.to, words: { from: first.to, to: last.from } });
  }
  return styles;
}

/** A backtick of the code would be one of its mark. */
const blankBetween = (before: string, behind: string) =>
  before.endsWith('`') && behind.startsWith('`') ? ' ' : '';

/** What keeps a mark behind words one: a backslash at their end would make a letter of it. */
const keptMark = (words: string, mark: string) =>
  mark.startsWith('`') ? blankBetween(words, mark) : escapes(words) ? '\\' : '';

/** Words without the line breaks at their end, and the backslashes of those. */
function withoutBreaks(text: string): string {
  const words = text.replace(/\n[ \t>]*$/, '');
  return words === text ? text : withoutBreaks(escapes(words) ? words.slice(0, -1) : words);
}

/** Where the words before a place end, without blanks, and the marks that end them. Marks without words aren't begun. */
function endBefore(state: EditorState, at: number) {
  let [end, marks] = [at, ''];
  for (const { from, to, words } of stylesAround(state, at)) {
    const text = state.sliceDoc(words.from, Math.min(end, words.to));
    const filled = withoutBreaks(text).trimEnd();
    const closing = state.sliceDoc(words.to, to);
    end = filled === '' ? from : words.from + filled.length;
    if (filled !== '') marks += (marks === '' ? keptMark(filled, closing) : '') + closing;
  }
  return { end, marks };
}

/** Where the words behind a place begin, and the marks that begin them. */
function beginBehind(state: EditorState, at: number) {
  let [begin, marks] = [at, ''];
  for (const { from, to, words } of stylesAround(state, at)) {
    begin = Math.max(begin, words.from);
    begin += /^[ \t]*(?:\n[ \t>]*)?/.exec(state.sliceDoc(begin, words.to))?.[0].length ?? 0;
    if (begin >= words.to) begin = to;
    else {
      const opening = state.sliceDoc(from, words.from);
      marks = opening + blankBetween(opening, state.sliceDoc(begin, begin + 1)) + marks;
    }
  }
  return { begin, marks };
}

/**
 * What keeps code with a long mark code where a line is to begin with it: on several lines, it would begin a block that what follows
 * is part of, too.
 */
export function codeOnOneLine(state: EditorState, at: number): ChangeSpec[] {
  const from = at + blanksBefore(state.sliceDoc(at, state.doc.lineAt(at).to));
  const code = enclosing(treeTo(state, from + 1), from, 1, ({ name }) => name === 'InlineCode');
  const mark = code?.getChild('CodeMark');
  if (!code || !mark || mark.to - mark.from < 3) return [];
  const breaks = state.sliceDoc(from, code.to).matchAll(/[ \t]*\n[ \t>]*/g);
  return [...breaks].map(({ index, 0: whole }) => ({
    from: from + index,
    to: from + index + whole.length,
    insert: ' ',
  }));
}

/** Where a line can be broken: at the ends of what is marked beside the marks. */
export function besideMarks(state: EditorState, at: number): Span {
  const [before, behind] = [endBefore(state, at), beginBehind(state, at)];
  const isBefore = before.marks === '' && before.end < at;
  const place = isBefore ? before.end : behind.marks === '' ? behind.begin : at;
  return { from: place, to: place };
}

/**
 * Runs the first of the commands that has something to do, between marks that end and marks that begin anew. Those with nothing
 * between them go.
 */
export const partStyles =
  (...commands: readonly StateCommand[]): StateCommand =>
  (target) => {
    const { state } = target;
    const { main, ranges } = state.selection;
    if (state.readOnly || ranges.length > 1) return false;
    if ([main.from, main.to].every((at) => stylesAround(state, at).length === 0)) {
      const marks = emptyMarks(state);
      const changes = marks ? [marks] : codeOnOneLine(state, main.to);
      return changes.length > 0 && inOneStep(target, { changes }, commands, 'input');
    }
    const { from, to } = (main.empty ? breakAround(state, main.from) : null) ?? main;
    const [before, behind] = [endBefore(state, from), beginBehind(state, to)];
    const parting = { from: before.end, to: behind.begin, insert: before.marks + behind.marks };
    const changes = [parting, ...codeOnOneLine(state, behind.begin)];
    const selection = { anchor: before.end + before.marks.length };
    return inOneStep(target, { changes, selection }, commands, 'input');
  };
