import { redo, undo } from '@codemirror/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { COMMONMARK_EXAMPLES, GFM_EXAMPLES } from '~/lib/markdown/fixtures/reference-examples';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { wholeText } from '~/lib/text/line-ends';
import { open, run } from './fixtures/texts';
import { editsOf, textOf, wholeTextChange } from './line-endings';

const TEXTS = [
  ...SAMPLE_ARTICLES,
  ...[...COMMONMARK_EXAMPLES, ...GFM_EXAMPLES].map(({ markdown }) => markdown),
];

const variants = (text: string) => [
  text,
  text.replaceAll('\n', '\r\n'),
  text.replaceAll('\n', '\r'),
  `\ufeff${text}`,
];

/** Where two texts differ, common beginning and end cut. */
function difference(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

describe('every sample article and reference example', () => {
  test('keeps its bytes when it is opened, whatever the line endings', () => {
    for (const text of TEXTS)
      for (const variant of variants(text)) expect(textOf(open(variant)) === variant).toBe(true);
  });

  test('changes in one place when a character is typed', () => {
    for (const text of TEXTS) {
      for (const variant of variants(text)) {
        const state = open(variant);
        const at = Math.floor(state.doc.length / 2);
        const typed = textOf(state.update({ changes: { from: at, insert: '\u2603' } }).state);
        expect(difference(variant, typed)).toEqual(['', '\u2603']);
      }
    }
  });
});

const mixed = fc
  .array(fc.constantFrom('a', 'bc', '\n', '\n', '\r\n', '\r', '\u2028', '# x', '👍', '\0'), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('mixed line endings', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(mixed, (text) => textOf(open(text)) === text),
      { numRuns: tries(3000) },
    );
  });

  test('survive an edit everywhere but where it was made', () => {
    fc.assert(
      fc.property(mixed, fc.nat(), fc.nat(), (text, one, other) => {
        const state = open(text);
        const [from, to] = [one % (state.doc.length + 1), other % (state.doc.length + 1)].toSorted(
          (a, b) => a - b,
        );
        const edited = state.update({ changes: { from: from ?? 0, to: to ?? 0, insert: 'X' } }).state;
        // The editor counts one place for each break.
        const places = [...text.matchAll(/\r\n|./gs)].map(({ index }) => index).concat(text.length);
        expect(textOf(edited)).toBe(`${text.slice(0, places[from ?? 0])}X${text.slice(places[to ?? 0])}`);
      }),
      { numRuns: tries(3000) },
    );
  });

  test('come back with undo, and go again with redo', () => {
    fc.assert(
      fc.property(
        mixed,
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', 'X', '\n', 'a\nb')), {
          minLength: 1,
          maxLength: 6,
        }),
        (text, edits) => {
          let state = open(text);
          for (const [one, other, insert] of edits) {
            const [from, to] = [one % (state.doc.length + 1), other % (state.doc.length + 1)].toSorted(
              (a, b) => a - b,
            );
            state = state.update({ changes: { from: from ?? 0, to: to ?? 0, insert } }).state;
          }
          const last = textOf(state);
          for (let step = 0; step < edits.length; step++) state = run(state, undo);
          expect(textOf(state)).toBe(text);
          for (let step = 0; step < edits.length; step++) state = run(state, redo);
          expect(textOf(state)).toBe(last);
        },
      ),
      { numRuns: tries(2000) },
    );
  });

  test('come back from what was typed alone, with another whole text and undone ones between', () => {
    const edit = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', 'X', '\n', 'a\nb', 'undo', 'whole'));
    fc.assert(
      fc.property(mixed, mixed, fc.array(edit, { maxLength: 8 }), (text, other, edits) => {
        let state = open(text);
        for (const [one, two, insert] of edits) {
          const [from = 0, to = 0] = [one, two]
            .map((at) => at % (state.doc.length + 1))
            .toSorted((a, b) => a - b);
          if (insert === 'undo') state = run(state, undo);
          else if (insert === 'whole') state = state.update(wholeTextChange(state, other)).state;
          else state = state.update({ changes: { from, to, insert } }).state;
          expect(wholeText(editsOf(state))).toBe(textOf(state));
        }
      }),
      { numRuns: tries(2000) },
    );
  });

  test('of a whole new text are the new ones, until it is undone', () => {
    fc.assert(
      fc.property(mixed, mixed, (before, after) => {
        const state = open(before);
        const replaced = state.update(wholeTextChange(state, after)).state;
        expect(textOf(replaced)).toBe(after);
        expect(textOf(run(replaced, undo))).toBe(before);
      }),
      { numRuns: tries(2000) },
    );
  });

  test('all stay through any number of edits inside of lines, undone ones included', () => {
    // A lone carriage return is one break with a line feed that comes to stand behind it.
    const withoutLoneReturns = mixed.map((text) => text.replaceAll(/\r(?!\n)/g, 'a'));
    const edit = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom('', 'a', 'bc', 'undo'));
    fc.assert(
      fc.property(withoutLoneReturns, fc.array(edit, { minLength: 1, maxLength: 8 }), (text, edits) => {
        let state = open(text);
        for (const [number, one, other, insert] of edits) {
          const { from, length } = state.doc.line((number % state.doc.lines) + 1);
          const [start, end] = [one % (length + 1), other % (length + 1)].toSorted((a, b) => a - b);
          const changes = { from: from + (start ?? 0), to: from + (end ?? 0), insert };
          state = insert === 'undo' ? run(state, undo) : state.update({ changes }).state;
        }
        const breaks = (of: string) => of.match(/\r\n|\r|\n/g);
        expect(breaks(textOf(state))).toEqual(breaks(text));
      }),
      { numRuns: tries(2000) },
    );
  });

  test('stay with their lines also where every line of a long text is changed at once', () => {
    const lines = Array.from({ length: 3000 }, (_, line) => `line ${line}${['\r\n', '\n', '\r'][line % 3]}`);
    const text = lines.join('');
    const state = open(text);
    const changes = Array.from({ length: 3000 }, (_, line) => ({
      from: state.doc.line(line + 1).from,
      to: state.doc.line(line + 1).from + 4,
      insert: 'row',
    }));
    expect(textOf(state.update({ changes }).state)).toBe(text.replaceAll('line', 'row'));
  });

  test('new lines end as most lines do', () => {
    const state = open('a\r\nb\r\nc\nd');
    expect(textOf(state.update({ changes: { from: 1, insert: '\nnew' } }).state)).toBe(
      'a\r\nnew\r\nb\r\nc\nd',
    );
  });
});
