// The marks of words that are taken away. Around nothing, alone, or beside a blank they would be letters that readers see.
import { syntaxTree } from '@codemirror/language';
import { type ChangeSpec, EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { INLINE } from '../formatting';
import { enclosing } from './enclosing';
import type { Span } from './pen';

const STYLES = new Map(Object.values(INLINE).map(({ node, markNode }) => [node, markNode]));

/** What is chosen and deleted, cut or dragged elsewhere: who deletes letter by letter may go on within the marks. */
const EVENTS = ['delete.selection', 'delete.cut', 'move.drop'];

const MARKS_ONLY = /^[*_~`]*$/;

interface Style extends Span {
  /** A blank beside its marks is one of its own. */
  readonly isCode: boolean;
  readonly words: Span;
  readonly open: string;
  readonly close: string;
}

/** The styles around a place, from the innermost on. */
function stylesAt(state: EditorState, at: number, side: -1 | 1): Style[] {
  const found: Style[] = [];
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side);
  for (; node; node = node.parent) {
    const { name, from, to } = node;
    const marks = node.getChildren(STYLES.get(name) ?? '');
    const [open, close] = [marks[0], marks.at(-1)];
    if (open && close && open !== close)
      found.push({
        ...{ from, to, isCode: name === INLINE.code.node, words: { from: open.to, to: close.from } },
        open: state.sliceDoc(open.from, open.to),
        close: state.sliceDoc(close.from, close.to),
      });
  }
  return found;
}

const blanksAfter = (state: EditorState, from: number, to: number) =>
  /^[ \t]*/.exec(state.sliceDoc(from, to))?.[0] ?? '';
const blanksBefore = (state: EditorState, from: number, to: number) =>
  /[ \t]*$/.exec(state.sliceDoc(from, to))?.[0] ?? '';

/** What goes or comes along where the words of `gone` do. */
export function marksAlong(state: EditorState, gone: Span): ChangeSpec[] {
  // Who chooses nothing but marks wants them away.
  if (MARKS_ONLY.test(state.sliceDoc(gone.from, gone.to))) return [];
  const around = stylesAt(state, gone.from, 1).filter(({ from, to }) => from < gone.from && to > gone.to);
  let { from, to } = gone;
  for (const style of around) {
    if (from > style.words.from || to < style.words.to) break;
    ({ from, to } = style);
  }
  if (from < gone.from)
    return [
      { from, to: gone.from },
      { from: gone.to, to },
    ];
  return [...closedAgain(state, gone), ...openedAgain(state, gone), ...blanksOut(state, gone, around)];
}

/** The styles that have lost their end have it before what is gone, or go with their last words. */
function closedAgain(state: EditorState, { from, to }: Span): ChangeSpec[] {
  const cut = stylesAt(state, from, -1).filter(
    (style) => style.from < from && style.to > from && style.to <= to,
  );
  if (cut.length === 0) return [];
  const kept = cut.filter(({ words }) => words.from < from);
  const place = Math.min(from, ...cut.filter((style) => !kept.includes(style)).map((style) => style.from));
  const blanks = blanksBefore(state, kept[0]?.words.from ?? place, place);
  const insert = kept.map(({ close }) => close).join('') + blanks;
  return [
    { from: place - blanks.length, to: from },
    { from, insert },
  ];
}

/** Those that have lost their beginning have it behind what is gone, or go with their first words. */
function openedAgain(state: EditorState, { from, to }: Span): ChangeSpec[] {
  const cut = stylesAt(state, to, 1).filter(
    (style) => style.to > to && style.from < to && style.from >= from,
  );
  if (cut.length === 0) return [];
  const kept = cut.filter(({ words }) => words.to > to);
  const place = Math.max(to, ...cut.filter((style) => !kept.includes(style)).map((style) => style.to));
  const blanks = blanksAfter(state, place, kept[0]?.words.to ?? place);
  const insert =
    blanks +
    kept
      .map(({ open }) => open)
      .toReversed()
      .join('');
  return [
    { from: to, to: place + blanks.length },
    { from: to, insert },
  ];
}

/** The outermost of the styles whose words begin or end together at `at`. */
function edge(styles: readonly Style[], side: 'from' | 'to', at: number): Style | null {
  let outer: Style | null = null;
  for (const style of styles) {
    if (style.words[side] !== (outer ? outer[side] : at) || style.isCode) break;
    outer = style;
  }
  return outer;
}

/** A blank that is left beside a mark stands on its other side. */
function blanksOut(state: EditorState, { from, to }: Span, around: readonly Style[]): ChangeSpec[] {
  const [first, last] = [edge(around, 'from', from), edge(around, 'to', to)];
  const before = first ? blanksAfter(state, to, first.to) : '';
  const after = last ? blanksBefore(state, last.from, from) : '';
  return [
    ...(first && before !== ''
      ? [
          { from: first.from, insert: before },
          { from: to, to: to + before.length },
        ]
      : []),
    ...(last && after !== ''
      ? [
          { from: from - after.length, to: from },
          { from: last.to, insert: after },
        ]
      : []),
  ];
}

/** What goes from a table is for its grid to say. */
const isInTable = (state: EditorState, { from, to }: Span) =>
  enclosing(syntaxTree(state), from, 1, isTable) !== null ||
  enclosing(syntaxTree(state), to, -1, isTable) !== null;
const isTable = ({ name }: SyntaxNode) => name === 'Table';

/** Takes them along, in the same step. */
export const emptiedMarks = EditorState.transactionFilter.of((transaction) => {
  if (!EVENTS.some((event) => transaction.isUserEvent(event))) return transaction;
  const changes: ChangeSpec[] = [];
  transaction.changes.iterChanges((from, to, _from, _to, { length }) => {
    const gone = { from, to };
    if (length === 0 && !isInTable(transaction.startState, gone))
      changes.push(...marksAlong(transaction.startState, gone));
  });
  return changes.length === 0 ? transaction : [transaction, { changes }];
});
