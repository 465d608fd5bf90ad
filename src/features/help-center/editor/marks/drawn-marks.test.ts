import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { Decoration, DecorationSet } from '@codemirror/view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED, tries } from '~/build/depth';
import { baseExtensions } from '../extensions';
import { INSERTED } from '../fixtures/inserted';
import { breakMarks, lineBegins } from './break-marks';
import { type Drawn, drawAll, drawChanged, type Sight } from './drawn-marks';

const SECTION = [
  '## Descaling\n',
  'Fill the **tank** with `one` litre; see [the manual](https://help.acme.test).\nRinse.\\\nWait.\n',
  '1. Press both buttons.\n2. Wait.\n\n   - Rinse.\n   - [ ] Dry.\n',
  '> It *blinks*.\n>\n> > Twice.\n',
  '| Light | Meaning |\n|---|---|\n| red | ~~full~~ empty |\n',
  '```\nkestrel --rinse\n\n```\n\n\n',
  '![](https://acme.test/a.png)\n\n---\n\n    kestrel\n',
].join('\n');

const text = SECTION.repeat(3);

function opened(): EditorState {
  const state = EditorState.create({
    doc: text,
    extensions: [baseExtensions(text), breakMarks, EditorState.allowMultipleSelections.of(true)],
  });
  ensureSyntaxTree(state, text.length, 60_000);
  return state;
}

/** What is drawn, in an order that says which mark is around which. */
function listOf(marks: DecorationSet): string[] {
  const list: string[] = [];
  for (const cursor = marks.iter(); cursor.value; cursor.next()) {
    const { spec } = cursor.value;
    list.push(`${cursor.from} ${cursor.to} ${spec.class ?? spec.widget?.constructor.name ?? 'hidden'}`);
  }
  return list;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const steps = fc.array(
  fc.oneof(
    fc.record({ at: share, removed: fc.nat({ max: 30 }), insert: fc.constantFrom(...INSERTED) }),
    fc.record({ at: share, reach: fc.integer({ min: -60, max: 60 }) }),
    fc.record({ begin: share }),
    fc.record({ focused: fc.boolean() }),
  ),
  { minLength: 1, maxLength: 12 },
);

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

/** What a step does to a text, at a place that is a share of its length. */
function specOf({ doc }: EditorState, step: Step): TransactionSpec {
  const inText = (at: number) => Math.max(0, Math.min(doc.length, Math.floor(at)));
  if ('insert' in step) {
    const from = inText(step.at * doc.length);
    const change = { from, to: inText(from + step.removed), insert: step.insert };
    return { changes: change, selection: { anchor: from + step.insert.length } };
  }
  if ('reach' in step) {
    const anchor = inText(step.at * doc.length);
    return { selection: { anchor, head: inText(anchor + step.reach) } };
  }
  if ('begin' in step) {
    const at = inText(step.begin * doc.length);
    return {
      changes: { from: at, insert: '\\\n' },
      selection: { anchor: at + 2 },
      effects: lineBegins.of({ at: at + 2, marks: 1 }),
    };
  }
  return {};
}

test('behind any changes it looks as it does where all of it is drawn anew', () => {
  fc.assert(
    fc.property(steps, share, share, (all, begin, end) => {
      let state = opened();
      const [from, to] = [begin, end].sort((a, b) => a - b).map((at) => Math.floor(at * state.doc.length));
      let sight: Sight = { state, ranges: [{ from: from ?? 0, to: to ?? 0 }], focused: true };
      let drawn = drawAll(sight);
      for (const step of all) {
        const { state: next, changes } = state.update(specOf(state, step));
        state = next;
        const ranges = sight.ranges.map((range) => ({
          from: changes.mapPos(range.from, -1),
          to: changes.mapPos(range.to, 1),
        }));
        sight = { state, ranges, focused: 'focused' in step ? step.focused : sight.focused };
        drawn = drawChanged(drawn, changes, sight);
        expect(listOf(drawn.marks)).toEqual(listOf(drawAll(sight).marks));
      }
    }),
    { numRuns: tries(800), seed: SEED },
  );
});

/** The places of the words that have a look, without looks that were drawn before. */
function looks({ marks }: Drawn, before = new Set<Decoration>()): number[] {
  const places: number[] = [];
  for (const cursor = marks.iter(); cursor.value; cursor.next())
    if (cursor.from < cursor.to && cursor.value.spec.class && !before.has(cursor.value))
      places.push(cursor.from);
  return places;
}

test.each([
  ['a paragraph', 'Rinse'],
  ['a table', 'empty'],
  ['a heading', 'Descaling'],
])('a letter draws %s that it is typed in, and nothing else', (_, word) => {
  const at = text.indexOf(word);
  const { state } = opened().update({ selection: { anchor: at } });
  const before = drawAll({ state, ranges: [{ from: 0, to: text.length }], focused: true });
  const known = new Set<Decoration>();
  for (const cursor = before.marks.iter(); cursor.value; cursor.next()) known.add(cursor.value);
  const typed = state.update({ changes: { from: at, insert: 'x' }, selection: { anchor: at + 1 } });
  const sight = { state: typed.state, ranges: [{ from: 0, to: text.length + 1 }], focused: true };
  const [from, to] = [text.lastIndexOf('\n\n', at), text.indexOf('\n\n', at)];
  const inBlock = looks(drawAll(sight)).filter((place) => place > from && place <= to);
  expect(inBlock).not.toEqual([]);
  expect(looks(drawChanged(before, typed.changes, sight), known)).toEqual(inBlock);
});
