// Markdown as it will look, for one range of the text: marks are shown only where the selection is, images always.
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import { Decoration, type DecorationSet } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { editorSurroundings } from '../editor-texts';
import { DEEPEST_MARK } from '../editor-theme';
import { isItem } from '../lists/list-items';
import { drawTable } from '../tables/table-marks';
import { addressNode } from './address-node';
import { blanksBefore as blanksIn } from './blanks';
import { enclosing } from './enclosing';
import { BREAK, imageParts } from './inline-elements';
import { partingLines } from './parting-lines';
import { Pen, type Span } from './pen';
import { isBlankLine, quoteMarks } from './quote-marks';
import { breakWidget, bulletWidget, ImageWidget, ruleWidget, TaskWidget } from './widgets';

/** What a node draws. */
type Draw = (pen: Pen, node: SyntaxNodeRef) => void;

/** A span in its own look, whose marks are hidden. */
const styled =
  (name: string, markName: string): Draw =>
  (pen, node) => {
    pen.mark(node, name);
    if (!pen.showsMarks(node)) for (const { from, to } of node.node.getChildren(markName)) pen.hide(from, to);
  };

const heading =
  (level: number): Draw =>
  (pen, node) => {
    const showing = pen.showsLine(node);
    const underline = node.name.startsWith('Setext') ? node.node.getChild('HeaderMark') : null;
    if (underline) pen.lines(underline, showing ? 'cm-dim' : 'cm-hidden-line');
    pen.lines(
      { from: node.from, to: underline ? underline.from - 1 : node.to },
      `cm-heading cm-heading-${level}`,
    );
    for (const { from, to } of node.node.getChildren('HeaderMark')) {
      if (showing) pen.mark({ from, to }, 'cm-dim');
      else if (from === node.from) pen.hide(from, Math.min(node.to, to + blanksAfter(pen, to)));
      else pen.hide(from - blanksBefore(pen, from), to);
    }
  };

const blanksAfter = ({ state }: Pen, at: number) =>
  /^[ \t]*/.exec(state.sliceDoc(at, state.doc.lineAt(at).to))?.[0].length ?? 0;
const textBefore = ({ state }: Pen, at: number) => state.sliceDoc(state.doc.lineAt(at).from, at);
const blanksBefore = (pen: Pen, at: number) => {
  const before = textBefore(pen, at);
  return before.length - before.trimEnd().length;
};

/** Whether a quote's mark stands before, which hides the blank after it, too. */
const isInQuote = (pen: Pen, at: number) => textBefore(pen, at).trimEnd().endsWith('>');

const quoteMark = (pen: Pen, { from, to }: Span) => {
  if (pen.showsLine({ from, to })) pen.mark({ from, to }, 'cm-dim');
  else pen.hide(from, to + (pen.state.sliceDoc(to, to + 1) === ' ' ? 1 : 0));
};

const link: Draw = (pen, node) => {
  const target = addressNode(node.node) ?? node.node.getChild('LinkLabel');
  const [open, close] = node.node.getChildren('LinkMark');
  // Brackets alone may be a link to a definition, or just brackets: they stay as they are.
  if (!target || !open || !close) return;
  pen.mark(node, 'cm-link');
  if (!pen.showsMarks(node)) {
    pen.hide(open.from, open.to);
    pen.hide(close.from, node.to);
  }
};

/**
 * It stays one where the cursor is, too: it is passed, chosen and deleted as a whole (live-view.ts). Its Markdown is seen where part
 * of that is selected, which was found or is being written.
 */
const image: Draw = (pen, node) => {
  const { from, to } = node;
  if (!addressNode(node.node) || pen.isCut(node) || pen.state.doc.lineAt(from).to < to) return;
  const [src, alt] = imageParts(node.node, pen.state.sliceDoc(from, to), from);
  pen.replace(node, new ImageWidget(src, alt, pen.state.facet(editorSurroundings), pen.covers(node)));
};

const drawn = (name: string, count: number) =>
  count > 0 && count <= DEEPEST_MARK ? ` ${name}-${count}` : '';

/** How far in an item stands: by the blanks before its mark, and by the items that it is in. */
function depthOf(pen: Pen, { from, parent: item }: SyntaxNode): string {
  let level = 0;
  for (let node = item?.parent; node; node = node.parent) if (isItem(node)) level += 1;
  const blanks = blanksBefore(pen, from) - (isInQuote(pen, from) ? 1 : 0);
  return drawn('cm-item-level', level) + drawn('cm-item-in', blanks);
}

const listMark: Draw = (pen, node) => {
  const item = node.node.parent;
  const isNumbered = item?.parent?.name === 'OrderedList';
  pen.lines(
    { from: node.from, to: node.from },
    `cm-item${isNumbered ? ' cm-item-numbered' : ''}${depthOf(pen, node.node)}`,
  );
  const task = item?.getChild('Task')?.getChild('TaskMarker');
  if (task && !pen.shows({ from: node.from, to: task.to })) pen.hide(node.from, task.from);
  else if (item?.parent?.name === 'BulletList' && !pen.shows(node)) pen.replace(node, bulletWidget);
  else pen.mark(node, 'cm-list-mark');
};

/** The lines of an item below its mark's begin where its words do, whatever blanks they have. */
const paragraph: Draw = (pen, node) => {
  const item = node.node.parent;
  // The children of a whole text would be walked for each of its paragraphs.
  const mark = item && isItem(item) ? item.getChild('ListMark') : null;
  if (!mark) return;
  const depth = depthOf(pen, mark);
  pen.eachLine(node, ({ from, to, text }) => {
    if (mark.from >= from && mark.from <= to) return;
    const blanks = blanksIn(text.slice(quoteMarks(text).length));
    pen.lines({ from, to: from }, `cm-item-further${depth}${drawn('cm-blanks', blanks)}`);
  });
};

