// Maps lines of the Markdown to vertical positions on screen. All lines within a block are assumed to have the same
// height.

import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { findDocumentPosition, findMarkdownLine } from './editor-state';

interface ShownBlock {
  /** The first line of the block and its number of lines. */
  readonly line: number;
  readonly lines: number;
  readonly top: number;
  readonly height: number;
}

/** Focuses the text even if it is read-only, which ProseMirror's `focus` doesn't do. */
export function focusText(view: EditorView): void {
  if (view.editable) view.focus();
  else view.dom.focus({ preventScroll: true });
}

function getBox(view: EditorView, position: number): DOMRect | null {
  const dom = view.nodeDOM(position);
  return dom instanceof Element ? dom.getBoundingClientRect() : null;
}

/** Returns the last child that starts above a screen position, found by binary search. */
function findChildAt(view: EditorView, parent: Node, start: number, y: number): number | null {
  const positions: number[] = [];
  parent.forEach((_node, offset) => void positions.push(start + offset));
  let [low, high] = [0, positions.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const box = getBox(view, positions[middle] ?? start);
    if (box && box.top <= y) low = middle;
    else high = middle - 1;
  }
  return positions[low] ?? null;
}

/** Returns the position of the innermost block at a screen position. */
function findBlockAt(view: EditorView, y: number): number {
  let parent = view.state.doc;
  let start = 0;
  for (;;) {
    const position = findChildAt(view, parent, start, y);
    const node = position === null ? null : view.state.doc.nodeAt(position);
    if (position === null || !node) return Math.max(0, start - 1);
    if (node.isTextblock || node.isLeaf || node.type.spec.tableRole === 'row') return position;
    parent = node;
    start = position + 1;
  }
}

function measureBlock(view: EditorView, position: number): ShownBlock | null {
  const box = getBox(view, position);
  if (!box) return null;
  const node = view.state.doc.nodeAt(position);
  const line = findMarkdownLine(view.state, position);
  const end = findMarkdownLine(view.state, position + Math.max(0, (node?.nodeSize ?? 1) - 1));
  return { line, lines: Math.max(1, end - line + 1), top: box.top, height: box.height };
}

/** Returns the 1-based line number, with a fraction, at a vertical screen position. */
export function findLineAt(view: EditorView, y: number): number {
  const block = measureBlock(view, findBlockAt(view, y));
  if (!block || block.height === 0) return 1;
  const part = Math.min(Math.max(0, (y - block.top) / block.height), 0.999);
  return block.line + part * block.lines;
}

/** Returns the innermost block at a position. */
function findBlock(view: EditorView, position: number): number {
  const { doc } = view.state;
  const $position = doc.resolve(Math.min(position, doc.content.size));
  if ($position.nodeAfter?.isBlock) return position;
  return $position.depth > 0 ? $position.before() : 0;
}

/** Returns the vertical screen position of a line number that may have a fraction. */
export function findLineTop(view: EditorView, line: number): number | null {
  const block = measureBlock(view, findBlock(view, findDocumentPosition(view.state, Math.floor(line))));
  if (!block) return null;
  const part = Math.min(Math.max(0, (line - block.line) / block.lines), 1);
  return block.top + part * block.height;
}
