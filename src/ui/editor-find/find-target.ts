// The text that the find panel searches: an editor of any kind.

export interface FindQuery {
  readonly search: string;
  readonly replace: string;
  readonly caseSensitive: boolean;
  readonly wholeWord: boolean;
}

export interface FoundMatches {
  readonly count: number;
  /** From 1; 0 if the selection isn't a match. */
  readonly current: number;
  /** Reports that counting stopped early. */
  readonly isMore: boolean;
}

/** Counting stops here. */
export const MOST_MATCHES = 1000;

/** One state of an editor that is searched. Its next state has a target of its own. */
export interface FindTarget {
  readonly query: FindQuery;
  readonly isReadOnly: boolean;
  readonly countMatches: () => FoundMatches;
  /** Changes the query. If the searched text changes, the next match from the selection on is selected. */
  readonly changeQuery: (part: Partial<FindQuery>) => void;
  readonly goToNext: () => void;
  readonly goToPrevious: () => void;
  readonly replace: () => void;
  readonly replaceAll: () => void;
  /** Closes the panel and returns the focus to the text. */
  readonly close: () => void;
}
