// What the page can do with an editor that is on screen.
import { isolateHistory } from '@codemirror/commands';
import type { TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Heading } from '~/lib/headings';
import { imageTextChange, type LineImage } from './image-text';
import { wholeTextChange } from './line-endings';
import { imagesReplaced, relinked } from './link-and-image-changes';
import { type Annotations, annotate } from './marks/annotations';
import { isLiteral } from './marks/literal-text';
import { putSpaces, type Spaces, topsOf } from './marks/spaces';
import { outlineOf } from './outline';
import { imagePlaced, imageRemoval, imagesInsertion } from './put-images';
import { putAtTop, scrollerOf } from './text-scroller';

export interface MarkdownEditorHandle {
  /** Puts images at a position, or in place of the selection. */
  readonly insertImages: (images: readonly string[], position?: number) => void;
  /** Takes one of them out as if it had not been put there. */
  readonly removeImage: (image: string) => void;
  /** Replaces the whole text as one change that can be undone; what is alike stays untouched, the cursor too. */
  readonly replaceAll: (text: string) => void;
  /**
   * Puts an image's address in the place of its placeholder, both with the brackets around them, wherever it has moved to;
   * false where it isn't any more. It isn't part of what is undone: an upload that has ended doesn't come back as a placeholder.
   */
  readonly placeImage: (placeholder: string, address: string) => boolean;
  /** Gives an image on a line (from 1) its text, and says which of all on that line it is; null where it isn't there. */
  readonly describeImage: (line: number, which: LineImage, text: string) => number | null;
  /** Makes a link on a line lead elsewhere, or leaves its text only; false where it isn't there. */
  readonly relink: (line: number, address: string, next: string | null) => boolean;
  /** Puts another address into the images that have this one; false where there is none. */
  readonly replaceImages: (address: string, next: string) => boolean;
  /** Whether the first occurrence of a part of an image stands where no image is shown: in raw HTML or in code. */
  readonly isLiteral: (part: string) => boolean;
  /** Puts a line (from 1, with a fraction) at the top; the first one with what stands above it. */
  readonly scrollToLine: (line: number) => void;
  /** Puts the cursor on a line, in the middle of what is visible or, on a heading, at its top, and the focus in the editor. */
  readonly goToLine: (line: number) => void;
  readonly focus: () => void;
  readonly outline: () => readonly Heading[];
  /** Says beside the text what is told of it. */
  readonly annotate: (told: Annotations) => void;
  /** How far down lines (from 1) begin where no space is put before any; null where nothing is drawn. */
  readonly tops: (lines: readonly number[]) => readonly number[] | null;
  readonly putSpaces: (before: Spaces) => void;
  readonly scrollTop: () => number;
  readonly scrollToTop: (top: number) => void;
}

/** One goes to a heading for what stands below it. */
const HEADING_PLACE = { y: 'start', yMargin: 24 } as const;

export function editorHandle(view: EditorView, onOwnScroll: (top: number) => void): MarkdownEditorHandle {
  return {
    insertImages: (images, position) => view.dispatch(imagesInsertion(view.state, images, position)),
    removeImage(image) {
      const removal = imageRemoval(view.state, image);
      if (removal) view.dispatch(removal);
    },
    replaceAll(text) {
      view.dispatch({
        ...wholeTextChange(view.state, text),
        userEvent: 'input.replace',
        annotations: isolateHistory.of('full'),
      });
    },
    placeImage: (placeholder, address) => changedBy(view, imagePlaced(view.state, placeholder, address)),
    describeImage(line, which, text) {
      const change = imageTextChange(view.state, line, which, text);
      if (change) view.dispatch({ changes: change.changes, userEvent: 'input' });
      return change?.image ?? null;
    },
    relink: (line, address, next) => changedBy(view, relinked(view.state, line, address, next)),
    replaceImages: (address, next) => changedBy(view, imagesReplaced(view.state, address, next)),
    isLiteral: (part) => isLiteral(view.state, part),
    scrollToLine(line) {
      putAtTop(view, line);
      onOwnScroll(scrollerOf(view).scrollTop);
    },
    goToLine(line) {
      const { doc } = view.state;
      const { from, text } = doc.line(Math.min(Math.max(1, Math.floor(line)), doc.lines));
      // What is typed before the mark of a heading makes it none.
      const [mark = ''] = /^ {0,3}#{1,6}[ \t]+/.exec(text) ?? [];
      view.dispatch({
        selection: { anchor: from + mark.length },
        effects: EditorView.scrollIntoView(from, mark === '' ? { y: 'center' } : HEADING_PLACE),
      });
      view.focus();
    },
    focus: () => view.focus(),
    outline: () => outlineOf(view.state),
    annotate: (told) => view.dispatch({ effects: annotate.of(told) }),
    tops: (lines) => topsOf(view, lines),
    putSpaces: (before) => view.dispatch({ effects: putSpaces.of(before) }),
    scrollTop: () => scrollerOf(view).scrollTop,
    scrollToTop(top) {
      scrollerOf(view).scrollTop = top;
      onOwnScroll(scrollerOf(view).scrollTop);
    },
  };
}

function changedBy(view: EditorView, change: TransactionSpec | null): boolean {
  if (change) view.dispatch({ ...change, scrollIntoView: false });
  return change !== null;
}
