// Images that are put into the text before they are uploaded, each as its placeholder, and the line breaks that are put with
// them: with an image that is refused or called off its line breaks are taken out again.
import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeDesc,
  EditorSelection,
  type EditorState,
  StateEffect,
  StateField,
  type Text,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { imageLines } from './image-lines';

const BLANK_LINE = '\n\n';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Line breaks that were put with images: above the first of them, between two, below the last. */
interface Gap {
  readonly at: 'above' | 'between' | 'below';
  readonly from: number;
  readonly to: number;
  readonly lines: string;
  readonly images: readonly string[];
}

/** Gaps by how far behind the beginning of what was put they are. */
interface Put {
  readonly begin: number;
  readonly gaps: readonly Gap[];
}
const moved = {
  map: ({ begin, gaps }: Put, changes: ChangeDesc) => ({ begin: changes.mapPos(begin, -1), gaps }),
};

const put = StateEffect.define<Put>(moved);
/** What is undone of them, so that it comes back with what is done again. */
const taken = StateEffect.define<Put>(moved);
const takenAndPut = invertedEffects.of(({ effects }) =>
  effects.flatMap((effect) => {
    if (effect.is(put)) return [taken.of(effect.value)];
    return effect.is(taken) ? [put.of(effect.value)] : [];
  }),
);

/** Without those that aren't where they were: an address that came since is none of what is done again. */
const gapsIn = (doc: Text, { begin, gaps }: Put): readonly Gap[] =>
  gaps
    .map((gap) => ({ ...gap, from: begin + gap.from, to: begin + gap.to }))
    .filter(({ from, to, lines }) => to <= doc.length && doc.sliceString(from, to) === lines);

/** They move along with what is typed; what is typed at their ends is no part of them. */
const imageGaps = StateField.define<readonly Gap[]>({
  create: () => [],
  update(gaps, { docChanged, changes, effects, newDoc }) {
    const left = docChanged
      ? gaps
          .map((gap) => ({ ...gap, from: changes.mapPos(gap.from, 1), to: changes.mapPos(gap.to, -1) }))
          .filter(({ from, to }) => from < to)
      : gaps;
    const added = effects.flatMap((effect) => (effect.is(put) ? gapsIn(newDoc, effect.value) : []));
    return added.length > 0 ? [...left, ...added] : left;
  },
});

export const putImages = () => [imageGaps, takenAndPut, undoneAddresses];

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
    const from = text.length;
    text += lines;
    if (lines !== '') gaps.push({ at, from, to: from + lines.length, lines, images });
  };
  add('above', above);
  for (const [index, image] of images.entries()) {
    if (index > 0) add('between', below === '' && cursor === 0 ? ' ' : BLANK_LINE);
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
    effects: put.of({ begin: start, gaps }),
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

/** The addresses that images had which were undone, by the step back that took them out; typing anew forgets them. */
const undone = StateEffect.define<readonly string[]>();
const undoneAddresses = StateField.define<readonly (readonly string[])[]>({
  create: () => [],
  update(steps, transaction) {
    const of = transaction.effects.find((effect) => effect.is(undone));
    if (of) return [...steps.slice(0, -1), of.value];
    if (transaction.isUserEvent('undo')) return [...steps, []];
    if (transaction.isUserEvent('redo')) return steps.slice(0, -1);
    const isTyped = transaction.docChanged && transaction.annotation(Transaction.addToHistory) !== false;
    return isTyped ? [] : steps;
  },
});

/** What undoing the putting of images leaves of them: their addresses, which came to stand in them since. */
function addressesLeft({ startState, changes }: Transaction): Span[] {
  const deleted: Span[] = [];
  changes.iterChangedRanges((from, to) => deleted.push({ from, to }));
  return deleted.flatMap(({ from, to }, index) => {
    const next = deleted[index + 1];
    const isAround =
      next &&
      startState.sliceDoc(from, to).endsWith(BRACKETS.open) &&
      startState.sliceDoc(next.from, next.to).startsWith(BRACKETS.close);
    return isAround && !/\s/.test(startState.sliceDoc(to, next.from))
      ? [{ from: changes.mapPos(to, -1), to: changes.mapPos(next.from, 1) }]
      : [];
  });
}

/** Where redoing brought images back without their addresses. */
function imagesWithout({ changes, newDoc }: Transaction): number[] {
  const places: number[] = [];
  changes.iterChangedRanges((_from, _to, from, to) => {
    for (const { index } of newDoc.sliceString(from, to).matchAll(/\]\(\)/g))
      places.push(from + index + BRACKETS.open.length);
  });
  return places;
}

/**
 * What is undone or redone of images, and then their addresses taken out or put in again: history doesn't know those, and counts on
 * a text of which nothing else was taken in the same step.
 */
export function withWholeImages(transaction: Transaction): readonly Transaction[] {
  const { startState, state, newDoc } = transaction;
  const isUndo = transaction.isUserEvent('undo');
  if (!isUndo && !transaction.isUserEvent('redo')) return [transaction];
  const silent = Transaction.addToHistory.of(false);
  if (isUndo) {
    const left = addressesLeft(transaction);
    if (left.length === 0) return [transaction];
    const addresses = left.map(({ from, to }) => newDoc.sliceString(from, to));
    const spec = { changes: left, effects: undone.of(addresses), annotations: silent, filter: false };
    return [transaction, state.update(spec)];
  }
  const addresses = startState.field(undoneAddresses).at(-1) ?? [];
  const places = imagesWithout(transaction);
  if (addresses.length === 0 || places.length !== addresses.length) return [transaction];
  const changes = state.changes(places.map((from, index) => ({ from, insert: addresses[index] ?? '' })));
  // The cursor goes on behind what came back: history knows it before an address that came since.
  const { head } = state.selection.main;
  let behind = changes.mapPos(head, 1);
  transaction.changes.iterChangedRanges((_from, _to, from, to) => {
    if (from < head && head < to) behind = changes.mapPos(to, 1);
  });
  return [
    transaction,
    state.update({ changes, selection: { anchor: behind }, annotations: silent, filter: false }),
  ];
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
