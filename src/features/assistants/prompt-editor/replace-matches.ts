// Lists the matches of the find panel, and replaces those that the user selected.
import { getSearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { PhraseReplacement } from '~/drafts/assistant-drafts';

/** The maximum number of matches that are listed, because a single letter may occur a million times. */
const MAX_PLACES = 10_000;
/** The maximum number of characters that are shown before and after a match. */
const AROUND = 60;

/** A match of the find panel with the text around it on its line. */
export interface SearchMatch {
  readonly from: number;
  readonly to: number;
  /** The line number, starting at 1. */
  readonly line: number;
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** The matches listed for a search. `isMore` is true if the text has more matches than are listed. */
export interface MatchList {
  readonly places: readonly SearchMatch[];
  readonly isMore: boolean;
}

/** Truncates the start of the text without splitting a surrogate pair. */
const trimStart = (text: string) =>
  text.length > AROUND ? `…${text.slice(-AROUND).replace(/^[\udc00-\udfff]/, '')}` : text;
const trimEnd = (text: string) =>
  text.length > AROUND ? `${text.slice(0, AROUND).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** Lists the matches of the current search in document order. */
export function listSearchMatches(state: EditorState): MatchList {
  const query = getSearchQuery(state);
  const places: SearchMatch[] = [];
  if (!query.valid) return { places, isMore: false };
  const cursor = query.getCursor(state);
  for (let next = cursor.next(); !next.done; next = cursor.next()) {
    if (places.length === MAX_PLACES) return { places, isMore: true };
    const { from, to } = next.value;
    const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)];
    places.push({
      from,
      to,
      line: first.number,
      before: trimStart(state.sliceDoc(first.from, from)),
      text: state.sliceDoc(from, to),
      after: trimEnd(state.sliceDoc(to, last.to)),
    });
  }
  return { places, isMore: false };
}

export function getReplacement(state: EditorState): PhraseReplacement {
  const { search, replace } = getSearchQuery(state);
  return { phrase: search, by: replace };
}

/**
 * Replaces the given matches as one undo step and announces their number to screen readers. Returns true if these are
 * all matches in the text.
 */
export function replaceMatches(view: EditorView, chosen: readonly SearchMatch[]): boolean {
  const { state } = view;
  const { places, isMore } = listSearchMatches(state);
  const { by } = getReplacement(state);
  view.dispatch({
    changes: chosen.map(({ from, to }) => ({ from, to, insert: by })),
    effects: EditorView.announce.of(state.phrase('replaced $ matches', chosen.length)),
    userEvent: 'input.replace.all',
  });
  return !isMore && chosen.length === places.length;
}
