// Positions of the handles beside the text: at the row and column of the current table cell, at an empty line, and at
// the block under the pointer. The positions are measured at most once per frame, in pixels from the top left corner of
// the scrolled content.
import type { Node, ResolvedPos } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import { selectedRect } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import { isWithinTable } from '../commands/command-tools';
import { nodeTypes } from '../schema/schema';
import { canInsertBlock } from './popup-state';
import { subscribeToView } from './view-updates';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TableBox extends Box {
  readonly rowTop: number;
  readonly rowHeight: number;
  readonly columnLeft: number;
  readonly columnWidth: number;
  /** True if there is room for the button that adds a column. */
  readonly hasSide: boolean;
}

export interface BlockHandlePosition {
  readonly position: number;
  readonly left: number;
  /** The vertical middle of the block's first line. */
  readonly middle: number;
  readonly isHovered: boolean;
}

export interface HandlePositions {
  readonly table: TableBox | null;
  /** The empty line at the cursor, which gets an insert button. */
  readonly line: Pick<BlockHandlePosition, 'left' | 'middle'> | null;
  readonly block: BlockHandlePosition | null;
}

/** The space that a handle needs beside a table or a line, in pixels. */
const SIDE = 28;
const NOTHING: HandlePositions = { table: null, line: null, block: null };

/**
 * Returns the positions of the handles. Measures them after each update of the view, and when the pointer enters
 * another block.
 */
export function useHandlePositions(view: EditorView): HandlePositions {
  const [places, setPlaces] = useState(NOTHING);
  useEffect(() => {
    const host = view.dom.parentElement;
    if (!host) return;
    let frame = 0;
    let hovered: number | null = null;
    let written = '';
    const measure = () => {
      frame = 0;
      const next = measurePlaces(view, host, hovered);
      if (JSON.stringify(next) === written) return;
      written = JSON.stringify(next);
      setPlaces(next);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const hover = ({ target, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element) || !view.dom.contains(target)) return;
      const block = findMovableBlockPosition(
        view.state.doc.resolve(getPointedPosition(view, target, clientY)),
      );
      if (block === hovered) return;
      hovered = block;
      schedule();
    };
    const leave = () => {
      hovered = null;
      schedule();
    };
    const unsubscribe = subscribeToView(view, () => {
      if (hovered !== null && hovered >= view.state.doc.content.size) hovered = null;
      schedule();
    });
    const observer = new ResizeObserver(schedule);
    observer.observe(view.dom);
    observer.observe(host);
    host.addEventListener('pointermove', hover);
    host.addEventListener('pointerleave', leave);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      observer.disconnect();
      host.removeEventListener('pointermove', hover);
      host.removeEventListener('pointerleave', leave);
    };
  }, [view]);
  return places;
}

/**
 * Returns the document position under the pointer. If the pointer is beside the text, uses the line at the same height.
 */
function getPointedPosition(view: EditorView, target: Element, clientY: number): number {
  if (target !== view.dom) return view.posAtDOM(target, 0);
  const { left } = view.dom.getBoundingClientRect();
  const indent = Number.parseFloat(getComputedStyle(view.dom).paddingInlineStart);
  return view.posAtCoords({ left: left + indent + 1, top: clientY })?.pos ?? 0;
}

const isContainer = (node: Node): boolean =>
  node.type === nodeTypes.doc || node.type === nodeTypes.blockquote;

/**
 * Returns the movable block at a position: a top-level block, a list item, or any block of a list item except the
 * first.
 */
export function findMovableBlockPosition($position: ResolvedPos): number | null {
  let found: number | null = null;
  for (let depth = 1; depth <= $position.depth; depth += 1) {
    const [parent, node] = [$position.node(depth - 1), $position.node(depth)];
    const isFurther = parent.type === nodeTypes.list_item && $position.index(depth - 1) > 0;
    if (isContainer(parent) || node.type === nodeTypes.list_item || isFurther)
      found = $position.before(depth);
    if (node.type === nodeTypes.table) return found;
  }
  const { nodeAfter } = $position;
  if (nodeAfter?.isBlock && nodeAfter.isAtom && !nodeAfter.isTextblock) return $position.pos;
  return found;
}

