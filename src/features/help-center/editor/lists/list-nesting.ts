// Tab nests the items of a list under the one before them, Shift+Tab takes them out again, with everything that is in them.
import { indentLess, indentMore } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing } from '../marks/enclosing';
import type { Span } from '../marks/pen';
import { quoteDepth, quoteMarks, wordsBegin } from '../marks/quote-marks';
import { isItem, itemAt, markOf } from './list-items';

const itemsOf = (list: SyntaxNode | null) => list?.getChildren('ListItem') ?? [];

/** The item that an item can be taken out of: one that begins in its line goes with it. */
export function outerItem({ doc }: EditorState, { from, parent }: SyntaxNode): SyntaxNode | null {
  const outer = parent?.parent;
  return outer && isItem(outer) && doc.lineAt(outer.from).number < doc.lineAt(from).number ? outer : null;
}

/** The item that the cursor is in, and those beside it that are chosen, too. */
function chosenItems(state: EditorState): readonly SyntaxNode[] {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const sign = line.from + wordsBegin(line.text);
  const first = itemAt(syntaxTree(state), sign, sign < line.to ? 1 : -1);
  if (!first) return [];
  return itemsOf(first.parent).filter(
    (item) => item.from === first.from || (item.from > first.from && item.from <= to),
  );
}

/** Puts what follows a place further in or out, by so many blanks; out no further than where its line begins. */
const shifted = (at: number, before: number, blanks: number): ChangeSpec =>
  blanks < 0 ? { from: at - Math.min(before, -blanks), to: at } : { from: at, insert: ' '.repeat(blanks) };

/** Puts the lines below the first of a part of an item further in or out, by so many blanks. */
export function linesBelowMoved({ doc }: EditorState, part: Span, by: number): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  // A quote within the item moves with it.
  const depth = quoteDepth(doc.lineAt(part.from).text);
  for (let number = doc.lineAt(part.from).number + 1; number <= doc.lineAt(part.to).number; number++) {
    const { from, text } = doc.line(number);
    const quotes = quoteMarks(text, depth).length;
    const blanks = /^ */.exec(text.slice(quotes))?.[0].length ?? 0;
    if (text.length > quotes + blanks) changes.push(shifted(from + quotes + blanks, blanks, by));
  }
  return changes;
}

/** Puts an item further in or out, by so many blanks, with another mark: what is in it follows its words. */
function moved(state: EditorState, item: SyntaxNode, by: number, mark: string): ChangeSpec[] {
  const former = markOf(state, item).mark;
  const first = state.doc.lineAt(item.from);
  const indentation = / *$/.exec(first.text.slice(0, item.from - first.from))?.[0].length ?? 0;
  return [
    shifted(item.from, indentation, by),
    ...(mark === former ? [] : [{ from: item.from, to: item.from + former.length, insert: mark }]),
    ...linesBelowMoved(state, item, by + mark.length - former.length),
  ];
}

/** The numbers of items go on from `start`, where they have some. */
function numbered(state: EditorState, items: readonly SyntaxNode[], start: number): ChangeSpec[] {
  return items.flatMap((item, index) => {
    const { number, sign } = markOf(state, item);
    return number === null ? [] : moved(state, item, 0, `${start + index}${sign}`);
  });
}

/** Whether each number is one more than the one before. */
const isCounted = (state: EditorState, items: readonly SyntaxNode[]) =>
  items.every(
    (item, index) =>
      index === 0 ||
      markOf(state, item).number === Number(markOf(state, items[index - 1] ?? item).number) + 1,
  );

/** The items of the list that an item ends with, if it does. */
const innerItems = ({ lastChild }: SyntaxNode) =>
  lastChild && /List$/.test(lastChild.name) ? itemsOf(lastChild) : [];

/** The marks of items that go on from the item `like`, or stay what they are; their numbers begin with 1 then. */
function marksFrom(state: EditorState, items: readonly SyntaxNode[], like: SyntaxNode | undefined): string[] {
  const model = like && markOf(state, like);
  return items.map((item, index) => {
    const { number, sign, mark } = model ?? markOf(state, item);
    return number === null ? mark : `${(model?.number ?? 0) + index + 1}${sign}`;
  });
}

const placed = (state: EditorState, items: readonly SyntaxNode[], column: number, marks: readonly string[]) =>
  items.flatMap((item, index) => {
    const own = markOf(state, item);
    return moved(state, item, column - own.column, marks[index] ?? own.mark);
  });

function nested(state: EditorState, items: readonly SyntaxNode[]): ChangeSpec[] | null {
  const [first] = items;
  const siblings = itemsOf(first?.parent ?? null);
  const before = siblings[siblings.findIndex(({ from }) => from === first?.from) - 1];
  if (!first || !before) return null;
  const like = innerItems(before).at(-1);
  const column = like ? markOf(state, like).column : markOf(state, before).words;
  const behind = siblings.filter(({ from }) => from > (items.at(-1)?.from ?? 0));
  const { number } = markOf(state, first);
  return [
    ...placed(state, items, column, marksFrom(state, items, like)),
    ...(number !== null && isCounted(state, siblings) ? numbered(state, behind, number) : []),
  ];
}

function takenOut(state: EditorState, items: readonly SyntaxNode[]): ChangeSpec[] | null {
  const [first] = items;
  const last = items.at(-1);
  const outer = first ? outerItem(state, first) : null;
  if (!first || !last || !outer) return null;
  const siblings = itemsOf(outer.parent);
  const behind = siblings.filter(({ from }) => from > outer.from);
  const { number, column } = markOf(state, outer);
  const marks = marksFrom(state, items, outer);
  // Those behind them in the list that they leave are within the last of them then.
  const left = itemsOf(first.parent).filter(({ from }) => from > last.from);
  const words = column + (marks.at(-1)?.length ?? 0) + 1;
  return [
    ...placed(state, items, column, marks),
    ...placed(state, left, words, marksFrom(state, left, innerItems(last).at(-1))),
    ...(number !== null && isCounted(state, siblings)
      ? numbered(state, behind, number + items.length + 1)
      : []),
  ];
}

const CODE = ['FencedCode', 'CodeBlock'];

/** Tab leaves the editor outside of lists, as it leaves any field. Code in a list, and a list indented by tabs, is indented as text. */
const inList =
  (change: typeof nested, asText: StateCommand): StateCommand =>
  (target) => {
    const { state, dispatch } = target;
    const items = chosenItems(state);
    const [first] = items;
    if (!first) return false;
    if (state.readOnly) return true;
    const { head } = state.selection.main;
    const code = enclosing(syntaxTree(state), head, -1, (node) => CODE.includes(node.name) || isItem(node));
    const text = state.sliceDoc(first.parent?.from, first.parent?.to);
    if ((code && CODE.includes(code.name)) || /^[ >]*\t/m.test(text)) return asText(target);
    const changes = change(state, items);
    if (changes) {
      const made = state.changes(changes);
      dispatch(
        state.update({
          changes: made,
          selection: state.selection.map(made, 1),
          scrollIntoView: true,
          userEvent: 'input.indent',
        }),
      );
    }
    return true;
  };

export const nestItems = inList(nested, indentMore);
export const takeItemsOut = inList(takenOut, indentLess);
