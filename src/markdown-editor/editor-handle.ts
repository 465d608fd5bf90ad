// The imperative API of a mounted editor.
import type { Heading } from '~/lib/headings';

/** Identifies an image on a line by index, from 0: among those without alternative text, or among all of them. */
export type LineImage = { readonly without: number } | { readonly image: number; readonly former: string };

/**
 * A piece of the original that the translation lacks, and the line (from 1) after which it belongs. 0: before the first
 * line.
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
  /** The current section: from a line (from 1) up to, but not including, another one. */
  readonly section: { readonly from: number; readonly to: number } | null;
}

/** Space before lines (from 1), in pixels. */
export type LineSpaces = ReadonlyMap<number, number>;

/** Lines count from 1 in the current Markdown. */
export interface MarkdownEditorHandle {
  /** Inserts images, given as Markdown, at a position or in place of the selection. */
  readonly insertImages: (images: readonly string[], position?: number) => void;
  /** Removes an image without an undo step, as if it had never been inserted. */
  readonly removeImage: (image: string) => void;
  /** Replaces the whole text as one undoable change. Equal parts and the cursor stay untouched. */
  readonly replaceAll: (text: string) => void;
  /**
   * Replaces an image's placeholder with its address, both given as the end of its Markdown (`](upload:…)`), and
   * reports whether it was found. The change isn't undoable: an uploaded image never becomes a placeholder again.
   */
  readonly placeImage: (placeholder: string, address: string) => boolean;
  /** Sets an image's alternative text and returns its index among all images on the line; null if it doesn't exist. */
  readonly describeImage: (line: number, which: LineImage, text: string) => number | null;
  /** Changes the address of a link on a line, or removes the link (null). Reports whether it was found. */
  readonly relink: (line: number, address: string, next: string | null) => boolean;
  /** Replaces the address of all images that use it. Reports whether there were any. */
  readonly replaceImages: (address: string, next: string) => boolean;
  /**
   * Reports whether the first occurrence of this part of an image's Markdown is in raw HTML or in code, where readers
   * see no image.
   */
  readonly isLiteral: (part: string) => boolean;
  /** Scrolls a line (with a fraction) to the top; line 1 with the title above it. */
  readonly scrollToLine: (line: number) => void;
  /** Puts the cursor on a line and focuses the editor. Scrolls a heading to the top, any other line to the middle. */
  readonly goToLine: (line: number) => void;
  readonly focus: () => void;
  readonly outline: () => readonly Heading[];
  readonly annotate: (annotations: Annotations) => void;
  /** Vertical positions of lines in pixels, without the added spaces. Null if the text isn't rendered. */
  readonly tops: (lines: readonly number[]) => readonly number[] | null;
  readonly putSpaces: (before: LineSpaces) => void;
  readonly scrollTop: () => number;
  readonly scrollToTop: (top: number) => void;
  /**
   * Reports whether the Markdown is equivalent to the text as the author sees it. If not, the editor shows the source
   * with a notice, and the text must not be sent.
   */
  readonly verify: () => boolean;
}

/** The functions of the handle that differ between document mode and source mode. */
export type SurfaceHandle = Omit<MarkdownEditorHandle, 'verify'>;
