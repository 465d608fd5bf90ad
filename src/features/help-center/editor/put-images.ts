// Images that are put into the text before they are uploaded, each as its placeholder, and the line breaks that are put with
// them: with an image that is refused or called off its line breaks are taken out again.
import {
  EditorSelection,
  type EditorState,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { imageLines } from './image-lines';

const BLANK_LINE = '\n\n';

/** Line breaks that were put with images: above the first of them, between two, below the last. */
interface Gap {
  readonly at: 'above' | 'between' | 'below';
  readonly from: number;
  readonly to: number;
  readonly lines: string;
  readonly images: readonly string[];
}

const put = StateEffect.define<readonly Gap[]>();

/** They move along with what is typed; what is typed at their ends is no part of them. */
export const imageGaps = StateField.define<readonly Gap[]>({
  create: () => [],
  update(gaps, { docChanged, changes, effects }) {
    const moved = docChanged
      ? gaps
          .map((gap) => ({ ...gap, from: changes.mapPos(gap.from, 1), to: changes.mapPos(gap.to, -1) }))
          .filter(({ from, to }) => from < to)
      : gaps;
    const added = effects.flatMap((effect) => (effect.is(put) ? effect.value : []));
    return added.length > 0 ? [...moved, ...added] : moved;
  },
});

/** Puts images at a position, or in place of the selection. */
export function imagesInsertion(
  state: EditorState,
  images: readonly string[],
  position: number | undefined,
): TransactionSpec {
  const { from, to } = position === undefined ? state.selection.main : { from: position, to: position };
  const end = Math.min(to, state.doc.length);
  const start = Math.min(from, end);
  const { above, below, cursor } = imageLines(state, start, end);
  const gaps: Gap[] = [];
  let text = '';
  const add = (at: Gap['at'], lines: string) => {
    const from = start + text.length;
    text += lines;
    if (lines !== '') gaps.push({ at, from, to: from + lines.length, lines, images });
  };
  add('above', above);
  for (const [index, image] of images.entries()) {
    if (index > 0) add('between', BLANK_LINE);
    text += image;
  }
  const behind = start + text.length;
  add('below', below);
  return {
    changes: { from: start, to: end, insert: state.toText(text) },
    ...(position === undefined && {
      selection: EditorSelection.cursor(behind + cursor),
      scrollIntoView: true,
    }),
    effects: put.of(gaps),
    userEvent: 'input',
  };
}

/** The brackets around an address: they stay, so that undo meets what was put with them. */
const BRACKETS = { open: '](', close: ')' };

/** Puts its address into an image, given with its brackets as its placeholder is; null where that isn't there. It isn't part of what is undone. */
export function imagePlaced(
  state: EditorState,
  placeholder: string,
  address: string,
): TransactionSpec | null {
  const at = state.doc.toString().indexOf(placeholder);
  if (at < 0) return null;
  const { open, close } = BRACKETS;
  return {
    changes: {
      from: at + open.length,
      to: at + placeholder.length - close.length,
      insert: state.toText(address.slice(open.length, -close.length)),
    },
    annotations: Transaction.addToHistory.of(false),
  };
}

/**
 * What undoes the putting of an image takes away its address, too, which came to stand in it since, and redoing brings it back:
 * history keeps what others put between.
 */
function withAddress(undoing: Transaction): Transaction {
  const { startState, changes } = undoing;
  const deleted: { readonly from: number; readonly to: number }[] = [];
  changes.iterChangedRanges((from, to) => deleted.push({ from, to }));
  const left = deleted.flatMap(({ from, to }, index) => {
    const next = deleted[index + 1];
    const isAround =
      next &&
      startState.sliceDoc(from, to).endsWith(BRACKETS.open) &&
      startState.sliceDoc(next.from, next.to).startsWith(BRACKETS.close);
    return isAround && !/\s/.test(startState.sliceDoc(to, next.from))
      ? [{ from: changes.mapPos(to, -1), to: changes.mapPos(next.from, 1) }]
      : [];
  });
  return left.length > 0
    ? startState.update(undoing, { changes: left, sequential: true, filter: false })
    : undoing;
}

/** What redoes the putting of an image leaves the cursor behind it: history knows it before an address that came since. */
function withCursorBehind(redoing: Transaction): Transaction {
  const { startState, changes, newDoc, newSelection } = redoing;
  const { empty, head } = newSelection.main;
  let end: number | null = null;
  changes.iterChangedRanges((_from, _to, from, to) => {
    const isWithin = empty && from < head && head < to;
    if (isWithin && /^\n*!\[/.test(newDoc.sliceString(from, to))) end = to;
  });
  return end === null
    ? redoing
    : startState.update(redoing, { selection: { anchor: end }, sequential: true });
}

/** What is undone or redone of images, whose addresses came since. */
export function withWholeImages(transaction: Transaction): Transaction {
  if (transaction.isUserEvent('undo')) return withAddress(transaction);
  return transaction.isUserEvent('redo') ? withCursorBehind(transaction) : transaction;
}

/**
 * Takes an image out, wherever it has moved to, with the line breaks between it and another one, or all that were put with the last
 * one that is left; null where it isn't there any more. It isn't part of what is undone.
 */
export function imageRemoval(state: EditorState, image: string): TransactionSpec | null {
  const from = state.doc.toString().indexOf(image);
  if (from < 0) return null;
  const to = from + image.length;
  const own = state
    .field(imageGaps)
    .filter((gap) => gap.images.includes(image) && state.sliceDoc(gap.from, gap.to) === gap.lines);
  const before = own.find((gap) => gap.to === from);
  const behind = own.find((gap) => gap.from === to);
  const taken = [before, behind].find((gap) => gap?.at === 'between');
  const [first, last] = taken ? [taken, taken] : [before, behind];
  return {
    changes: { from: Math.min(from, first?.from ?? from), to: Math.max(to, last?.to ?? to) },
    annotations: Transaction.addToHistory.of(false),
  };
}
