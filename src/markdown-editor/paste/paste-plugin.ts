// The clipboard of the editor: paste, drop, copy and cut. ProseMirror never parses HTML, because Trusted Types forbid
// it.
import { Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ConvertedHtml } from '~/lib/markdown/convert-clipboard-html';
import { runWhenIdle } from '~/ui/run-when-idle';
import { type ClipboardContent, isFilePaste, readClipboard } from './clipboard-content';
import { clipboardProps } from './copied-content';
import { insertConvertedHtml, type PasteResult, pasteUnlessHtml } from './paste-content';
import {
  INITIAL_PASTE_STATE,
  insertText,
  markAsPasteStep,
  type PasteKind,
  type PasteState,
  pastePluginKey,
  setPasteMeta,
  updatePasteState,
} from './paste-state';
import { convertHtmlToRichText, loadRichTextReader } from './rich-text-reader';

export type PasteProblem =
  /** The formatting took too long to read, so only the text was pasted. */
  | { readonly kind: 'plain-text' }
  /** The number of pasted images whose files the browser can't read. */
  | { readonly kind: 'images'; readonly count: number };

export interface PasteServices {
  /** Uploads pasted or dropped files. Without a position, the files replace the selection. */
  readonly onFiles: (files: readonly File[], position?: number) => void;
  readonly onProblem: (problem: PasteProblem) => void;
}

export const createPastePlugin = (services: PasteServices): Plugin<PasteState> => {
  let isPlainWanted = false;
  return new Plugin<PasteState>({
    key: pastePluginKey,
    state: {
      init: () => INITIAL_PASTE_STATE,
      apply: (tr, state, before) => updatePasteState(tr, state, before),
    },
    // Preloads the HTML reader. Ignores a failure, because a worker can read the HTML instead.
    view: () => ({ destroy: runWhenIdle(() => void loadRichTextReader().catch(() => {})) }),
    props: {
      ...clipboardProps,
      handleDOMEvents: {
        // Remembers whether Shift is pressed, because the paste event doesn't distinguish Ctrl+V from Ctrl+Shift+V
        // (paste as plain text).
        keydown(_view, { key, shiftKey, ctrlKey, metaKey }) {
          isPlainWanted = shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'v';
        },
        keyup() {
          isPlainWanted = false;
        },
        paste(view, event) {
          event.preventDefault();
          if (!event.clipboardData || !view.editable) return true;
          const clipboard = readClipboard(event.clipboardData);
          if (isPlainWanted)
            dispatchPaste(view, clipboard, 'text', insertText(view.state.tr, clipboard.plain));
          else paste(view, clipboard, services);
          return true;
        },
        drop(view, event) {
          // Leaves content that is dragged within the editor to ProseMirror.
          if (view.dragging || !event.dataTransfer) return false;
          event.preventDefault();
          const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          if (position === undefined || !view.editable) return true;
          view.focus();
          paste(view, readClipboard(event.dataTransfer), services, position);
          return true;
        },
      },
    },
  });
};

function dispatchPaste(
  view: EditorView,
  { plain }: ClipboardContent,
  kind: PasteKind,
  tr: Transaction,
): void {
  if (!tr.docChanged) return;
  setPasteMeta(markAsPasteStep(tr), { type: 'pasted', kind, plain });
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView());
}

/** Pastes at a position, or in place of the selection. */
function paste(
  view: EditorView,
  clipboard: ClipboardContent,
  services: PasteServices,
  position?: number,
): void {
  if (isFilePaste(clipboard)) {
    services.onFiles(clipboard.files, position);
    return;
  }
  const known = pasteUnlessHtml(view.state, clipboard, position);
  if (known) {
    dispatchPaste(view, clipboard, known.kind, known.tr);
    return;
  }
  const read = convertHtmlToRichText(clipboard.html);
  if (read instanceof Promise) void pasteLater(view, clipboard, read, services, position);
  else
    dispatchRich(
      view,
      clipboard,
      read,
      insertConvertedHtml(view.state.tr, clipboard, read, position),
      services,
    );
}

function dispatchRich(
  view: EditorView,
  clipboard: ClipboardContent,
  text: ConvertedHtml | null,
  { kind, tr }: PasteResult,
  { onProblem }: PasteServices,
): void {
  if (!text) onProblem({ kind: 'plain-text' });
  else if (text.lostImages > 0) onProblem({ kind: 'images', count: text.lostImages });
  dispatchPaste(view, clipboard, kind, tr);
}

/**
 * Pastes as soon as the HTML has been read. The cursor, and any text typed in the meantime, stay after the pasted
 * content.
 */
async function pasteLater(
  view: EditorView,
  clipboard: ClipboardContent,
  read: Promise<ConvertedHtml | null>,
  services: PasteServices,
  position?: number,
): Promise<void> {
  const place = {};
  const { tr } = view.state;
  if (position === undefined) tr.deleteSelection();
  view.dispatch(setPasteMeta(tr, { type: 'wait', place, position: position ?? tr.selection.from }));
  const text = await read;
  if (view.isDestroyed) return;
  const at = pastePluginKey.getState(view.state)?.places.get(place);
  view.dispatch(setPasteMeta(view.state.tr, { type: 'arrive', place }));
  if (at === undefined) return;
  const { selection } = view.state;
  const isAtCaret = selection.empty && selection.head === at;
  const pasted = insertConvertedHtml(view.state.tr, clipboard, text, isAtCaret ? undefined : at);
  if (!isAtCaret) pasted.tr.setSelection(selection.map(pasted.tr.doc, pasted.tr.mapping));
  dispatchRich(view, clipboard, text, pasted, services);
}
