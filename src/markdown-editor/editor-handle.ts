// The imperative API of an editor that is on screen.
import type { Heading } from '~/lib/headings';

/** Identifies an image on a line, from 0: among those without alternative text, or among all of them. */
export type LineImage = { readonly without: number } | { readonly image: number; readonly former: string };

/** Something that is missing behind a line (from 1; 0: before the first). */
export interface MissingPlace {
  readonly key: string;
  readonly after: number;
  readonly words: string;
  readonly act: { readonly label: string; readonly run: () => void } | null;
}

/** Content shown beside the text that isn't part of it. */
export interface Annotations {
  readonly missing: readonly MissingPlace[];
  /** The current section: from a line (from 1) up to another one, which isn't part of it. */
  readonly section: { readonly from: number; readonly to: number } | null;
}

/** Space before lines (from 1), in pixels. */
export type Spaces = ReadonlyMap<number, number>;

/** Lines are those of the Markdown as it is written now, from 1. */
export interface MarkdownEditorHandle {
  /** Puts images, as Markdown, at a position or in place of the selection. */
  readonly insertImages: (images: readonly string[], position?: number) => void;
  /** Removes an image as if it had not been inserted. */
  readonly removeImage: (image: string) => void;
  /** Replaces the whole text as one change that can be undone. What is alike stays untouched, the cursor too. */
  readonly replaceAll: (text: string) => void;
  /**
   * Replaces an image's placeholder by its address, both given as the end of its Markdown (`](upload:…)`), and reports whether
   * it was there. It isn't part of what is undone: an image that is uploaded never comes back as a placeholder.
   */
  readonly placeImage: (placeholder: string, address: string) => boolean;
  /** Gives an image its text and returns its index among all images on the line; null if it isn't there. */
  readonly describeImage: (line: number, which: LineImage, text: string) => number | null;
  /** Changes the address of a link on a line, or removes the link (null). Reports whether it was there. */
  readonly relink: (line: number, address: string, next: string | null) => boolean;
  /** Replaces an address in all images that have it. Reports whether there is one. */
  readonly replaceImages: (address: string, next: string) => boolean;
  /** Reports whether the first occurrence of a part of an image is in raw HTML or in code, where readers see no image. */
  readonly isLiteral: (part: string) => boolean;
  /** Scrolls a line (with a fraction) to the top; line 1 with the title above it. */
  readonly scrollToLine: (line: number) => void;
  /** Puts the cursor on a line, in the middle of what is visible or, on a heading, at its top, and the focus in the editor. */
  readonly goToLine: (line: number) => void;
  readonly focus: () => void;
  readonly outline: () => readonly Heading[];
  readonly annotate: (annotations: Annotations) => void;
  /** Vertical positions of lines in pixels, without the added spaces. Null if the text isn't rendered. */
  readonly tops: (lines: readonly number[]) => readonly number[] | null;
  readonly putSpaces: (before: Spaces) => void;
  readonly scrollTop: () => number;
  readonly scrollToTop: (top: number) => void;
  /**
   * Reports whether the Markdown reads as the author sees the text. If it doesn't, the editor shows the source with a notice,
   * and the text must not be sent.
   */
  readonly verify: () => boolean;
}

/** The part of the handle that depends on the mode. */
export type SurfaceHandle = Omit<MarkdownEditorHandle, 'verify'>;
