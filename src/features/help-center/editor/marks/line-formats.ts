// What the toolbar and the keys make of whole lines: headings, lists and quotes. In a quote they are what they are elsewhere, behind its mark.
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState, Line, StateCommand, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { backslashAt } from '../block-begin';
import { isItem, itemAt, itemFrom, wholeMark } from '../lists/list-items';
import { linesBelowMoved } from '../lists/list-nesting';
import { freeSign } from '../lists/list-signs';
import {
  blockOf,
  changeLines,
  filledLines,
  linesOfWords,
  partedAbove,
  partedBelow,
  partedFrom,
} from '../selected-lines';
import { escapes } from '../tables/table-cell-text';
import { treeTo } from '../tree-to';
import { blanksBefore } from './blanks';
import { asOneLine } from './line-breaks';
import { isBlankLine, quoteDepth, quoteMarks, wordsBegin } from './quote-marks';

const lengthOf = (expression: RegExp, text: string) => expression.exec(text)?.[0].length ?? 0;

/** The text as it was read to the end of what is selected. */
const readTree = (state: EditorState) =>
  treeTo(state, Math.max(...state.selection.ranges.map(({ to }) => state.doc.lineAt(to).to)));

type HeadingLevel = 1 | 2 | 3;

const isAnyHeading = ({ name }: SyntaxNode) => /Heading\d$/.test(name);

const areHeadings = (tree: Tree, lines: readonly Line[], level: HeadingLevel) =>
  lines.length > 0 && lines.every((line) => blockOf(tree, line)?.name.endsWith(`Heading${level}`));

/** Whether the lines are headings of a level. */
export function isHeading(state: EditorState, level: HeadingLevel): boolean {
  const tree = syntaxTree(state);
  return areHeadings(tree, linesOfWords(state, tree), level);
}

/** Where the words of a heading begin. */
function wordsOfHeading({ doc }: EditorState, { name, from, firstChild }: SyntaxNode): number {
  if (name.startsWith('Setext')) return from;
  const end = firstChild?.to ?? from;
  return end + blanksBefore(doc.sliceString(end, doc.lineAt(end).to));
}

/** Puts another mark before the words of a heading, or none. An underline goes, and the lines above it become one. */
function headingMarked(state: EditorState, heading: SyntaxNode, mark: string): ChangeSpec[] {
  const { doc } = state;
  const [first, last] = heading.getChildren('HeaderMark');
  if (!first) return [];
  if (heading.name.startsWith('Setext')) {
    const words = { from: heading.from, to: doc.lineAt(first.from).from - 1 };
    return [
      { from: words.from, insert: mark },
      ...(mark === '' ? [] : asOneLine(doc, words)),
      { from: words.to, to: doc.lineAt(first.to).to },
    ];
  }
  const end = wordsOfHeading(state, heading);
  const opening = { from: first.from, to: end, insert: mark };
  if (mark.startsWith('#')) return [opening];
  // Those at its end would be letters, and what begins it another block.
  const words = doc.sliceString(end, last?.from ?? heading.to).trimEnd();
  const backslash = backslashAt(words);
  return [
    opening,
    ...(backslash === null ? [] : [{ from: end + backslash, insert: '\\' }]),
    ...(last ? [{ from: end + words.length, to: last.to }] : []),
  ];
}

/** Makes a heading plain text. The marks of items part it from what stands beside, a blank line from all else. */
function headingEnded(state: EditorState, heading: SyntaxNode): ChangeSpec[] {
  const { doc } = state;
  const [first, last] = [doc.lineAt(heading.from), doc.lineAt(heading.to)];
  const below = last.number < doc.lines ? doc.line(last.number + 1) : null;
  const isItemBelow = below && itemFrom(treeTo(state, below.to), below.from + wordsBegin(below.text));
  const isFirst = isInItem(heading) && first.from + wordsBegin(first.text) < heading.from;
  const isLast = isInItem(heading) && heading.nextSibling === null && isItemBelow;
  return [
    ...headingMarked(state, heading, ''),
    ...(isFirst ? [] : partedAbove(state, heading.from)),
    ...(isLast ? [] : partedBelow(state, heading.to)),
  ];
}

/** Backspace right before the words of a heading, or where its line begins, makes it plain text; null elsewhere. */
export function headingTakenBack(state: EditorState): TransactionSpec | null {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const heading = blockOf(treeTo(state, line.to), line);
  if (!heading || !isAnyHeading(heading)) return null;
  const words = wordsOfHeading(state, heading);
  const isBefore = head === heading.from || (head === words && state.sliceDoc(head - 1, head).trim() === '');
  const isLineBegin = head < heading.from && isBlankLine(state.sliceDoc(line.from, heading.from));
  if (!isBefore && !isLineBegin) return null;
  const changes = state.changes(headingEnded(state, heading));
  const anchor = changes.mapPos(words, 1);
  // Behind the backslash it would be taken away next.
  const isEscaped = changes.apply(state.doc).sliceString(anchor - 1, anchor) === '\\';
  return { changes, selection: { anchor: anchor - (isEscaped ? 1 : 0) } };
}

