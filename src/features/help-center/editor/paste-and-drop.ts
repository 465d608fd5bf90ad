// What is pasted or dropped: files go to whoever takes them, rich text becomes Markdown, an address over words their link, the rest is text.
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { bareText } from '~/lib/markdown/bare-text';
import { askTexts } from '~/texts/ask';
import { linkAt, linkChange, linkValues } from '../popup/link';
import { isLiteralPlace } from './marks/literal-text';
import { insertLater } from './tracked-place';

/** Takes files that were dropped at a place of the text, or pasted in the place of the selection. */
export type TakeFiles = (files: readonly File[], position?: number) => void;

/** Other editors put their syntax colours on the clipboard as HTML: their plain text is what was copied. */
const SOURCE_EDITORS = ['vscode-editor-data', 'application/vnd.code.copymetadata'];

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** What makes the selected words lead to an address that is pasted over them; null where it takes their place. */
export function linkOfSelected(state: EditorState, pasted: string): TransactionSpec | null {
  const { main } = state.selection;
  const address = pasted.trim();
  const isOverWords = /\S/.test(state.sliceDoc(main.from, main.to));
  const place = isOverWords && ADDRESS.test(address) ? linkAt(state, main) : null;
  if (place?.kind !== 'new') return null;
  return linkChange(state, place, { ...linkValues(state, place), address });
}

/** `onPlain`: formatted text could only be put in as plain text. */
export const pasteAndDrop = (takeFiles: TakeFiles, onPlain: () => void) =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData;
      if (!data || view.state.readOnly) return false;
      const html = SOURCE_EDITORS.some((type) => data.types.includes(type)) ? '' : data.getData('text/html');
      const plain = data.getData('text/plain');
      const files = [...data.files];
      const link = linkOfSelected(view.state, plain);
      if (link) view.dispatch(link);
      // Office programs add a picture of what was copied: the text is what is meant.
      else if (html !== '' && isLiteralPlace(view.state, view.state.selection.main.from))
        pastePlain(view, plainOf(html, plain));
      else if (html !== '') void pasteRich(view, html, plain, onPlain);
      else if (files.length > 0) takeFiles(files);
      return link !== null || html !== '' || files.length > 0;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || view.state.readOnly) return false;
      const position =
        view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head;
      view.focus();
      takeFiles(files, position);
      return true;
    },
  });

/** Not every program puts plain text beside its HTML. */
const plainOf = (html: string, plain: string): string => (plain === '' ? bareText(html) : plain);

const pastePlain = (view: EditorView, text: string): void =>
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });

async function pasteRich(view: EditorView, html: string, plain: string, onPlain: () => void): Promise<void> {
  if (!view.state.selection.main.empty) view.dispatch(view.state.replaceSelection(''));
  const insert = insertLater(view, view.state.selection.main.head);
  const markdown = await askTexts('markdown', { html }).catch(() => {
    onPlain();
    return plainOf(html, plain);
  });
  insert(markdown === '' ? plain : markdown);
}
