// What the toolbar and the keys do to words, and the blocks that they put; headings and lists are made of lines (line-formats.ts).
import { syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type SelectionRange,
  type StateCommand,
} from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { textsIn } from '../popup/linkable-text';
import { isBlank } from './marks/blanks';
import { enclosing } from './marks/enclosing';
import type { Span } from './marks/pen';
import { escapes } from './tables/table-cell-text';
import { tablePlace } from './tables/table-place';
import { treeTo } from './tree-to';

type Target = Parameters<StateCommand>[0];

type InlineKind = 'strong' | 'emphasis' | 'strike' | 'code';

/** The styles of words: their sign, and how the parser names them and it. */
export const INLINE: Record<
  InlineKind,
  { readonly mark: string; readonly node: string; readonly markNode: string }
> = {
  strong: { mark: '**', node: 'StrongEmphasis', markNode: 'EmphasisMark' },
  emphasis: { mark: '*', node: 'Emphasis', markNode: 'EmphasisMark' },
  strike: { mark: '~~', node: 'Strikethrough', markNode: 'StrikethroughMark' },
  code: { mark: '`', node: 'InlineCode', markNode: 'CodeMark' },
};

/**
 * Puts the marks around the selection or the word that the cursor is in, or takes them away. At either end of what is marked the
 * cursor goes out of it, or into it, and marks with nothing between them go: pressed twice around words that are typed, it marks those.
 */
export const toggleInline =
  (kind: InlineKind): StateCommand =>
  (target) => {
    const { mark, node, markNode } = INLINE[kind];
    return change(target, (state, range) => {
      const { head } = range;
      if (isBetween(state, range, mark))
        return {
          changes: { from: head - mark.length, to: head + mark.length },
          range: EditorSelection.cursor(head - mark.length),
        };
      if (!range.empty) return wordsToggled(state, range, kind);
      const around = nodeAround(state, range, node);
      const marks = around?.getChildren(markNode) ?? [];
      const edge = beyondMark(marks, head);
      if (edge !== null) return { changes: [], range: EditorSelection.cursor(edge) };
      if (around) return unwrapped(marks, range);
      const { from, to } = wordAround(state, head) ?? range;
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.cursor(head + mark.length),
      };
    });
  };

/** The words of each block get marks of their own, in the place of those within, or lose them where all have them. */
function wordsToggled(state: EditorState, range: SelectionRange, kind: InlineKind) {
  const { mark, node, markNode } = INLINE[kind];
  const tree = treeTo(state, range.to);
  const texts = textsIn(state, tree, range).map((text) => ({
    ...text,
    around: nodeAround(state, text, node),
  }));
  if (texts.every(({ around }) => around))
    return unwrapped(
      texts.flatMap(({ around }) => around?.getChildren(markNode) ?? []),
      range,
    );
  const changes = state.changes(
    texts
      .filter(({ around }) => !around)
      .flatMap(({ from, to }) => [
        { from, insert: mark },
        ...marksWithin(tree, { from, to }, kind).map((one) => ({ from: one.from, to: one.to })),
        { from: to, insert: mark },
      ]),
  );
  const selected = texts.length === 1 && texts[0] ? texts[0] : range;
  const [from, to] = [changes.mapPos(selected.from, 1), changes.mapPos(selected.to, -1)];
  return {
    changes,
    range: range.anchor <= range.head ? EditorSelection.range(from, to) : EditorSelection.range(to, from),
  };
}

/** The marks of a kind within words. */
function marksWithin(tree: Tree, { from, to }: Span, kind: InlineKind): SyntaxNode[] {
  const marks: SyntaxNode[] = [];
  tree.iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (name === INLINE[kind].node && from <= node.from && node.to <= to)
        marks.push(...node.getChildren(INLINE[kind].markNode));
    },
  });
  return marks;
}

/** The other side of the mark, the first or the last, that the cursor is beside. */
function beyondMark(marks: readonly SyntaxNode[], head: number): number | null {
  const mark = [marks.at(0), marks.at(-1)].find((one) => one?.from === head || one?.to === head);
  if (!mark) return null;
  return mark.from === head ? mark.to : mark.from;
}

/** Whether all of the selection is marked so, or what is typed at the cursor would be. */
export const isMarked = (state: EditorState, kind: InlineKind): boolean =>
  state.selection.ranges.every((range) => {
    const { node, mark } = INLINE[kind];
    if (!range.empty) {
      const texts = textsIn(state, syntaxTree(state), range);
      return texts.length > 0 && texts.every((text) => nodeAround(state, text, node));
    }
    const around = nodeAround(state, range, node);
    // Beside it nothing is typed into it.
    const isIn = around && around.from < range.head && range.head < around.to;
    return isIn || isBetween(state, range, mark);
  });

