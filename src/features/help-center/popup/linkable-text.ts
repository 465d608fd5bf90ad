// Where words can become a link: in the text of one block, and around what is read as a whole.
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { enclosing } from '../editor/marks/enclosing';
import type { Span } from '../editor/marks/pen';

const TEXTS = /^(?:Paragraph|Task|TableCell|(?:ATX|Setext)Heading\d)$/;
/** A bracket within one of these is a letter of it. */
const WHOLES = new Set([
  'Autolink',
  'Comment',
  'Escape',
  'HTMLTag',
  'Image',
  'InlineCode',
  'ProcessingInstruction',
  'URL',
]);

/** Signs around words that look so, or lead somewhere: cut by a bracket they would be letters. */
export const STYLES: Readonly<Record<string, string>> = {
  Emphasis: 'EmphasisMark',
  Link: 'LinkMark',
  InlineCode: 'CodeMark',
  Strikethrough: 'StrikethroughMark',
  StrongEmphasis: 'EmphasisMark',
};

/**
 * What of a selection a link can be made of, with all of the words of a style that it cuts; null where it reaches over several
 * blocks, or into what is no text.
 */
export function linkableText(state: EditorState, tree: Tree, selected: Span): Span | null {
  if (selected.from === selected.to) return selected;
  const [block, ...further] = blocksIn(tree, selected);
  if (!block || further.length > 0 || !TEXTS.test(block.name)) return null;
  const text = withWholeStyles(tree, withoutMarks(state, block, selected));
  const isCut = [text.from, text.to].some((at) => isWithinWhole(tree, at)) || cutsElement(state, tree, text);
  return isCut ? null : text;
}

/** The words of each block in a selection, with all of a style or a link that it cuts. */
export const textsIn = (state: EditorState, tree: Tree, selected: Span): readonly Span[] =>
  blocksIn(tree, selected)
    .filter(({ name }) => TEXTS.test(name))
    .map((block) => withWholeStyles(tree, withoutMarks(state, block, selected)))
    .filter(({ from, to }) => from < to);

/** Every cell of a table is one. */
function blocksIn(tree: Tree, { from, to }: Span): SyntaxNode[] {
  const blocks: SyntaxNode[] = [];
  tree.iterate({
    from,
    to,
    enter: ({ name, type, node }) => {
      const isBlock = name === 'TableCell' || (type.is('LeafBlock') && name !== 'Table');
      if (isBlock && node.from < to && node.to > from) blocks.push(node);
      return !isBlock;
    },
  });
  return blocks;
}

/** The part of a selection that is a block's text, without the blanks at its ends and the marks of what the block is in. */
function withoutMarks(state: EditorState, block: SyntaxNode, selected: Span): Span {
  let start = Math.max(block.from, selected.from);
  let end = Math.min(block.to, selected.to);
  for (const mark of [...block.getChildren('HeaderMark'), ...block.getChildren('TaskMarker')]) {
    if (mark.from === block.from) start = Math.max(start, mark.to);
    else end = Math.min(end, mark.from);
  }
  const isLineStart = /^[\s>]*$/.test(state.sliceDoc(state.doc.lineAt(start).from, start));
  const text = state
    .sliceDoc(start, end)
    .replace(/[\r\n][\s>]*$/, '')
    .trimEnd();
  const blanks = (isLineStart ? /^[\s>]*/ : /^\s*/).exec(text)?.[0].length ?? 0;
  return { from: start + blanks, to: start + text.length };
}

/** A selection with all words of each style or link that it cuts. Code is one only where all of it is selected. */
function withWholeStyles(tree: Tree, { from, to }: Span): Span {
  const whole = { from, to };
  tree.iterate({
    from,
    to,
    enter: ({ name, node }) => {
      const [first, last] = node.getChildren(STYLES[name] ?? '');
      if (!first || !last || node.to <= from || to <= node.from) return;
      const isWithin = first.to <= from && to <= last.from;
      const hasAll = from <= first.to && last.from <= to;
      if (name === 'InlineCode' ? hasAll : !isWithin) {
        whole.from = Math.min(whole.from, node.from);
        whole.to = Math.max(whole.to, node.to);
      }
    },
  });
  return whole;
}

const isWithinWhole = (tree: Tree, at: number): boolean =>
  enclosing(tree, at, 1, ({ name, from, to }) => WHOLES.has(name) && from < at && at < to) !== null;

const VOID = /^<(?:area|br|col|embed|hr|img|input|source|track|wbr)\b|\/>$/i;

/** Whether an HTML element begins or ends within: readers would find a link on either side of its tag. */
function cutsElement(state: EditorState, tree: Tree, { from, to }: Span): boolean {
  const open: string[] = [];
  let isCut = false;
  tree.iterate({
    from,
    to,
    enter: ({ name, from: start, to: stop }) => {
      if (name !== 'HTMLTag' || start < from || stop > to) return;
      const tag = state.sliceDoc(start, stop);
      const [, end, element = ''] = /^<(\/?)([\w-]+)/.exec(tag.toLowerCase()) ?? [];
      if (element === '' || VOID.test(tag)) return;
      if (end === '') open.push(element);
      else isCut ||= open.pop() !== element;
    },
  });
  return isCut || open.length > 0;
}
