// Bold, italic, strikethrough and code. A mark excludes spaces at the edges of the selection. It also excludes
// punctuation at the edges if Markdown wouldn't recognize the delimiters next to that punctuation.

import type { MarkType, Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { findMarkEdges } from '../markdown/mark-edges';
import type { TextRange } from '../markdown/text-edits';
import { getCaret } from './command-tools';

/** The maximum length, in document positions, of a selection whose formatting is checked. */
export const MAX_EXAMINED_POSITIONS = 20_000;

function findMarkableRanges({ doc, selection }: EditorState, type: MarkType): readonly TextRange[] {
  const found: TextRange[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (!node.isTextblock) return true;
      const range = {
        from: Math.max($from.pos, pos + 1),
        to: Math.min($to.pos, pos + 1 + node.content.size),
      };
      if (node.type.allowsMarkType(type) && range.from < range.to) found.push(range);
      return false;
    });
  return found;
}

/** Reports whether all selected text has this mark. Spaces don't count. */
function isFullyMarked(doc: Node, ranges: readonly TextRange[], type: MarkType): boolean {
  let isAnyMarked = false;
  let isAnyPlain = false;
  for (const { from, to } of ranges)
    doc.nodesBetween(from, to, (node, pos) => {
      if (isAnyPlain || !node.isInline) return !isAnyPlain;
      if (type.isInSet(node.marks)) isAnyMarked = true;
      else if (node.isText && node.text?.slice(Math.max(0, from - pos), to - pos).trim()) isAnyPlain = true;
      return false;
    });
  return isAnyMarked && !isAnyPlain;
}

/** Reports whether typed text would get this mark, or whether the selected text has it. */
export function isMarkActive(state: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = state.selection;
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return (
    to - from <= MAX_EXAMINED_POSITIONS && isFullyMarked(state.doc, findMarkableRanges(state, type), type)
  );
}

/** Adds a mark to the selection, or removes it if the whole selection has it. */
export const toggleMark =
  (type: MarkType): Command =>
  (state, dispatch) => {
    const $caret = getCaret(state);
    if ($caret) {
      if (!$caret.parent.type.allowsMarkType(type)) return false;
      const isActive = isMarkActive(state, type);
      dispatch?.(isActive ? state.tr.removeStoredMark(type) : state.tr.addStoredMark(type.create()));
      return true;
    }
    const ranges = findMarkableRanges(state, type);
    if (ranges.length === 0) return false;
    if (!dispatch) return true;
    const { tr } = state;
    const isRemoved = isFullyMarked(state.doc, ranges, type);
    for (const range of ranges) {
      if (isRemoved) tr.removeMark(range.from, range.to, type);
      else tr.addMark(range.from, range.to, type.create());
      trimMarks(tr, range, type);
    }
    dispatch(tr.scrollIntoView());
    return true;
  };

/** Removes a mark from the edges of a range if Markdown can't express the mark there. */
function trimMarks(tr: Transaction, range: TextRange, type: MarkType): void {
  const $from = tr.doc.resolve(range.from);
  for (const edge of findMarkEdges($from.parent.children, type)) {
    const [from, to] = [$from.start() + edge.from, $from.start() + edge.to];
    if (to >= range.from && from <= range.to) tr.removeMark(from, to, type);
  }
}
