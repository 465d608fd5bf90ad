import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDisplayItems, findCollapsibleRanges } from '~/ui/difference/display-items';
import { revealInvisibleCharacters } from '../text/visible-text';
import { createMarkingLookup, getMarkedWords } from './fixtures/marked-words';
import { createDifferenceModel } from './fixtures/models';
import { parseDifference } from './parse-difference';

const head = '--- current\n+++ proposed\n';
const marked = (text: string) => getMarkedWords(createDifferenceModel(text));

/** Returns pseudorandom words, always the same for the same arguments. */
function prose(length: number, seed: number): string {
  const words = [
    'always',
    'the',
    'customer',
    'is',
    'answered',
    'politely.',
    'Never',
    'promise',
    'a',
    'refund,',
    'and',
  ];
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += `${words[state % words.length]} `;
  }
  return text;
}

describe('markings of a difference', () => {
  it('the changed words of a line are marked', () => {
    expect(marked(`${head}@@ -1 +1 @@\n-say yes to all\n+say no to all\n`)).toEqual(['yes', 'no']);
    expect(marked(`${head}@@ -1 +1 @@\n-say yes\n+say yes please\n`)).toEqual([' please']);
  });

  it('no words are marked if the old and new lines have little in common', () => {
    expect(marked(`${head}@@ -1 +1 @@\n-one thing\n+quite another sentence altogether\n`)).toEqual([]);
  });

  it('three changed words are marked in a line of 60 KB', () => {
    const line = prose(60_000, 7);
    const edited = [10_000, 30_000, 50_000].reduce(
      (text, at) => `${text.slice(0, at)} #new# ${text.slice(at)}`,
      line,
    );
    expect(marked(`${head}@@ -1 +1 @@\n-${line}\n+${edited}\n`).length).toBeLessThanOrEqual(6);
    expect(marked(`${head}@@ -1 +1 @@\n-${line}\n+${edited}\n`).join('')).toContain('#new#');
  });

  it('long lines that have little in common are reported as completely changed', () => {
    const model = createDifferenceModel(
      `${head}@@ -1 +1 @@\n-${prose(60_000, 1)}\n+${prose(60_000, 2).toUpperCase()}\n`,
    );
    const marking = createMarkingLookup(model);
    expect(model.lines.filter((_, index) => marking(index).whole)).toHaveLength(2);
  });

  it('the changed words of every line are marked if several lines were changed and a line was added', () => {
    expect(marked(`${head}@@ -1,2 +1,3 @@\n-one cat\n-two dogs\n+one hat\n+two frogs\n+three\n`)).toEqual([
      'cat',
      'dogs',
      'hat',
      'frogs',
    ]);
  });
});

it('createDifferenceModel returns every parsed line with its line numbers', () => {
  const part = fc.constantFrom(
    '-a',
    '+b',
    ' c',
    '',
    '@@ -1,2 +1,2 @@',
    '@@',
    '--- x',
    '+++ y',
    '\\ No',
    'note',
    '+\r',
  );
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom('', '\n'), (parts, end) => {
      const text = parts.join('\n') + end;
      expect(createDifferenceModel(text).lines).toEqual(parseDifference(text).rows);
    }),
  );
});

describe('buildDisplayItems', () => {
  const context = Array.from({ length: 20 }, (_, index) => ` line ${index}\n`).join('');
  const model = createDifferenceModel(`${head}@@ -1,22 +1,22 @@\n-a\n+b\n+c\n${context}-d\n+e\n`);

  it('buildDisplayItems collapses unchanged lines except for those next to a change', () => {
    expect(findCollapsibleRanges(model)).toEqual([[9, 23]]);
    const folded = [...buildDisplayItems(model, 'unified', new Set(), false)];
    expect(folded.filter(({ kind }) => kind === 'fold')).toEqual([{ kind: 'fold', from: 9, to: 23 }]);
    expect(buildDisplayItems(model, 'unified', new Set([9]), false)).toHaveLength(model.length);
  });

  it('buildDisplayItems pairs removed and added lines of a change in the split layout', () => {
    const items = [...buildDisplayItems(model, 'split', new Set(), false)];
    expect(items.slice(3, 5)).toEqual([
      { kind: 'pair', left: 3, right: 4 },
      { kind: 'pair', left: null, right: 5 },
    ]);
  });

  it('buildDisplayItems accepts a change of 300,000 lines, which exceeds the maximum number of function arguments', () => {
    const lines = 300_000;
    const long = createDifferenceModel(
      `${head}@@ -1,${lines} +1,${lines} @@\n${'-a\n'.repeat(lines)}${'+b\n'.repeat(lines)}`,
    );
    expect(buildDisplayItems(long, 'split', new Set(), false)).toHaveLength(lines + 3);
  });

  it('buildDisplayItems includes every line in the unified and the split layout', () => {
    for (const layout of ['unified', 'split'] as const) {
      const shown = new Set<number | null>();
      for (const item of buildDisplayItems(model, layout, new Set(), true)) {
        if (item.kind === 'line') shown.add(item.index);
        if (item.kind === 'pair') shown.add(item.left).add(item.right);
      }
      expect(model.lines.every((_, index) => shown.has(index))).toBe(true);
    }
  });
});

it('revealInvisibleCharacters replaces invisible characters with signs of the same length', () => {
  expect(revealInvisibleCharacters('a\u0000\u001b\r\u2028\u202e\tb')).toBe('a␀␛␍↵␦\tb');
});
