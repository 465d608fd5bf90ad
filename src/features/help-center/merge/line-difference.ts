// Two versions of a text as rows to be read: lines that stayed, went and came, with the words that differ marked.
import { diffArrays } from 'diff';
import { defaultBudget, textChanges } from '~/lib/text-changes';
import { linesOf } from './lines';

export interface LinePart {
  readonly text: string;
  readonly marked: boolean;
}

/** Line numbers count from 1, each in its own version. */
export type DifferenceRow =
  | { readonly kind: 'same'; readonly before: number; readonly after: number; readonly text: string }
  | { readonly kind: 'removed'; readonly before: number; readonly parts: readonly LinePart[] }
  | { readonly kind: 'added'; readonly after: number; readonly parts: readonly LinePart[] };

export type DifferenceSection =
  | { readonly kind: 'shown'; readonly rows: readonly DifferenceRow[] }
  /** Unchanged lines far from any change. */
  | { readonly kind: 'folded'; readonly rows: readonly DifferenceRow[] };

/** Beyond this many line edits two texts have little in common: all of the one went, all of the other came. */
const MAX_EDITS = 4000;

export function lineDifference(before: string, after: string): DifferenceRow[] {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)];
  const parts = diffArrays(oldLines, newLines, { maxEditLength: MAX_EDITS }) ?? [
    { value: oldLines, removed: true, added: false },
    { value: newLines, removed: false, added: true },
  ];
  const rows: DifferenceRow[] = [];
  const budget = defaultBudget();
  let at = { before: 1, after: 1 };
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    const [gone, come] = [removed.join(''), added.join('')];
    const changes = gone === '' || come === '' ? [] : textChanges(gone, come, budget).changes;
    const goneMarks = changes.map(({ from, to }) => [from, to] as const);
    const comeMarks = changes.map(({ afterFrom, afterTo }) => [afterFrom, afterTo] as const);
    for (const row of markedLines(removed, goneMarks))
      rows.push({ kind: 'removed', before: at.before++, parts: row });
    for (const row of markedLines(added, comeMarks))
      rows.push({ kind: 'added', after: at.after++, parts: row });
    removed = [];
    added = [];
  };
  for (const part of parts) {
    if (part.removed) removed = removed.concat(part.value);
    else if (part.added) added = added.concat(part.value);
    else {
      settle();
      for (const text of part.value) {
        rows.push({ kind: 'same', ...at, text });
        at = { before: at.before + 1, after: at.after + 1 };
      }
    }
  }
  settle();
  return rows;
}

/** The rows in sections: `context` unchanged lines around each change are shown, the others folded. */
export function differenceSections(rows: readonly DifferenceRow[], context = 3): DifferenceSection[] {
  const near = new Uint8Array(rows.length);
  rows.forEach((row, index) => {
    if (row.kind !== 'same') near.fill(1, Math.max(0, index - context), index + context + 1);
  });
  const sections: { kind: 'shown' | 'folded'; rows: DifferenceRow[] }[] = [];
  rows.forEach((row, index) => {
    const kind = near[index] ? 'shown' : 'folded';
    const last = sections.at(-1);
    if (last?.kind === kind) last.rows.push(row);
    else sections.push({ kind, rows: [row] });
  });
  // A single line takes no more room than the words that it is folded.
  return sections.map((section) => (section.rows.length === 1 ? { ...section, kind: 'shown' } : section));
}

function markedLines(lines: readonly string[], marks: readonly (readonly [number, number])[]): LinePart[][] {
  let start = 0;
  let next = 0;
  return lines.map((line) => {
    const end = start + line.length;
    const parts: LinePart[] = [];
    let at = start;
    while (next < marks.length) {
      const [from, to] = marks[next] ?? [end, end];
      if (from >= end) break;
      if (from > at) parts.push({ text: line.slice(at - start, from - start), marked: false });
      at = Math.min(to, end);
      const marked = line.slice(Math.max(from, start) - start, at - start);
      if (marked !== '') parts.push({ text: marked, marked: true });
      if (to > end) break;
      next++;
    }
    if (at < end) parts.push({ text: line.slice(at - start), marked: false });
    start = end;
    return parts;
  });
}
