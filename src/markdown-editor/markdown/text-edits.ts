// Replacements of parts of a text.
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Sorts edits by position. Insertions at the same position keep their order. */
export const sortEdits = (edits: readonly TextEdit[]): TextEdit[] =>
  edits.toSorted((a, b) => a.from - b.from || a.to - b.to);

/** The part of a text between two offsets, after the edits, which lie within it. Null if edits overlap. */
export function applyEdits(
  text: string,
  edits: readonly TextEdit[],
  from = 0,
  to = text.length,
): string | null {
  let result = '';
  let at = from;
  for (const edit of sortEdits(edits)) {
    if (edit.from < at) return null;
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at, to);
}

/** The smallest edit that replaces a part of a text; none if it stays the same. */
export function replaceRange(text: string, from: number, to: number, replacement: string): TextEdit[] {
  const before = text.slice(from, to);
  if (before === replacement) return [];
  const most = Math.min(before.length, replacement.length);
  let head = 0;
  while (head < most && before[head] === replacement[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === replacement.at(-1 - tail)) tail++;
  return [{ from: from + head, to: to - tail, text: replacement.slice(head, replacement.length - tail) }];
}
