// Which of the matches of a search the selection is at, and which one comes first.
import type { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

export interface Matches {
  readonly count: number;
  /** From 1; 0 where the selection isn't a match. */
  readonly current: number;
  /** There are more than were counted. */
  readonly more: boolean;
}

const COUNTED = 1000;

export function matchesOf(query: SearchQuery, state: EditorState): Matches {
  if (!query.valid) return { count: 0, current: 0, more: false };
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  let current = 0;
  for (let count = 0; ; count++) {
    const { done, value } = cursor.next();
    if (done) return { count, current, more: false };
    if (count === COUNTED) return { count, current, more: true };
    if (value.from === from && value.to === to) current = count + 1;
  }
}

/** The first match from the selection on, else from the top; null where there is none. */
export function firstMatch(query: SearchQuery, state: EditorState): { from: number; to: number } | null {
  if (!query.valid) return null;
  const { from } = state.selection.main;
  for (const start of [from, 0]) {
    const { done, value } = query.getCursor(state, start).next();
    if (!done) return value;
  }
  return null;
}
