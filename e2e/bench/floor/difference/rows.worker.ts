// A worker that parses a diff and finds the changed words in the rows of one screen, using only the diff library.
import { diffWordsWithSpace, parsePatch } from 'diff';

/** The number of rows that fit on a screen. */
const SCREEN = 40;

export type BaselineRow = readonly { readonly value: string; readonly marked: boolean }[];

function rowOf(lines: readonly string[], index: number): BaselineRow {
  const line = lines[index] ?? '';
  const isOld = line.startsWith('-');
  const other = isOld ? lines[index + 1] : line.startsWith('+') ? lines[index - 1] : undefined;
  if (other === undefined) return [{ value: line, marked: false }];
  const [old, young] = isOld ? [line, other] : [other, line];
  return diffWordsWithSpace(old.slice(1), young.slice(1)).flatMap(({ value, removed, added }) =>
    (isOld ? added : removed) ? [] : [{ value, marked: isOld ? removed : added }],
  );
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const lines = parsePatch(data).flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines));
  postMessage(lines.slice(0, SCREEN).map((_, index) => rowOf(lines, index)));
});
