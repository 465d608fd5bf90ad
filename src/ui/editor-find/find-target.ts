// The interface between the find panel and an editor.

export interface FindQuery {
  readonly search: string;
  readonly replace: string;
  readonly caseSensitive: boolean;
  readonly wholeWord: boolean;
}

export interface FoundMatches {
  readonly count: number;
  /** The number of the selected match, starting at 1. Zero if the selection isn't a match. */
  readonly current: number;
  /** True if counting stopped at the maximum. */
  readonly isMore: boolean;
}

/** The maximum number of matches that are counted. */
export const MAX_COUNTED_MATCHES = 1000;

export interface Replacement {
  readonly count: number;
  /** The `text` of the find target after the matches were replaced. */
  readonly text: object;
}

/**
 * The part of an editor's state that the find panel shows, and the editor's actions. Each new state is a new object.
 */
export interface FindTarget {
  /** Identifies the current text. A changed text is another object. */
  readonly text: object;
  readonly query: FindQuery;
  readonly isReadOnly: boolean;
  readonly countMatches: () => FoundMatches;
  /** Changes the query. If the search text changes, selects the next match at or after the selection. */
  readonly changeQuery: (part: Partial<FindQuery>) => void;
  readonly goToNext: () => void;
  readonly goToPrevious: () => void;
  readonly replace: () => void;
  readonly replaceAll: () => Replacement;
  /** Closes the panel and returns the focus to the text. */
  readonly close: () => void;
}