/** How far behind the beginning of its mark the words of an item are, and all else that is in it. */
const widthOf = (mark: string) => mark.replace(/\[[ xX]\][ \t]+$/, '').length;

/** Puts a mark before the words of a block, all on its first line, or before an empty one. An item leaves its list, with what is in it. */
function wordsMarked(state: EditorState, tree: Tree, line: Line, mark: string): ChangeSpec[] {
  const block = blockOf(tree, line);
  const begin = line.from + wordsBegin(line.text);
  const itemMark = wholeMark(line.text.slice(begin - line.from));
  const item = itemFrom(tree, begin);
  const end = begin + itemMark.length;
  // What stands before it belongs to what the block is in.
  const former = block && block.from > end ? { from: block.from, to: block.from } : { from: begin, to: end };
  const words = { from: end, to: block?.to ?? line.to };
  const below = item && { from: words.to, to: item.to };
  return [
    { ...former, insert: mark },
    ...asOneLine(state.doc, words),
    ...(below ? linesBelowMoved(state, below, -widthOf(itemMark)) : []),
    ...(below && below.from < below.to ? partedBelow(state, below.to) : []),
  ];
}

/** Makes the blocks headings of a level, or plain text where they are that already. */
export const toggleHeading =
  (level: HeadingLevel): StateCommand =>
  (target) =>
    changeLines(target, (state) => {
      const tree = readTree(state);
      const lines = linesOfWords(state, tree);
      const mark = areHeadings(tree, lines, level) ? '' : `${'#'.repeat(level)} `;
      const blocks = new Map(
        lines.map((line) => {
          const block = blockOf(tree, line);
          return [block?.from ?? line.from, block];
        }),
      );
      return [...blocks].flatMap(([from, block]) =>
        block && isAnyHeading(block)
          ? mark === ''
            ? headingEnded(state, block)
            : headingMarked(state, block, mark)
          : wordsMarked(state, tree, state.doc.lineAt(from), mark),
      );
    });

export type ListKind = 'bullet' | 'numbered' | 'task' | 'quote';
type ItemKind = Exclude<ListKind, 'quote'>;

const ITEMS: Record<ItemKind, { readonly is: RegExp; readonly mark: (number: number) => string }> = {
  bullet: { is: /^[-*+](?=[ \t])(?![ \t]+\[[ xX]\][ \t])/, mark: () => '- ' },
  numbered: { is: /^\d{1,9}[.)](?=[ \t])(?![ \t]+\[[ xX]\][ \t])/, mark: (number) => `${number}. ` },
  task: { is: /^(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]/, mark: () => '- [ ] ' },
};
const QUOTE = /^ {0,3}> ?/;

const areItems = (lines: readonly Line[], kind: ItemKind) =>
  lines.length > 0 &&
  lines.every(({ text }) => ITEMS[kind].is.test(text.slice(quoteMarks(text).length).trimStart()));

/** Whether bold words, a link or the like go over the end of a line: parted, their marks would be letters. */
function goesOverLines({ doc }: EditorState, { firstChild }: SyntaxNode): boolean {
  for (let part = firstChild; part; part = part.nextSibling)
    if (part.name !== 'HardBreak' && part.to > doc.lineAt(part.from).to) return true;
  return false;
}

/** The lines that each become an item, or are one: those below the first of an item or a heading are no other. */
function itemLines(state: EditorState, tree: Tree): readonly Line[] {
  const isOne = (block: SyntaxNode) => isAnyHeading(block) || isInItem(block) || goesOverLines(state, block);
  const lines = linesOfWords(state, tree).map((line) => {
    const block = blockOf(tree, line);
    return block && isOne(block) ? state.doc.lineAt(block.from) : line;
  });
  return [...new Map(lines.map((line) => [line.number, line])).values()];
}

const isInItem = ({ parent }: SyntaxNode) => parent !== null && isItem(parent);

/** The item of a list on the page that a block is in, or the block. */
function outermost(block: SyntaxNode): SyntaxNode {
  let found = block;
  for (let { parent } = block; parent; { parent } = parent) if (isItem(parent)) found = parent;
  return found;
}

