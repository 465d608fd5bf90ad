// What is written in a cell of a table, and the bars beside it.
import type { EditorState } from '@codemirror/state';
import type { Cell } from './table-rows';

/** A text as it stands in a cell, behind what is there. */
export function inCell(before: string, text: string): string {
  const mark = escapes(before) ? '\\' : '';
  const line = mark + text.replace(/\n\s*/g, ' ');
  return line.replace(/\\.|\|/g, (part) => (part === '|' ? '\\|' : part)).slice(mark.length);
}

/** The bars of a line that part cells. */
export const barsIn = (line: string): number[] =>
  [...line.matchAll(/\\.|\|/g)].filter(([part]) => part === '|').map(({ index }) => index);

/** Whether what follows a text is but a letter: an odd number of backslashes stands before it. */
export const escapes = (text: string): boolean => /(?<!\\)(?:\\\\)*\\$/.test(text);

/** What keeps the bar behind a place of a cell what it was, a letter or the cell's end, where `before` comes to stand there. */
export function markBefore(state: EditorState, slot: Cell, at: number, before: string): string {
  const [marks] = /^\\*(?=\|)/.exec(state.sliceDoc(at, slot.to + 1)) ?? [];
  if (marks === undefined) return '';
  const isLetter = escapes(state.sliceDoc(slot.from, at) + marks);
  if (escapes(before + marks) === isLetter) return '';
  return isLetter || marks !== '' ? '\\' : ' ';
}
