import type { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

/** How often a search finds something, and which of the places the selection is at: from 1, 0 for none. */
export function countMatches(query: SearchQuery, state: EditorState) {
  let [count, current] = [0, 0];
  if (!query.valid) return { count, current };
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  for (let next = cursor.next(); !next.done; next = cursor.next()) {
    count++;
    if (next.value.from === from && next.value.to === to) current = count;
  }
  return { count, current };
}