/** The lines of what is selected, and of all that its blocks and items have; none within a table, whose cells hold no quote. */
function quotedLines(state: EditorState, tree: Tree): readonly Line[] {
  const { doc } = state;
  const lines = filledLines(state);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const [upper, lower] = [blockOf(tree, first), blockOf(tree, last)];
  if (upper?.name === 'Table' && upper.from === lower?.from) return [];
  const above = upper ? doc.lineAt(outermost(upper).from).number : first.number;
  const below = lower ? doc.lineAt(outermost(lower).to).number : last.number;
  return Array.from({ length: below - above + 1 }, (_, index) => doc.line(above + index));
}

const areQuoted = (lines: readonly Line[]) =>
  lines.some(({ text }) => QUOTE.test(text)) &&
  lines.every(({ text }) => QUOTE.test(text) || isBlankLine(text));

/** Whether the lines are a list of a kind, or a quote. */
export function isList(state: EditorState, kind: ListKind): boolean {
  const tree = syntaxTree(state);
  return kind === 'quote' ? areQuoted(quotedLines(state, tree)) : areItems(itemLines(state, tree), kind);
}

/** The number of each item among those that are as far in, in the same quote. One blank more or less is no list within. */
function numbersOf(lines: readonly Line[]): readonly number[] {
  let quotes = 0;
  let open: { indentation: number; count: number }[] = [];
  return lines.map(({ text }) => {
    const indentation = blanksBefore(text.slice(quoteMarks(text).length));
    if (quoteDepth(text) !== quotes) open = [];
    quotes = quoteDepth(text);
    while ((open.at(-1)?.indentation ?? 0) > indentation + 1) open.pop();
    const last = open.at(-1);
    if (last && indentation < last.indentation + 2) return ++last.count;
    open.push({ indentation, count: 1 });
    return 1;
  });
}

/** Puts the mark of a kind before a line, in the place of another one; what is below in its item follows its words. */
function itemMarked(state: EditorState, tree: Tree, line: Line, mark: string): ChangeSpec[] {
  const begin = line.from + wordsBegin(line.text);
  const former = wholeMark(line.text.slice(begin - line.from));
  const item = itemFrom(tree, begin);
  const block = blockOf(tree, line);
  const heading = block && isAnyHeading(block) ? block : null;
  const isPlain = block !== null && item === null && !isInItem(block);
  if (heading && former === '' && mark !== '') return headingMarked(state, heading, mark);
  return [
    // Words further in than a list could be are a paragraph's.
    {
      from: isPlain ? line.from + quoteMarks(line.text).length : begin,
      to: begin + former.length,
      insert: mark,
    },
    // A task is no heading.
    ...(heading && mark.includes('[') ? headingMarked(state, heading, '') : []),
    ...(item ? linesBelowMoved(state, item, widthOf(mark) - widthOf(former)) : []),
  ];
}

/** Makes the lines items of a kind, changes one kind into another, or takes the marks away. */
function itemsToggled(state: EditorState, kind: ItemKind): ChangeSpec[] {
  const tree = readTree(state);
  const lines = itemLines(state, tree);
  const isOn = areItems(lines, kind);
  const numbers = numbersOf(lines);
  const sign = lines[0] ? freeSign(state, tree, lines[0]) : '.';
  const marked = lines.flatMap((line, index) => {
    const mark = isOn ? '' : ITEMS[kind].mark(numbers[index] ?? 1).replace('.', sign);
    const block = blockOf(tree, line);
    // A line of its own needs no backslash that broke it.
    const isBroken =
      !(block && isInItem(block)) && escapes(line.text) && lines[index + 1]?.number === line.number + 1;
    return [
      ...itemMarked(state, tree, line, mark),
      ...(isBroken ? [{ from: line.to - 1, to: line.to }] : []),
    ];
  });
  const [first, last] = [lines[0], lines.at(-1)];
  if (!isOn || !first || !last) return marked;
  const end = blockOf(tree, last)?.to ?? last.to;
  const item = itemAt(tree, end, -1);
  return [
    ...marked,
    ...partedFrom(state, first.from, end),
    ...(item && item.to > end ? partedBelow(state, item.to) : []),
  ];
}

function quoteToggled(state: EditorState): ChangeSpec[] {
  const lines = quotedLines(state, readTree(state));
  const isOn = areQuoted(lines);
  return lines.map(({ from, text }) => ({
    from,
    to: from + (isOn ? lengthOf(QUOTE, text) : 0),
    // A blank line would part a quote.
    insert: isOn ? '' : text === '' && lines.length > 1 ? '>' : '> ',
  }));
}

/** Makes the lines a list or a quote, changes one kind of list into another, or takes the marks away. */
export const toggleList =
  (kind: ListKind): StateCommand =>
  (target) =>
    changeLines(target, (state) => (kind === 'quote' ? quoteToggled(state) : itemsToggled(state, kind)));
