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
  /** True if counting stopped early. */
  readonly isMore: boolean;
}

/** The maximum number of matches that are counted. */
export const MOST_MATCHES = 1000;

/** A snapshot of an editor's state. Each new state has a new target. */
export interface FindTarget {
  readonly query: FindQuery;
  readonly isReadOnly: boolean;
  readonly countMatches: () => FoundMatches;
  /** Changes the query. If the search text changes, selects the next match from the selection on. */
  readonly changeQuery: (part: Partial<FindQuery>) => void;
  readonly goToNext: () => void;
  readonly goToPrevious: () => void;
  readonly replace: () => void;
  readonly replaceAll: () => void;
  /** Closes the panel and returns the focus to the text. */
  readonly close: () => void;
}
