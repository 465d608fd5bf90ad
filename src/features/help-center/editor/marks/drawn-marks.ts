// How the text on screen looks, and how it looks behind a transaction: with a key only the blocks around it are drawn anew.
import { syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorState } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import type { Tree } from '@lezer/common';
import { editorSurroundings } from '../editor-texts';
import { liveMarks, MOST_DRAWN, marksIn } from './live-marks';
import type { Span } from './pen';

/** What is looked at: `focused` shows the marks where the selection is. */
export interface Sight {
  readonly state: EditorState;
  readonly ranges: readonly Span[];
  readonly focused: boolean;
}

/** A block that is in no other. The parser keeps its tree for as long as it takes the block over unread. */
interface Block extends Span {
  readonly tree: Tree | null;
}

/** The decorations of a sight, and the blocks that they were made from. */
export interface Drawn extends Sight {
  readonly blocks: readonly Block[];
  readonly marks: DecorationSet;
}

export function drawAll(sight: Sight): Drawn {
  const { state, ranges, focused } = sight;
  return { ...sight, blocks: blocksOf(sight), marks: liveMarks(state, ranges, focused) };
}

/** The same as `drawAll`; `changes` lead there from what was drawn. */
export function drawChanged(before: Drawn, changes: ChangeDesc, sight: Sight): Drawn {
  const { state, focused } = sight;
  const [range] = sight.ranges;
  if (!range || !looksTheSame(before, changes, sight)) return drawAll(sight);
  const blocks = blocksOf(sight);
  const parts = changedParts(before, changes, { state, blocks, range });
  const add = parts.flatMap((part) => marksIn(state, part, focused));
  // Beyond so many nothing is drawn, counted from the top.
  if (before.marks.size + add.length >= MOST_DRAWN) return drawAll(sight);
  // A block that the range ends within has marks beyond it.
  const gone = parts.map(({ from, to }) => ({
    from: from === range.from ? 0 : from,
    to: to === range.to ? state.doc.length : to,
  }));
  const marks = before.marks.map(changes).update({
    filter: (from, to) => !gone.some((part) => from <= part.to && to >= part.from),
    filterFrom: gone[0]?.from ?? 0,
    filterTo: gone.at(-1)?.to ?? 0,
    add,
    sort: true,
  });
  return { ...sight, blocks, marks };
}

function blocksOf({ state, ranges }: Sight): Block[] {
  const blocks: Block[] = [];
  for (const range of ranges)
    syntaxTree(state).iterate({
      ...range,
      enter: ({ type, from, to, tree }) => {
        if (!type.isTop) blocks.push({ from, to, tree });
        return type.isTop;
      },
    });
  return blocks;
}

/** The lines that may look different: those of blocks that were read anew or are touched, and of what is around them. */
function changedParts(
  before: Drawn,
  changes: ChangeDesc,
  { state, blocks, range }: Pick<Drawn, 'state' | 'blocks'> & { readonly range: Span },
): Span[] {
  const touched = touchedPlaces(before.state, changes, state);
  const isTouched = ({ from, to }: Span) => touched.some((place) => place.from <= to && place.to >= from);
  const places = new Map(before.blocks.map((block, place) => [block.tree, { ...block, place }]));
  const parts: Span[] = [];
  let from = range.from;
  let above = -1;
  for (const block of blocks) {
    const former = places.get(block.tree);
    const [first, last] = [state.doc.lineAt(block.from), state.doc.lineAt(block.to)];
    const isTakenOver = block.tree !== null && former && changes.mapPos(former.from, 1) === block.from;
    if (!isTakenOver || isTouched({ from: first.from, to: last.to })) {
      above = Number.NaN;
      continue;
    }
    const between = { from, to: first.from - 1 };
    if (former.place !== above + 1 || isTouched(between)) parts.push(between);
    from = last.to + 1;
    above = former.place;
  }
  const rest = { from, to: range.to };
  if (above !== before.blocks.length - 1 || isTouched(rest)) parts.push(rest);
  return parts.filter((part) => part.from <= part.to);
}

function looksTheSame(before: Drawn, changes: ChangeDesc, { state, ranges, focused }: Sight): boolean {
  const [former, range] = [before.ranges[0], ranges[0]];
  return (
    former !== undefined &&
    range !== undefined &&
    before.ranges.length === 1 &&
    ranges.length === 1 &&
    changes.mapPos(former.from, -1) === range.from &&
    changes.mapPos(former.to, 1) === range.to &&
    focused === before.focused &&
    before.state.facet(editorSurroundings) === state.facet(editorSurroundings)
  );
}

/** The places that were changed, and those that are or were selected. */
function touchedPlaces(before: EditorState, changes: ChangeDesc, state: EditorState): Span[] {
  const places: Span[] = before.selection.ranges.map(({ from, to }) => ({
    from: changes.mapPos(from, -1),
    to: changes.mapPos(to, 1),
  }));
  changes.iterChangedRanges((_from, _to, from, to) => places.push({ from, to }));
  return [...places, ...state.selection.ranges];
}
