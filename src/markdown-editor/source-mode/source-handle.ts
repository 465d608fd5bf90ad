// The imperative API of the source editor. Functions that correct links or images first parse the text into a document.
import { isolateHistory } from '@codemirror/commands';
import { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { EditorState as DocumentState, Transaction as DocumentTransaction } from 'prosemirror-state';
import { readHeadings } from '~/lib/headings';
import { normalizeLineBreaks } from '~/lib/text/line-ends';
import { findReplacement } from '~/lib/text/text-changes';
import type { SurfaceHandle } from '../editor-handle';
import { createEditorState, getTextEdits, OpenedText } from '../editor-state';
import {
  hasImage,
  replaceImageAddress,
  replaceWord,
  setAlternativeText,
  updateLink,
} from '../markdown-fixes';
import { parseImageAddress, type UploadedAddresses } from '../placed-images';
import type { ScrollTracker } from '../text-scroller';

/** Space above a heading after scrolling to it, in pixels. */
const HEADING_MARGIN = 24;
/** Matches the start of an image or link with a placeholder address, and the placeholder itself. */
const PLACEHOLDER = /((?:!\[[^\]]*)?\]\()(upload:[0-9a-f]+)\)/g;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;

/** Replaces the placeholders of uploaded images with their addresses. The change can't be undone. */
export function replaceSourcePlaceholders(view: EditorView, placed: UploadedAddresses): boolean {
  const text = view.state.doc.toString();
  const changes = [...text.matchAll(PLACEHOLDER)].flatMap(
    ({ index, 0: whole, 1: start = '', 2: source = '' }) => {
      const address = placed.get(source);
      // Replaces the whole image instead of only its address. Otherwise, undoing the insertion of the image would leave
      // the address in the text.
      return address === undefined
        ? []
        : [{ from: index, to: index + whole.length, insert: `${start}${address})` }];
    },
  );
  if (changes.length === 0) return false;
  view.dispatch({ changes, annotations: Transaction.addToHistory.of(false) });
  return true;
}

export function createSourceHandle(
  view: EditorView,
  scroll: ScrollTracker,
  placed: UploadedAddresses,
): SurfaceHandle {
  const getText = () => view.state.doc.toString();
  const getLine = (line: number) =>
    view.state.doc.line(Math.min(Math.max(1, Math.floor(line)), view.state.doc.lines));
  const openDocument = (): DocumentState | null => {
    try {
      return createEditorState(new OpenedText(getText()), []);
    } catch {
      return null;
    }
  };
  const fix = (make: (state: DocumentState) => DocumentTransaction | null): boolean => {
    const state = openDocument();
    const transaction = state && make(state);
    if (!transaction) return false;
    const { edits } = getTextEdits(state.apply(transaction));
    view.dispatch({ changes: [...edits], userEvent: 'input' });
    return true;
  };
  return {
    insertImages(images, position) {
      const { from, to } = view.state.selection.main;
      const start = position ?? from;
      const insert = images.join('\n\n');
      view.dispatch({
        changes: { from: start, to: position ?? to, insert },
        ...(position === undefined && { selection: { anchor: start + insert.length }, scrollIntoView: true }),
        userEvent: 'input',
      });
    },
    removeImage(image) {
      const from = getText().indexOf(image);
      if (from < 0) return;
      const changes = { from, to: from + image.length };
      view.dispatch({ changes, annotations: Transaction.addToHistory.of(false) });
    },
    replaceAll: (text) =>
      view.dispatch({
        changes: findReplacement(getText(), normalizeLineBreaks(text)),
        userEvent: 'input.replace',
        annotations: isolateHistory.of('full'),
      }),
    placeImage(placeholder, address) {
      placed.set(parseImageAddress(placeholder), parseImageAddress(address));
      return replaceSourcePlaceholders(view, placed);
    },
    describeImage(line, which, text) {
      let image: number | null = null;
      fix((state) => {
        const described = setAlternativeText(state, line, which, text);
        image = described?.image ?? null;
        return described?.transaction ?? null;
      });
      return image;
    },
    relink: (line, address, next) => fix((state) => updateLink(state, line, address, next)),
    replaceImages: (address, next) => fix((state) => replaceImageAddress(state, address, next)),
    replaceWord: (line, word) => fix((state) => replaceWord(state, line, word)),
    isLiteral(part) {
      const state = getText().includes(part) ? openDocument() : null;
      return state !== null && !hasImage(state.doc, parseImageAddress(part));
    },
    scrollToLine(line) {
      const show = () => {
        const { from, number } = getLine(line);
        const { top, height } = view.lineBlockAt(from);
        const place = view.documentTop + top + (line - number) * height;
        scroll.scrollTo(line <= 1 ? 0 : scroll.toTop(place));
      };
      show();
      // Scrolls again after CodeMirror has measured the newly visible lines, because their exact height is unknown
      // before the measurement.
      view.requestMeasure({ read: () => undefined, write: show });
    },
    goToLine(line) {
      const { from, text } = getLine(line);
      const place = HEADING.test(text)
        ? ({ y: 'start', yMargin: HEADING_MARGIN } as const)
        : { y: 'center' as const };
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, place) });
      view.focus();
    },
    focus: () => view.focus(),
    outline: () => readHeadings(getText()),
    // Does nothing, because source mode doesn't show annotations.
    annotate: () => undefined,
    tops: () => null,
    putSpaces: () => undefined,
    scrollTop: () => scroll.element.scrollTop,
    scrollToTop: (top) => scroll.scrollTo(top),
  };
}
