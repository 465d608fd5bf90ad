import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Returns the box around the visible part of a range, in window coordinates. */
export function getRangeBox(view: EditorView, from: number, to: number): DOMRect {
  // Returns an empty box, because React may still request the position after the editor was destroyed.
  if (view.isDestroyed) return new DOMRect();
  const { size } = view.state.doc.content;
  const element = getNodeElement(view, from, to);
  if (element) return element.getBoundingClientRect();
  const start = view.coordsAtPos(Math.min(from, size), 1);
  const end = to > from ? view.coordsAtPos(Math.min(to, size), -1) : start;
  const scroller = view.dom.closest('[data-text-scroller]') ?? view.dom.parentElement ?? view.dom;
  const frame = scroller.getBoundingClientRect();
  const top = Math.max(start.top, frame.top);
  const isOneLine = end.bottom <= start.bottom;
  const right = isOneLine ? Math.max(start.left, end.right) : start.left;
  return new DOMRect(
    start.left,
    top,
    right - start.left,
    Math.max(0, Math.min(end.bottom, frame.bottom) - top),
  );
}

function getNodeElement(view: EditorView, from: number, to: number): Element | null {
  const node = view.state.doc.nodeAt(from);
  if (!node || node.isText || from + node.nodeSize !== to || !NodeSelection.isSelectable(node)) return null;
  const dom = view.nodeDOM(from);
  return dom instanceof Element ? dom : null;
}
