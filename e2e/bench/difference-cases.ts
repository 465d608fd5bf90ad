// Test cases for rendering diffs: strings of about a megabyte, identical in every run.
export interface DifferenceCase {
  readonly name: string;
  readonly text: string;
}

const SENTENCE = 'When a customer writes about an invoice, first read what they already said, then ask. ';
const LINE = 60_000;

const periodic = (length: number) => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);

/** Inserts a word at `count` evenly spaced positions of the text. */
function changed(text: string, count: number): string {
  const step = Math.floor(text.length / (count + 1));
  const places = Array.from({ length: count }, (_, place) => text.indexOf(' ', step * (place + 1)));
  return places.reduceRight((now, at) => `${now.slice(0, at)} indeed${now.slice(at)}`, text);
}

/** Builds a diff with one hunk per pair of lines, and a context line above and below each change. */
function difference(pairs: readonly (readonly [string, string])[]): string {
  const hunks = pairs.map(([before, after], index) => {
    const from = index * 10 + 1;
    return `@@ -${from},3 +${from},3 @@\n above\n-${before}\n+${after}\n below\n`;
  });
  return `--- current\n+++ proposed\n${hunks.join('')}`;
}

/** Returns the measured cases: long lines, one enormous line, and short lines. */
export function createDifferenceCases(): readonly DifferenceCase[] {
  const long = Array.from({ length: 8 }, (_, index) => {
    const line = `${index} ${periodic(LINE)}`;
    return [line, changed(line, 3)] as const;
  });
  const one = periodic(500_000);
  const short = Array.from({ length: 5000 }, (_, index) => {
    const line = `${index}: ${SENTENCE}`;
    return [line, changed(line, 1)] as const;
  });
  return [
    { name: 'lines of 60 KB', text: difference(long) },
    { name: 'one line of 500 KB on each side, 12 changes', text: difference([[one, changed(one, 12)]]) },
    { name: 'short lines', text: difference(short) },
  ];
}
