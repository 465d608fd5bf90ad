import { createTwoFilesPatch, diffWordsWithSpace, parsePatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { differenceModel } from './difference-model';
import { displayItems, foldsOf } from './display-items';
import { visibleText } from './visible-text';

const head = '--- current\n+++ proposed\n';
const marked = (text: string) =>
  differenceModel(text).lines.flatMap((line) => line.marks.map(([from, to]) => line.text.slice(from, to)));

/** The words of one deterministic text. */
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

/** 1 MB of difference: lines of 60 KB with three changed words each, and two thousand short ones. */
function megabyte(): string {
  const before: string[] = [];
  const after: string[] = [];
  for (let line = 0; line < 8; line++) {
    const text = prose(60_000, line + 1);
    before.push(text);
    after.push(
      [10_000, 30_000, 50_000].reduce(
        (result, at) => `${result.slice(0, at)}#changed#${result.slice(at + 4)}`,
        text,
      ),
    );
  }
  for (let line = 0; line < 1500; line++) {
    before.push(prose(40, line));
    after.push(line % 3 === 0 ? prose(40, line).replace('a', 'A') : prose(40, line));
  }
  return createTwoFilesPatch('current', 'proposed', before.join('\n'), after.join('\n'), '', '', {
    context: 3,
  });
}

describe('differenceModel', () => {
  it('marks the words that changed inside a line', () => {
    expect(marked(`${head}@@ -1 +1 @@\n-say yes to all\n+say no to all\n`)).toEqual(['yes', 'no']);
    expect(marked(`${head}@@ -1 +1 @@\n-say yes\n+say yes please\n`)).toEqual([' please']);
  });

  it('leaves lines unmarked that are no edit of each other', () => {
    expect(marked(`${head}@@ -1 +1 @@\n-one thing\n+quite another sentence altogether\n`)).toEqual([]);
  });

  it('finds three words in a line of 60 KB', () => {
    const line = prose(60_000, 7);
    const edited = [10_000, 30_000, 50_000].reduce(
      (text, at) => `${text.slice(0, at)} #new# ${text.slice(at)}`,
      line,
    );
    expect(marked(`${head}@@ -1 +1 @@\n-${line}\n+${edited}\n`).length).toBeLessThanOrEqual(6);
    expect(marked(`${head}@@ -1 +1 @@\n-${line}\n+${edited}\n`).join('')).toContain('#new#');
  });

  it('says so where a line counts as changed as a whole', () => {
    const { lines } = differenceModel(
      `${head}@@ -1 +1 @@\n-${prose(60_000, 1)}\n+${prose(60_000, 2).toUpperCase()}\n`,
    );
    expect(lines.filter(({ whole }) => whole)).toHaveLength(2);
  });

  it('reads 1 MB within twice what the library alone needs for its parts', () => {
    const text = megabyte();
    differenceModel(text.slice(0, 200_000));
    const own = time(() => differenceModel(text));
    const library = time(() => {
      for (const file of parsePatch(text)) {
        for (const { lines } of file.hunks) {
          const old = lines.filter((line) => line[0] === '-');
          const young = lines.filter((line) => line[0] === '+');
          for (const [index, line] of old.entries())
            diffWordsWithSpace(line.slice(1), (young[index] ?? '').slice(1));
        }
      }
    });
    process.stdout.write(
      `a difference of ${text.length} characters: ${own.toFixed(0)} ms; jsdiff alone ${library.toFixed(0)} ms\n`,
    );
    expect(own).toBeLessThan(2 * library);
  });
});

function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

describe('displayItems', () => {
  const context = Array.from({ length: 20 }, (_, index) => ` line ${index}\n`).join('');
  const model = differenceModel(`${head}@@ -1,22 +1,22 @@\n-a\n+b\n+c\n${context}-d\n+e\n`);

  it('folds unchanged stretches, and keeps what stands next to a change', () => {
    expect(foldsOf(model.lines)).toEqual([[9, 23]]);
    const folded = displayItems(model, 'unified', new Set(), false);
    expect(folded.filter(({ kind }) => kind === 'fold')).toEqual([{ kind: 'fold', from: 9, to: 23 }]);
    expect(displayItems(model, 'unified', new Set([9]), false)).toHaveLength(model.lines.length);
  });

  it('puts the two sides of a change side by side', () => {
    const items = displayItems(model, 'split', new Set(), false);
    expect(items.slice(3, 5)).toEqual([
      { kind: 'pair', left: 3, right: 4 },
      { kind: 'pair', left: null, right: 5 },
    ]);
  });

  it('shows every line in either layout', () => {
    for (const layout of ['unified', 'split'] as const) {
      const shown = new Set<number | null>();
      for (const item of displayItems(model, layout, new Set(), true)) {
        if (item.kind === 'line') shown.add(item.index);
        if (item.kind === 'pair') shown.add(item.left).add(item.right);
      }
      expect(model.lines.every((_, index) => shown.has(index))).toBe(true);
    }
  });
});

it('shows invisible characters as signs of the same length', () => {
  expect(visibleText('a\u0000\u001b\r\u2028\u202e\tb')).toBe('a␀␛␍↵␦\tb');
});