/** Returns the position of the block that contains the selection. */
export function findCurrentBlockPosition({ state }: EditorView): number | null {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.isBlock) return selection.from;
  return findMovableBlockPosition(selection.$from);
}

/** Converts window coordinates to coordinates in the content of the host. */
function getOrigin(host: HTMLElement) {
  const { left, top } = host.getBoundingClientRect();
  return { x: host.scrollLeft - left, y: host.scrollTop - top, width: host.clientWidth };
}

function measurePlaces(view: EditorView, host: HTMLElement, hovered: number | null): HandlePositions {
  if (!view.editable || view.isDestroyed) return NOTHING;
  return {
    table: isWithinTable(view.state) ? measureTable(view, host) : null,
    line: measureEmptyLine(view, host),
    block: measureBlock(view, host, hovered),
  };
}

function measureTable(view: EditorView, host: HTMLElement): TableBox | null {
  const { tableStart, table, map, top, left } = selectedRect(view.state);
  const frame = view.nodeDOM(tableStart - 1);
  const cellPosition = map.map[top * map.width + left];
  const cell = cellPosition === undefined ? null : view.nodeDOM(tableStart + cellPosition);
  if (!(frame instanceof HTMLElement) || !(cell instanceof HTMLElement) || !table.childCount) return null;
  const rows = frame.querySelector('tbody')?.getBoundingClientRect() ?? frame.getBoundingClientRect();
  const visible = frame.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const { x, y, width } = getOrigin(host);
  const right = Math.min(rows.right, visible.right);
  const start = Math.max(rows.left, visible.left);
  return {
    left: x + start,
    top: y + rows.top,
    width: right - start,
    height: rows.height,
    rowTop: y + box.top,
    rowHeight: box.height,
    columnLeft: x + Math.max(start, box.left),
    columnWidth: Math.max(0, Math.min(right, box.right) - Math.max(start, box.left)),
    hasSide: x + right + SIDE <= width,
  };
}

function measureEmptyLine(view: EditorView, host: HTMLElement): HandlePositions['line'] {
  const { empty, $head } = view.state.selection;
  const { parent } = $head;
  if (!empty || parent.type !== nodeTypes.paragraph || parent.content.size > 0) return null;
  if (!canInsertBlock(view.state, $head)) return null;
  const { x, y } = getOrigin(host);
  const { left, top, bottom } = view.coordsAtPos($head.pos);
  const start = x + left - SIDE - getMarkerWidth($head);
  return start < 0 ? null : { left: start, middle: y + (top + bottom) / 2 };
}

/**
 * Returns the width of the number or bullet before a block, in pixels. Only the first block of a list item has a number
 * or bullet.
 */
const getMarkerWidth = ($position: ResolvedPos): number =>
  $position.node(-1)?.type === nodeTypes.list_item && $position.index(-1) === 0 ? SIDE : 0;

function measureBlock(
  view: EditorView,
  host: HTMLElement,
  hovered: number | null,
): BlockHandlePosition | null {
  const position = hovered ?? findCurrentBlockPosition(view);
  const node = position === null ? null : view.state.doc.nodeAt(position);
  const dom = position === null ? null : view.nodeDOM(position);
  if (position === null || !node || !(dom instanceof HTMLElement)) return null;
  const { x, y } = getOrigin(host);
  const { left, top } = dom.getBoundingClientRect();
  // Leaves room for the marker of an item, or the handles of a table.
  const indent = node.type === nodeTypes.list_item || node.type === nodeTypes.table ? SIDE : 0;
  const start = x + left - SIDE - indent;
  if (start < 0) return null;
  const text = findFirstText(node);
  const line = text === null ? null : view.coordsAtPos(position + text);
  const middle = line ? (line.top + line.bottom) / 2 : top + SIDE / 2;
  return { position, left: start, middle: y + middle, isHovered: hovered !== null };
}

/**
 * Returns the offset of the first text block in a node. Returns null if the text block comes after a table or after a
 * block without text.
 */
function findFirstText(node: Node): number | null {
  let offset = 0;
  for (let current: Node | null = node; current; current = current.firstChild) {
    offset += 1;
    if (current.isTextblock) return offset;
    if (current.isAtom || current.type === nodeTypes.table) return null;
  }
  return null;
}
