import type { LinkableHeading } from '~/lib/markdown/linkable-names';
import type { PublishProblem } from '~/lib/markdown/publish-problem';
import type { TermProblem } from '~/lib/terms/check-terms';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';

/**
 * Functions that fix a problem in the list of checks by editing the text. Each returns whether it made the edit, unless
 * noted otherwise.
 */
export interface ProblemFixes {
  readonly portalSlug: string;
  readonly locale: string;
  /** The headings of the text. A link within the text can lead to them. */
  readonly headings: readonly LinkableHeading[];
  readonly onDescription: (description: string) => boolean;
  /** Sets an image's alternative text. Returns the index of the image within its line, or null on failure. */
  readonly onDescribeImage: MarkdownEditorHandle['describeImage'];
  readonly onRelink: (line: number, address: string, next: string | null) => boolean;
  readonly onReplaceWord: (problem: TermProblem) => boolean;
  readonly onReplaceImages: (address: string, next: string) => boolean;
}

/** A formerly missing text that was added during the review. It can be changed until the review closes. */
export interface AddedText {
  readonly problem: PublishProblem;
  /** The 0-based position among the problems of the line. */
  readonly place: number;
  /** The 0-based index of the image within its line. */
  readonly image: number;
  /**
   * The problems at the time the alternative text was added. `at` is the index of the fixed problem among the problems
   * of its line. Both are valid until the next check.
   */
  readonly known: readonly PublishProblem[];
  readonly at: number;
}

export interface MissingOrAddedText {
  readonly problem: PublishProblem;
  readonly place: number;
  /** The 0-based index of the fixed image within its line. Null if the text is still missing. */
  readonly image: number | null;
  /** The 0-based index among the images on the line whose text is still missing. */
  readonly index: number;
  readonly at: number;
}

/** Returns a field for each missing text and for each text added during the review, in their original positions. */
export function listImageTextFields(
  problems: readonly PublishProblem[],
  code: PublishProblem['code'],
  mended: readonly AddedText[],
): readonly MissingOrAddedText[] {
  const open = problems.filter((problem) => problem.code === code);
  const done = mended.filter(({ problem }) => problem.code === code);
  const lines = new Set([...open, ...done.map(({ problem }) => problem)].map(({ line }) => line));
  return [...lines]
    .sort((one, other) => (one ?? 0) - (other ?? 0))
    .flatMap((line) => {
      const here = done.filter(({ problem }) => problem.line === line);
      const taken = new Set(here.map(({ place }) => place));
      const stale = new Set(here.filter(({ known }) => known === problems).map(({ at }) => at));
      const left = open
        .filter((problem) => problem.line === line)
        .flatMap((problem, at) => (stale.has(at) ? [] : [{ problem, at }]));
      const free = Array.from({ length: taken.size + left.length }, (_, place) => place).filter(
        (place) => !taken.has(place),
      );
      return [
        ...here.map(({ problem, place, image, at }) => ({ problem, place, image, at, index: 0 })),
        ...left.map(({ problem, at }, index) => ({
          problem,
          at,
          index,
          place: free[index] ?? index,
          image: null,
        })),
      ].sort((one, other) => one.place - other.place);
    });
}
