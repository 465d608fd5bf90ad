// Connects the find panel to a CodeMirror editor.
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import {
  type FindQuery,
  type FindTarget,
  type FoundMatches,
  MAX_COUNTED_MATCHES,
  type Replacement,
} from './find-target';

export function createCodeMirrorFindTarget(view: EditorView, state: EditorState): FindTarget {
  const query = getSearchQuery(state);
  return {
    text: state.doc,
    query,
    isReadOnly: state.readOnly,
    countMatches: () => countMatches(query, state),
    changeQuery: (part) => changeQuery(view, state, part),
    goToNext: () => void findNext(view),
    goToPrevious: () => void findPrevious(view),
    replace: () => void replaceNext(view),
    replaceAll: () => replaceAllMatches(view),
    close() {
      closeSearchPanel(view);
      view.focus();
    },
  };
}

function replaceAllMatches(view: EditorView): Replacement {
  const { count } = countMatches(getSearchQuery(view.state), view.state, Number.POSITIVE_INFINITY);
  replaceAll(view);
  // Moves the cursor after the last replacement. If the replacement itself matches the query and stayed selected, it
  // would be shown as the current match.
  view.dispatch({ selection: { anchor: view.state.selection.main.to } });
  return { count, text: view.state.doc };
}

function changeQuery(view: EditorView, state: EditorState, part: Partial<FindQuery>): void {
  const { search, replace, caseSensitive, wholeWord } = getSearchQuery(state);
  const next = new SearchQuery({ search, replace, caseSensitive, wholeWord, literal: true, ...part });
  // The search starts at the selection, so that typing more characters extends the current match.
  const match = part.search === undefined ? null : findFirst(next, state);
  view.dispatch({
    effects: setSearchQuery.of(next),
    ...(match && {
      selection: { anchor: match.from, head: match.to },
      scrollIntoView: true,
      userEvent: 'select.search',
    }),
  });
}

function countMatches(query: SearchQuery, state: EditorState, most = MAX_COUNTED_MATCHES): FoundMatches {
  if (!query.valid) return { count: 0, current: 0, isMore: false };
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  let current = 0;
  for (let count = 0; ; count++) {
    const { done, value } = cursor.next();
    if (done) return { count, current, isMore: false };
    if (count === most) return { count, current, isMore: true };
    if (value.from === from && value.to === to) current = count + 1;
  }
}

/** Returns the first match at or after the selection. If there is none, returns the first match in the text. */
function findFirst(query: SearchQuery, state: EditorState): { from: number; to: number } | null {
  if (!query.valid) return null;
  const { from } = state.selection.main;
  for (const start of [from, 0]) {
    const { done, value } = query.getCursor(state, start).next();
    if (!done) return value;
  }
  return null;
}
