// The imperative API of the editor in document mode.
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { getSpaceBefore, updateAnnotations, updateHeadingSpaces } from './annotations';
import { findLineTop, focusText } from './document-places';
import type { SurfaceHandle } from './editor-handle';
import { findDocumentPosition, getMarkdown } from './editor-state';
import { listHeadings } from './markdown/line-positions';
import { hasImage, replaceImageAddress, replaceWord, setAlternativeText, updateLink } from './markdown-fixes';
import { insertImages, removeImage } from './paste/images';
import {
  parseImageAddress,
  parseMarkdownImage,
  replaceImagePlaceholders,
  type UploadedAddresses,
} from './placed-images';
import { nodeTypes } from './schema/schema';
import type { ScrollTracker } from './text-scroller';

/** Space above a heading after scrolling to it, in pixels. */
const HEADING_MARGIN = 24;

export function createDocumentHandle(
  view: EditorView,
  scroll: ScrollTracker,
  placed: UploadedAddresses,
  replaceText: (text: string) => void,
): SurfaceHandle {
  const dispatch = (transaction: Transaction | null): boolean => {
    if (transaction) view.dispatch(transaction);
    return transaction !== null;
  };
  return {
    insertImages: (images, position) =>
      void insertImages(images.map(parseMarkdownImage), position)(view.state, view.dispatch),
    removeImage: (image) => void removeImage(parseMarkdownImage(image).src)(view.state, view.dispatch),
    replaceAll: replaceText,
    placeImage(placeholder, address) {
      placed.set(parseImageAddress(placeholder), parseImageAddress(address));
      return dispatch(replaceImagePlaceholders(view.state, placed));
    },
    describeImage(line, which, text) {
      const described = setAlternativeText(view.state, line, which, text);
      if (described) view.dispatch(described.transaction);
      return described?.image ?? null;
    },
    relink: (line, address, next) => dispatch(updateLink(view.state, line, address, next)),
    replaceImages: (address, next) => dispatch(replaceImageAddress(view.state, address, next)),
    replaceWord: (line, word) => dispatch(replaceWord(view.state, line, word)),
    isLiteral: (part) =>
      !hasImage(view.state.doc, parseImageAddress(part)) && getMarkdown(view.state).text.includes(part),
    scrollToLine(line) {
      const top = line <= 1 ? null : findLineTop(view, line);
      scroll.scrollTo(top === null ? 0 : scroll.toTop(top));
    },
    goToLine: (line) => goToLine(view, scroll, line),
    focus: () => focusText(view),
    outline: () => listHeadings(getMarkdown(view.state)),
    annotate: (annotations) => view.dispatch(updateAnnotations(view.state, annotations)),
    tops: (lines) => measureTops(view, lines),
    putSpaces: (before) => view.dispatch(updateHeadingSpaces(view.state, before)),
    scrollTop: () => scroll.element.scrollTop,
    scrollToTop: (top) => scroll.scrollTo(top),
  };
}

/**
 * Scrolls to a line. A heading is scrolled to the top, so that its section is visible, and any other line to the
 * middle.
 */
function goToLine(view: EditorView, scroll: ScrollTracker, line: number): void {
  const { doc, tr } = view.state;
  const position = findDocumentPosition(view.state, Math.max(1, Math.floor(line)));
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
  focusText(view);
  const show = () => {
    if (view.isDestroyed) return;
    const { $head, head } = view.state.selection;
    const isHeading = $head.parent.type === nodeTypes.heading;
    const { top, bottom } = view.coordsAtPos(head);
    const { clientHeight } = scroll.element;
    const margin = isHeading ? HEADING_MARGIN : (clientHeight - (bottom - top)) / 2;
    scroll.jumpTo(scroll.toTop(top) - margin);
  };
  show();
  // Scrolls again after the browser has rendered the blocks that came into view, because their exact height is only
  // known then.
  requestAnimationFrame(show);
}

function measureTops(view: EditorView, lines: readonly number[]): readonly number[] | null {
  if (view.dom.offsetParent === null) return null;
  const start = view.dom.getBoundingClientRect().top;
  return lines.map((line) => {
    const space = getSpaceBefore(view.state, findDocumentPosition(view.state, line) + 1);
    return (findLineTop(view, line) ?? start) - start - space;
  });
}