const taskMarker: Draw = (pen, node) => {
  const mark = node.node.parent?.parent?.getChild('ListMark');
  if (pen.shows({ from: mark?.from ?? node.from, to: node.to })) return;
  const done = /x/i.test(pen.state.sliceDoc(node.from, node.to));
  pen.replace(node, new TaskWidget(done, pen.state.facet(editorSurroundings).taskLabel));
};

/** The lines of its fences are as high as the edges that it has on a page, wherever the cursor is; where it has none, the edges are. */
const codeBlock: Draw = (pen, node) => {
  const { from, to, node: block } = node;
  pen.lines(node, 'cm-code-block');
  const marks = block.getChildren('CodeMark');
  const showing = pen.shows(node);
  for (const mark of marks) {
    // An item that begins with one has its mark on that line.
    if (isBlankLine(textBefore(pen, mark.from)))
      pen.lines({ from: mark.from, to: mark.from }, 'cm-code-fence');
    if (showing) pen.mark(mark, 'cm-dim');
    else pen.hide(mark.from, mark.to);
  }
  if (marks.length === 0) pen.lines({ from, to: from }, 'cm-code-first');
  if (marks.length < 2) pen.lines({ from: to, to }, 'cm-code-last');
  for (const info of block.getChildren('CodeInfo')) pen.mark(info, 'cm-dim');
  for (const mark of block.getChildren('QuoteMark')) quoteMark(pen, mark);
};

const DRAW: Readonly<Record<string, Draw>> = {
  ATXHeading1: heading(1),
  ATXHeading2: heading(2),
  ATXHeading3: heading(3),
  ATXHeading4: heading(4),
  ATXHeading5: heading(5),
  ATXHeading6: heading(6),
  SetextHeading1: heading(1),
  SetextHeading2: heading(2),
  Emphasis: styled('cm-emphasis', 'EmphasisMark'),
  StrongEmphasis: styled('cm-strong', 'EmphasisMark'),
  Strikethrough: styled('cm-strike', 'StrikethroughMark'),
  InlineCode: styled('cm-code', 'CodeMark'),
  Autolink: styled('cm-link', 'LinkMark'),
  Link: link,
  Image: image,
  ListMark: listMark,
  Paragraph: paragraph,
  Task: paragraph,
  TaskMarker: taskMarker,
  FencedCode: codeBlock,
  CodeBlock: codeBlock,
  Table: drawTable,
  URL: (pen, node) => {
    // Elsewhere it is a link by itself, also in bold words and headings.
    const isPart = /^(?:Link|Image|Autolink)$/.test(node.node.parent?.name ?? '');
    pen.mark(node, isPart ? 'cm-dim' : 'cm-link');
  },
  Escape: (pen, node) => {
    if (!pen.showsMarks(node)) pen.hide(node.from, node.from + 1);
  },
  Blockquote: (pen, node) => pen.lines(node, 'cm-quote'),
  QuoteMark: quoteMark,
  HorizontalRule: (pen, node) => {
    if (!pen.showsLine(node)) pen.replace(node, ruleWidget);
  },
  // Of two blanks at a line's end nothing is seen.
  HardBreak: (pen, node) => {
    const { from } = node;
    if (pen.state.sliceDoc(from, from + 1) !== '\\') return;
    if (pen.showsLine(node)) pen.mark({ from, to: from + 1 }, 'cm-dim');
    else pen.hide(from, from + 1);
  },
  HTMLBlock: (pen, node) => pen.lines(node, 'cm-html'),
  CommentBlock: (pen, node) => pen.lines(node, 'cm-html'),
  // A cell has no other line break.
  HTMLTag: (pen, node) => {
    const isBreak = node.from < pen.tableTo && BREAK.test(pen.state.sliceDoc(node.from, node.to));
    if (isBreak && !pen.showsMarks(node)) pen.replace(node, breakWidget);
    else pen.mark(node, 'cm-html');
  },
  LinkReference: (pen, node) => pen.mark(node, 'cm-dim'),
};

/** However many blank lines are between two blocks, a page shows one distance. Below a table is the place of what adds a row. */
function distance(pen: Pen, { from, to }: Span): void {
  const first = pen.state.doc.lineAt(from + 1);
  const isBelowTable = enclosing(syntaxTree(pen.state), from, -1, ({ name }) => name === 'Table') !== null;
  pen.lines(first, isBelowTable ? 'cm-hidden-line' : 'cm-parting');
  pen.lines({ from: first.to + 1, to: to - 1 }, 'cm-hidden-line');
}

/** Nothing inside these is drawn. */
const OPAQUE = new Set(['FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock', 'LinkReference']);

/** More than any page of text has. A line made of marks would be thousands of elements; the rest of it stays as it is written. */
export const MOST_DRAWN = 5000;

/** What is drawn of one range, in no order. */
export function marksIn(state: EditorState, range: Span, focused: boolean): Range<Decoration>[] {
  const pen = new Pen(state, range, focused);
  syntaxTree(state).iterate({
    ...range,
    enter: (node) => {
      if (node.from < pen.replacedTo || pen.drawn.length >= MOST_DRAWN) return false;
      DRAW[node.name]?.(pen, node);
      return !OPAQUE.has(node.name);
    },
  });
  for (const span of partingLines(state, range)) distance(pen, span);
  return pen.drawn;
}

/** The decorations of the ranges given: those that are on screen. */
export const liveMarks = (state: EditorState, ranges: readonly Span[], focused: boolean): DecorationSet =>
  Decoration.set(
    ranges.flatMap((range) => marksIn(state, range, focused)),
    true,
  );