/** Whether the cursor stands between a mark and another that ends it, and no longer ones. */
function isBetween({ doc }: EditorState, { empty, head }: SelectionRange, mark: string): boolean {
  const line = doc.lineAt(head);
  const [before, after] = [line.text.slice(0, head - line.from), line.text.slice(head - line.from)];
  const [sign = ''] = mark;
  const isMark = (text: string, next: string | undefined) => text === mark && next !== sign;
  return (
    empty &&
    isMark(before.slice(-mark.length), before.at(-mark.length - 1)) &&
    isMark(after.slice(0, mark.length), after[mark.length])
  );
}

/** The marks that were put around the cursor, while nothing is between them. */
export function emptyMarks(state: EditorState): Span | null {
  const { main } = state.selection;
  const kind = Object.values(INLINE).find(({ mark }) => isBetween(state, main, mark));
  return kind ? { from: main.head - kind.mark.length, to: main.head + kind.mark.length } : null;
}

/** The word that a place is in, and not beside. */
function wordAround(state: EditorState, at: number): SelectionRange | null {
  const word = state.wordAt(at);
  return word && word.from < at && at < word.to ? word : null;
}

function unwrapped(marks: readonly SyntaxNode[], range: SelectionRange) {
  const changes = marks.map(({ from, to }) => ({ from, to }));
  const moved = (at: number) =>
    at - marks.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0);
  return { changes, range: EditorSelection.range(moved(range.anchor), moved(range.head)) };
}

function nodeAround(state: EditorState, range: Span, name: string): SyntaxNode | null {
  const on = (side: -1 | 1) =>
    enclosing(
      syntaxTree(state),
      range.from,
      side,
      (node) => node.name === name && node.from <= range.from && node.to >= range.to,
    );
  return on(-1) ?? on(1);
}

/** What another block within it would break. */
const WHOLE = /^(?:FencedCode|CodeBlock|HTMLBlock|Table|SetextHeading\d)$/;
const CODE = /Code|^Table$/;

/** The block around a place that can't be parted. */
function wholeBlock(state: EditorState, at: number): SyntaxNode | null {
  const tree = treeTo(state, at);
  const on = (side: -1 | 1) => enclosing(tree, at, side, ({ name }) => WHOLE.test(name));
  return on(-1) ?? on(1);
}

/** Makes the selected lines a block of code, with all of the blocks that they are of; within one, or within a table, nothing. */
export const insertCodeBlock: StateCommand = (target) =>
  change(target, (state, range) => {
    const [first, last] = [wholeBlock(state, range.from), wholeBlock(state, range.to)];
    if (first && CODE.test(first.name) && first.from === last?.from) return { changes: [], range };
    return {
      changes: [
        { from: state.doc.lineAt(first?.from ?? range.from).from, insert: '```\n' },
        { from: state.doc.lineAt(last?.to ?? range.to).to, insert: '\n```' },
      ],
      range: EditorSelection.range(range.anchor + 4, range.head + 4),
    };
  });

export const insertRule: StateCommand = (target) => insertBlock(target, '---');

/** An empty table with two columns and two rows under its header; the first cell is selected. */
export const insertTable: StateCommand = (target) => {
  const row = '|  |  |';
  return insertBlock(target, [row, '| --- | --- |', row, row].join('\n'), 2);
};

/**
 * Puts a block on lines of its own, blank lines around it; the cursor goes `cursor` characters into it, or behind it. In a
 * table it would part the rows: there nothing is put. What can't be parted either is left before it.
 */
export function insertBlock(target: Target, block: string, cursor = block.length): boolean {
  if (tablePlace(target.state)) return false;
  return change(target, (state, { to }) => {
    const line = state.doc.lineAt(wholeBlock(state, to)?.to ?? to);
    const next = line.number < state.doc.lines ? state.doc.line(line.number + 1).text : '';
    const above = line.number > 1 ? state.doc.line(line.number - 1).text : '';
    const before = isBlank(line.text) ? (isBlank(above) ? '' : '\n') : '\n\n';
    const after = isBlank(next) && line.number < state.doc.lines ? '' : '\n';
    // A backslash breaks no line at the end of a paragraph.
    const isBroken = escapes(line.text) && !isBlank(next);
    const from = isBroken ? line.to - 1 : line.to;
    return {
      changes: { from, to: line.to, insert: before + block + after },
      range: EditorSelection.cursor(from + before.length + cursor),
    };
  });
}

function change(
  { state, dispatch }: Target,
  make: (state: EditorState, range: SelectionRange) => { changes: ChangeSpec; range: SelectionRange },
): boolean {
  if (state.readOnly) return false;
  dispatch(
    state.update(
      state.changeByRange((range) => make(state, range)),
      { userEvent: 'input.format', scrollIntoView: true },
    ),
  );
  return true;
}
