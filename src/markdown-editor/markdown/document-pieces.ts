// Splits a text block of the document into the pieces that new Markdown is written from. A piece (`InlinePiece`) is a
// character, a mark delimiter or an inline node.
import type { Mark, Node } from 'prosemirror-model';
import { isCodeMark, markTypes, nodeTypes } from '../schema/schema';
import {
  findMarkEnd,
  getMarkKey,
  getNodeKey,
  type InlinePiece,
  isHardBreak,
  makeCharacter,
  makePiece,
  type TextKind,
  writeClosingTag,
} from './inline-pieces';
import type { MarkdownStyle } from './markdown-style';
import { normalizeDocumentNode } from './normalize-document-node';

export interface TextBlockContext {
  readonly kind: TextKind;
  /** The line break that ends a hard break, with the prefix of the next line. */
  readonly lineBreak: string;
}

/** The nesting order of marks that end at the same position, from the outermost to the innermost. */
const NESTING = ['link', 'strike', 'strong', 'em', 'html_tag', 'code'];

/** Splits the normal form of a text block into pieces. */
export function splitBlockIntoPieces(
  block: Node,
  style: MarkdownStyle,
  place: TextBlockContext,
): InlinePiece[] {
  const nodes = normalizeDocumentNode(block).children;
  const pieces: InlinePiece[] = [];
  const open: { readonly mark: Mark; readonly text: string }[] = [];
  const closeDownTo = (depth: number) => {
    while (open.length > depth) {
      const last = open.pop();
      if (last)
        pieces.push(makePiece('close', getMarkKey(last.mark), closeMark(last.mark, last.text, style), true));
    }
  };
  nodes.forEach((node, index) => {
    const isOpen = (mark: Mark) => open.some((known) => known.mark.eq(mark));
    const opensMark = !node.marks.every(isOpen);
    const isKept = (mark: Mark) =>
      isHardBreak(node) ? findMarkEnd(mark, nodes, index) > index : mark.isInSet(node.marks);
    const isInterrupted = (mark: Mark) => isInnermost(mark) && (opensMark || isHardBreak(node));
    const ended = open.findIndex(({ mark }) => !isKept(mark) || isInterrupted(mark));
    if (ended !== -1) closeDownTo(ended);
    for (const mark of sortMarks(node.marks, nodes, index)) {
      if (isOpen(mark)) continue;
      const text = isCodeMark(mark) ? (node.text ?? '') : '';
      pieces.push(makePiece('open', getMarkKey(mark), openMark(mark, text, style), true));
      open.push({ mark, text });
    }
    if (node.isText)
      for (const unit of (node.text ?? '').split('')) pieces.push(makeCharacter(unit, unit, true));
    else
      pieces.push(makePiece('node', getNodeKey(node), writeNode(node, nodes[index - 1], style, place), true));
  });
  closeDownTo(0);
  return pieces;
}

/**
 * Reports whether a mark must be innermost, because its delimiters must directly enclose the text. This applies to code
 * and to addresses in angle brackets.
 */
const isInnermost = (mark: Mark): boolean => isCodeMark(mark) || mark.attrs.kind === 'angle';

/** Returns the marks from the outermost to the innermost. */
function sortMarks(marks: readonly Mark[], nodes: readonly Node[], index: number): Mark[] {
  return marks.toSorted(
    (a, b) =>
      Number(isInnermost(a)) - Number(isInnermost(b)) ||
      findMarkEnd(b, nodes, index) - findMarkEnd(a, nodes, index) ||
      NESTING.indexOf(a.type.name) - NESTING.indexOf(b.type.name),
  );
}

function openMark(mark: Mark, text: string, style: MarkdownStyle): string {
  const { type, attrs } = mark;
  if (type === markTypes.html_tag) return String(attrs.open);
  if (type !== markTypes.link) return openDelimiter(mark, text, style);
  return attrs.kind === 'angle' ? '<' : '[';
}

function closeMark(mark: Mark, text: string, style: MarkdownStyle): string {
  const { type, attrs } = mark;
  if (type === markTypes.html_tag) return writeClosingTag(mark);
  if (type !== markTypes.link) return [...openDelimiter(mark, text, style)].toReversed().join('');
  if (attrs.kind === 'angle') return '>';
  if (attrs.kind === 'reference') return `][${writeLabel(String(attrs.reference))}]`;
  return `](${writeTarget(String(attrs.href), String(attrs.title))})`;
}

function openDelimiter({ type }: Mark, text: string, style: MarkdownStyle): string {
  if (type === markTypes.strong) return style.strong;
  if (type === markTypes.em) return style.emphasis;
  if (type === markTypes.strike) return '~~';
  const runs = new Set(text.match(/`+/g)?.map(({ length }) => length));
  let ticks = 1;
  while (runs.has(ticks)) ticks++;
  return '`'.repeat(ticks) + (/^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '');
}

function writeNode(
  node: Node,
  before: Node | undefined,
  style: MarkdownStyle,
  place: TextBlockContext,
): string {
  const { type, attrs } = node;
  if (type === nodeTypes.image) return writeImage(node);
  if (type !== nodeTypes.hard_break) return String(attrs.source).replaceAll('\n', place.lineBreak);
  if (place.kind !== 'paragraph') return '<br>';
  // Two spaces mark a hard break only if text precedes them, because a line that contains only spaces would end the
  // paragraph.
  if (style.hardBreak === '  ' && before?.type !== nodeTypes.hard_break) return `  ${place.lineBreak}`;
  // Separates the backslash with a space, because it would otherwise become part of a bare address.
  const separator = /(?:https?:\/\/|www\.|@)\S*$/i.test(before?.text ?? '') ? ' ' : '';
  return `${separator}\\${place.lineBreak}`;
}

function writeImage({ attrs }: Node): string {
  const alt = String(attrs.alt)
    .replaceAll(/[[\]\\*_`<&~!|]/g, '\\$&')
    .replaceAll(/\s+/g, ' ');
  if (attrs.reference !== '') return `![${alt}][${writeLabel(String(attrs.reference))}]`;
  return `![${alt}](${writeTarget(String(attrs.src), String(attrs.title))})`;
}

const writeLabel = (label: string): string => label.replaceAll(/[[\]\\]/g, '\\$&');

function writeTarget(address: string, title: string): string {
  const escaped = address.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll(/[\r\n]/g, '%0A');
  const isPlain = escaped !== '' && !/[\s<>\\]/.test(escaped) && hasBalancedParentheses(escaped);
  const target =
    isPlain || (escaped === '' && title === '') ? escaped : `<${escaped.replaceAll(/[<>\\]/g, '\\$&')}>`;
  if (title === '') return target;
  return `${target} "${title.replaceAll(/["\\&]/g, '\\$&').replaceAll(/\s*[\r\n]\s*/g, ' ')}"`;
}

function hasBalancedParentheses(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
