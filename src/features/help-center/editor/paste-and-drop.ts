// What is pasted or dropped: files go to whoever takes them, rich text becomes Markdown, the rest is text.
import { EditorView } from '@codemirror/view';
import { bareText } from '~/lib/markdown/bare-text';
import { askTexts } from '~/texts/ask';
import { insertLater } from './tracked-place';

/** Takes files that were pasted or dropped at a place of the text. */
export type TakeFiles = (files: readonly File[], position: number) => void;

/** Other editors put their syntax colours on the clipboard as HTML: their plain text is what was copied. */
const SOURCE_EDITORS = ['vscode-editor-data', 'application/vnd.code.copymetadata'];

/** `onPlain`: formatted text could only be put in as plain text. */
export const pasteAndDrop = (takeFiles: TakeFiles, onPlain: () => void) =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData;
      if (!data || view.state.readOnly) return false;
      const html = SOURCE_EDITORS.some((type) => data.types.includes(type)) ? '' : data.getData('text/html');
      const files = [...data.files];
      // Office programs add a picture of what was copied: the text is what is meant.
      if (html !== '') void pasteRich(view, html, data.getData('text/plain'), onPlain);
      else if (files.length > 0) takeFiles(files, view.state.selection.main.from);
      return html !== '' || files.length > 0;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || view.state.readOnly) return false;
      const position =
        view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head;
      takeFiles(files, position);
      return true;
    },
  });

async function pasteRich(view: EditorView, html: string, plain: string, onPlain: () => void): Promise<void> {
  if (!view.state.selection.main.empty) view.dispatch(view.state.replaceSelection(''));
  const insert = insertLater(view, view.state.selection.main.head);
  const markdown = await askTexts('markdown', { html }).catch(() => {
    onPlain();
    // Not every program puts plain text beside its HTML.
    return plain === '' ? bareText(html) : '';
  });
  insert(markdown === '' ? plain : markdown);
}
