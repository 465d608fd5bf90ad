import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { countOccurrences } from '~/lib/text/unique-excerpt';
import { applyAnchoredEdits } from '~/sandbox/anchored-edits';
import { createReplaceAllEdit, deriveEdits } from './derive-edits';

const edits = (before: string, after: string) => deriveEdits('config.system_prompt', before, after);

/** Applies all edits to the original text at once, which is one of two possible interpretations of the contract. */
function applyAtOnce(before: string, list: ReturnType<typeof edits>): string {
  const spans = list.map((edit) => {
    if (countOccurrences(before, edit.old_string) !== 1) throw new Error('not once in the text before');
    const from = before.indexOf(edit.old_string);
    return { from, to: from + edit.old_string.length, by: edit.new_string };
  });
  let end = before.length;
  let result = '';
  for (const { from, to, by } of spans.sort((one, other) => other.from - one.from)) {
    if (to > end) throw new Error('the excerpts overlap');
    result = by + before.slice(to, end) + result;
    end = from;
  }
  return before.slice(0, end) + result;
}

function expectExact(before: string, after: string): void {
  const list = edits(before, after);
  const applied = applyAnchoredEdits(before, list);
  if (applied.kind !== 'applied' || applied.text !== after)
    throw new Error(`in order: ${JSON.stringify(applied)}`);
  if (applyAtOnce(before, list) !== after) throw new Error('at once: another text');
  if (list.some((edit) => edit.replace_all !== undefined)) throw new Error('replace_all was not chosen');
  if (list.some((edit) => edit.old_string === edit.new_string)) throw new Error('an edit without a change');
}

const PHRASES = [
  'Always be polite. ',
  'Never promise a refund. ',
  'the customer ',
  'If the customer asks, answer in one sentence.\n',
  '- be brief\n',
  'aa',
  'a',
  '\r\n',
  '\n\n',
  'ã',
  '👩‍👩‍👧',
  '😀',
  '😁',
  '$&',
  '{{contact.name}}',
  '',
];
const phrase = fc.constantFrom(...PHRASES);
const prompt = fc.array(phrase, { minLength: 1, maxLength: 120 }).map((parts) => parts.join('') || 'a');
const cut = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 40 }),
  by: fc.oneof(phrase, fc.string({ maxLength: 12, unit: 'binary' })),
});

/** Moves a position out of the middle of a surrogate pair, as an editor does. */
const whole = (text: string, index: number) => {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
};

const edited = fc.tuple(prompt, fc.array(cut, { maxLength: 6 })).map(([before, cuts]) => {
  let after = before;
  for (const { at, length, by } of cuts) {
    const from = whole(after, at % (after.length + 1));
    const to = whole(after, Math.min(after.length, from + length));
    after = after.slice(0, from) + by + after.slice(to);
  }
  return { before, after };
});

describe('deriveEdits', () => {
  const runs = getPropertyRuns(8000);
  it(`derives edits that produce the user's text under both interpretations of the contract, in ${runs} runs`, () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => expectExact(before, after)),
      { numRuns: runs },
    );
  });

  it('derives edits that turn an arbitrary text into any other text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.string({ unit: 'binary' }), expectExact),
      { numRuns: getPropertyRuns(1000) },
    );
  });

  it('anchors an edit to the shortest excerpt that occurs only once', () => {
    expect(edits('say yes. say no. say yes!', 'say yes. say no. say YES!')).toEqual([
      { path: 'config.system_prompt', old_string: 'yes!', new_string: 'YES!' },
    ]);
    expect(edits('one two', 'one and two')).toEqual([
      { path: 'config.system_prompt', old_string: ' ', new_string: ' and ' },
    ]);
  });

  it('never splits a surrogate pair in the excerpt of an edit', () => {
    for (const edit of edits('a😀b😀c', 'a😁b😀c')) {
      expect(() => encodeURIComponent(edit.old_string)).not.toThrow();
      expect(() => encodeURIComponent(edit.new_string)).not.toThrow();
    }
  });

  it('derives no edits for an empty text, because it contains no excerpt to replace', () => {
    expect(edits('', 'Hello')).toEqual([]);
    expect(edits('', '')).toEqual([]);
  });

  it('derives edits that delete an entire text', () => expectExact('a a a', ''));

  it('derives edits for repetitive text of 1 MB', () => {
    const line = 'Always be polite to the customer, and never promise a refund. ';
    const long = line.repeat(16_500);
    const half = 'a'.repeat(500_000);
    const texts: [string, string, string][] = [
      ['one word', long, `${long.slice(0, 500_000)}indeed ${long.slice(500_000)}`],
      ['one letter repeated', 'a'.repeat(1_000_000), 'a'.repeat(999_990)],
      [
        'twelve places',
        long,
        long
          .split('')
          .map((unit, index) => (index % 83_000 === 40 ? '#' : unit))
          .join(''),
      ],
      ['all of it', long, long.toUpperCase()],
      ['between likes', `${half}b${half}`, `${half.replace('a', '#')}b${half.slice(1)}#`],
    ];
    for (const [name, before, after] of texts) {
      const start = performance.now();
      const list = edits(before, after);
      const took = performance.now() - start;
      process.stdout.write(`1 MB, ${name}: ${list.length} edits in ${took.toFixed(0)} ms\n`);
      const applied = applyAnchoredEdits(before, list);
      expect(applied.kind === 'applied' && applied.text === after).toBe(true);
    }
  });
});

describe('applyAnchoredEdits and createReplaceAllEdit', () => {
  it('applies an edit only if its excerpt occurs exactly once, unless all occurrences are to be replaced', () => {
    const edit = { path: 'p', old_string: 'a', new_string: '$&' };
    expect(applyAnchoredEdits('b', [edit])).toEqual({ kind: 'not-applied', index: 0, found: 0 });
    expect(applyAnchoredEdits('a a', [edit])).toEqual({ kind: 'not-applied', index: 0, found: 2 });
    expect(applyAnchoredEdits('a', [edit])).toEqual({ kind: 'applied', text: '$&' });
    expect(applyAnchoredEdits('a a', [{ ...edit, replace_all: true }])).toEqual({
      kind: 'applied',
      text: '$& $&',
    });
    expect(applyAnchoredEdits('a', [{ ...edit, old_string: '' }])).toEqual({
      kind: 'not-applied',
      index: 0,
      found: 0,
    });
  });

  it('createReplaceAllEdit returns null if the excerpt is empty or isn’t in the text', () => {
    expect(createReplaceAllEdit('p', 'a a', 'a', 'b')).toMatchObject({ replace_all: true });
    expect(createReplaceAllEdit('p', 'a a', 'x', 'b')).toBeNull();
    expect(createReplaceAllEdit('p', 'a a', '', 'b')).toBeNull();
  });
});
