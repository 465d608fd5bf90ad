// Which of the matches of a search the selection is at.
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
