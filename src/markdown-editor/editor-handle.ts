// The imperative API of a mounted editor.
import type { Heading } from '~/lib/headings';
import type { TermOccurrence } from '~/lib/terms/replace-term';

/**
 * Identifies an image on a line by a 0-based index: `without` counts only images without alternative text, and `image`
 * counts all images. `former` is the alternative text that the image must still have.
 */
export type LineImageRef = { readonly without: number } | { readonly image: number; readonly former: string };

/**
 * A piece of the original that is missing from the translation. `after` is the 1-based number of the line that the
 * piece belongs after, or 0 for the start of the text.
 */
export interface MissingPieceAnnotation {
  readonly key: string;
  readonly after: number;
  readonly label: string;
  readonly act: { readonly label: string; readonly run: () => void } | null;
}

/** Annotations that the editor shows in the text and that aren't part of the Markdown. */
export interface Annotations {
  readonly missing: readonly MissingPieceAnnotation[];
  /**
   * The current section. `from` is the 1-based number of its first line, and `to` is the number of the line after its
   * last line.
   */
  readonly section: { readonly from: number; readonly to: number } | null;
}

/** Maps 1-based line numbers to the space to insert before the line, in pixels. */
export type SpacesBeforeLines = ReadonlyMap<number, number>;

/** Line numbers are 1-based and refer to the current Markdown. */
export interface MarkdownEditorHandle {
  /** Inserts images, given as Markdown, at a position or in place of the selection. */
  readonly insertImages: (images: readonly string[], position?: number) => void;
  /** Removes an image without an undo step, as if it had never been inserted. */
  readonly removeImage: (image: string) => void;
  /** Replaces the whole text as one undoable change. Unchanged parts and the cursor stay untouched. */
  readonly replaceAll: (text: string) => void;
  /**
   * Replaces an image's placeholder with its address. Both are given as the end of the image's Markdown, `](…)`.
   * Reports whether the placeholder was found. The change can't be undone, because an uploaded image must never become
   * a placeholder again.
   */
  readonly placeImage: (placeholder: string, address: string) => boolean;
  /**
   * Sets an image's alternative text and returns the index of the image among all images on the line, or null if the
   * image doesn't exist.
   */
  readonly describeImage: (line: number, which: LineImageRef, text: string) => number | null;
  /**
   * Changes the address of a link on a line, or removes the link if `next` is null. Reports whether the link was found.
   */
  readonly relink: (line: number, address: string, next: string | null) => boolean;
  /** Replaces the address of all images that use it. Reports whether there were any. */
  readonly replaceImages: (address: string, next: string) => boolean;
  /** Replaces a word on a line by the term to use instead. Reports whether it was found. */
  readonly replaceWord: (line: number, word: TermOccurrence) => boolean;
  /**
   * Reports whether the first occurrence of this part of an image's Markdown is in raw HTML or in code, where readers
   * see no image.
   */
  readonly isLiteral: (part: string) => boolean;
  /**
   * Scrolls a line to the top. The line number may have a fraction. For line 1, scrolls to the title above the text.
   */
  readonly scrollToLine: (line: number) => void;
  /** Puts the cursor on a line and focuses the editor. Scrolls a heading to the top, any other line to the middle. */
  readonly goToLine: (line: number) => void;
  readonly focus: () => void;
  readonly outline: () => readonly Heading[];
  readonly annotate: (annotations: Annotations) => void;
  /**
   * Returns the vertical positions of lines in pixels, without the spaces added by `putSpaces`. Null if the text isn't
   * visible.
   */
  readonly tops: (lines: readonly number[]) => readonly number[] | null;
  readonly putSpaces: (before: SpacesBeforeLines) => void;
  readonly scrollTop: () => number;
  readonly scrollToTop: (top: number) => void;
  /**
   * Reports whether the Markdown is equivalent to the document that the author sees. If it isn't, the editor switches
   * to source mode with a notice, and the text must not be sent.
   */
  readonly verify: () => boolean;
}

/** The functions of the handle that differ between document mode and source mode. */
export type SurfaceHandle = Omit<MarkdownEditorHandle, 'verify'>;
