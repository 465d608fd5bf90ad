// Parses a unified difference, or compares two texts, into a packed difference.

import { diffLines } from './diff-lines';
import { LINE_KINDS, type PackedDifference } from './difference-model';
import { type DifferenceLine, type ParsedDifference, parseDifference } from './parse-difference';

function packed(
  kind: ParsedDifference['kind'],
  warnings: PackedDifference['warnings'],
  lines: readonly DifferenceLine[],
  placeOf: (line: DifferenceLine) => number,
): PackedDifference {
  const count = lines.length;
  const from = new Uint32Array(count);
  const changeFrom: number[] = [];
  const changeTo: number[] = [];
  for (const [index, line] of lines.entries()) {
    from[index] = placeOf(line);
    if (line.change === null) continue;
    changeFrom[line.change] ??= index;
    changeTo[line.change] = index + 1;
  }
  return {
    kind,
    warnings,
    kinds: Uint8Array.from(lines, (line) => LINE_KINDS.indexOf(line.kind)),
    from,
    to: Uint32Array.from(lines, ({ text }, index) => (from[index] ?? 0) + text.length),
    before: Float64Array.from(lines, ({ before }) => before ?? Number.NaN),
    after: Float64Array.from(lines, ({ after }) => after ?? Number.NaN),
    change: Int32Array.from(lines, ({ change }) => change ?? -1),
    changeFrom: Uint32Array.from(changeFrom),
    changeTo: Uint32Array.from(changeTo),
  };
}

/**
 * Packs a unified difference. The ranges of the lines refer to the text of the difference itself, and exclude the
 * leading `+`, `-` or space.
 */
export function packDifference(text: string): PackedDifference {
  const parsed = parseDifference(text);
  let at = 0;
  return packed(parsed.kind, parsed.kind === 'difference' ? parsed.warnings : [], parsed.rows, (line) => {
    const feed = text.indexOf('\n', at);
    const end = feed === -1 ? text.length : feed;
    at = end + 1;
    return end - line.text.length;
  });
}

/** Compares two texts and packs the result. */
export function packTextDifference(before: string, after: string): PackedDifference {
  const at = { before: 0, after: 0 };
  const pass = (side: 'before' | 'after', text: string, { length }: string) => {
    const from = at[side];
    at[side] += length;
    if (text[at[side]] === '\n') at[side]++;
    return from;
  };
  return packed('difference', [], diffLines(before, after), ({ kind, text }) => {
    const young = kind === 'removed' ? 0 : pass('after', after, text);
    return kind === 'added' ? young : pass('before', before, text);
  });
}
