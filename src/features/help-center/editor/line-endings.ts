// Line endings to the byte. The editor counts lines; how each of them ended is kept here, so that a text that is only
// opened comes back as it was, mixed endings included.
import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeSet,
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';

export type LineEnding = '\n' | '\r\n' | '\r';

/** A line break that isn't the text's usual one; `at` is its place in the editor's own counting (one per break). */
interface OddEnding {
  readonly at: number;
  readonly ending: LineEnding;
}

interface LineEndings {
  /** What most of the text uses, and what every new line gets. */
  readonly usual: LineEnding;
  readonly odd: RangeSet<EndingValue>;
}

class EndingValue extends RangeValue {
  // The break alone: what is put before or after it isn't part of it, and without it nothing is left.
  override startSide = 1;
  override endSide = -1;
  constructor(readonly ending: LineEnding) {
    super();
  }
  override eq(other: EndingValue) {
    return other.ending === this.ending;
  }
}

const BREAK = /\r\n|\r|\n/g;

/** The ending that most lines have; `\n` for a text without any, and where two are as frequent. */
export function usualEnding(text: string): LineEnding {
  const counts: Record<LineEnding, number> = { '\n': 0, '\r\n': 0, '\r': 0 };
  for (const [ending] of text.matchAll(BREAK)) counts[ending as LineEnding]++;
  const most = Math.max(...Object.values(counts));
  return (['\n', '\r\n', '\r'] as const).find((ending) => counts[ending] === most) ?? '\n';
}

function oddEndings(text: string, usual: LineEnding): OddEnding[] {
  const odd: OddEnding[] = [];
  let extra = 0;
  for (const { 0: ending, index } of text.matchAll(BREAK)) {
    if (ending !== usual) odd.push({ at: index - extra, ending: ending as LineEnding });
    extra += ending.length - 1;
  }
  return odd;
}

const toRange = ({ at, ending }: OddEnding): Range<EndingValue> => new EndingValue(ending).range(at, at + 1);

/** Says how line breaks end: all of them anew, or some besides those known. */
const placeEndings = StateEffect.define<{ readonly all: boolean; readonly odd: readonly OddEnding[] }>({
  map: ({ all, odd }, changes) => ({
    all,
    odd: odd.map(({ at, ending }) => ({ at: changes.mapPos(at, 1), ending })),
  }),
});

const lineEndings = StateField.define<LineEndings>({
  create: () => ({ usual: '\n', odd: RangeSet.empty }),
  update(value, transaction) {
    let odd = transaction.docChanged ? survivors(value.odd, transaction.changes) : value.odd;
    for (const effect of transaction.effects) {
      if (!effect.is(placeEndings)) continue;
      const added = effect.value.odd.filter(({ at }) => isBreak(transaction.newDoc, at)).map(toRange);
      odd = effect.value.all ? RangeSet.of(added, true) : odd.update({ add: added, sort: true });
    }
    return odd === value.odd ? value : { ...value, odd };
  },
});

/** The breaks that a change leaves, where it leaves them. A break that is replaced is gone, whatever stands there now. */
function survivors(odd: RangeSet<EndingValue>, changes: ChangeSet): RangeSet<EndingValue> {
  if (odd.size === 0) return odd;
  let left = odd;
  changes.iterChangedRanges((filterFrom, filterTo) => {
    left = left.update({ filterFrom, filterTo, filter: (from, to) => from >= filterTo || to <= filterFrom });
  }, true);
  return left.map(changes);
}

const isBreak = (doc: Text, at: number) => at < doc.length && doc.lineAt(at).to === at;

/** What a change takes away comes back with it when it is undone. */
const undoneEndings = invertedEffects.of((transaction) => {
  const { odd } = transaction.startState.field(lineEndings);
  if (transaction.effects.some((effect) => effect.is(placeEndings) && effect.value.all)) {
    return [placeEndings.of({ all: true, odd: listed(odd, 0, transaction.startState.doc.length) })];
  }
  const lost: OddEnding[] = [];
  transaction.changes.iterChangedRanges((from, to) => lost.push(...listed(odd, from, to)), true);
  return lost.length > 0 ? [placeEndings.of({ all: false, odd: lost })] : [];
});

function listed(odd: RangeSet<EndingValue>, from: number, to: number): OddEnding[] {
  const found: OddEnding[] = [];
  odd.between(from, to, (at, end, { ending }) => {
    if (at >= from && end <= to) found.push({ at, ending });
  });
  return found;
}

/** The extension that keeps the endings of `text`, which the state must be created with. */
export function keptLineEndings(text: string): Extension {
  const usual = usualEnding(text);
  const odd = RangeSet.of(oddEndings(text, usual).map(toRange));
  return [lineEndings.init(() => ({ usual, odd })), undoneEndings];
}

/** The text to the byte: what was not touched is as it was. */
export function textOf(state: EditorState, from = 0, to = state.doc.length): string {
  const { usual, odd } = state.field(lineEndings);
  if (odd.size === 0) return state.doc.sliceString(from, to, usual);
  let text = '';
  let at = from;
  odd.between(from, to, (start, end, { ending }) => {
    if (start < from || end > to) return;
    text += state.doc.sliceString(at, start, usual) + ending;
    at = end;
  });
  return text + state.doc.sliceString(at, to, usual);
}

/** What replaces the whole text as one change, touching only what differs and keeping every byte of the new text. */
export function wholeTextChange(
  state: EditorState,
  text: string,
): {
  changes: { from: number; to: number; insert: Text };
  effects: StateEffect<unknown>;
} {
  const { usual } = state.field(lineEndings);
  const before = state.doc.toString();
  const after = state.toText(text);
  const inserted = after.toString();
  let from = 0;
  const shorter = Math.min(before.length, inserted.length);
  while (from < shorter && before.charCodeAt(from) === inserted.charCodeAt(from)) from++;
  let cut = 0;
  while (
    cut < shorter - from &&
    before.charCodeAt(before.length - 1 - cut) === inserted.charCodeAt(inserted.length - 1 - cut)
  )
    cut++;
  return {
    changes: { from, to: before.length - cut, insert: after.slice(from, inserted.length - cut) },
    effects: placeEndings.of({ all: true, odd: oddEndings(text, usual) }),
  };
}
