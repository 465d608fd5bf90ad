import type { Transaction } from '@codemirror/state';

/** What a change puts in at its one place, where it does nothing else; null of any other. */
export function insertionOf({ changes }: Transaction): { readonly at: number; readonly text: string } | null {
  const made: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  changes.iterChanges((from, to, _start, _end, text) => made.push({ from, to, text: text.toString() }));
  const [only] = made;
  return only && made.length === 1 && only.from === only.to ? { at: only.from, text: only.text } : null;
}
