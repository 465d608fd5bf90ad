// What is pasted or dropped: files go to whoever takes them, rich text becomes Markdown, the rest is text.
import { EditorView } from '@codemirror/view';
import { insertLater } from './tracked-place';

export interface FileTaker {
  readonly onPasteFiles?: ((files: File[], position: number) => void) | undefined;
  readonly onDropFiles?: ((files: File[], position: number) => void) | undefined;
}

/** Other editors put their syntax colours on the clipboard as HTML: their plain text is what was copied. */
const SOURCE_EDITORS = ['vscode-editor-data', 'application/vnd.code.copymetadata'];

export const pasteAndDrop = (takers: () => FileTaker) =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData;
      if (!data || view.state.readOnly) return false;
      const html = SOURCE_EDITORS.some((type) => data.types.includes(type)) ? '' : data.getData('text/html');
      const files = [...data.files];
      const { onPasteFiles } = takers();
      // Office programs add a picture of what was copied: the text is what is meant.
      if (files.length > 0 && html === '' && onPasteFiles) {
        onPasteFiles(files, view.state.selection.main.from);
        return true;
      }
      if (html === '') return false;
      pasteRich(view, html, data.getData('text/plain'));
      return true;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      const { onDropFiles } = takers();
      if (files.length === 0 || !onDropFiles || view.state.readOnly) return false;
      const position =
        view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head;
      onDropFiles(files, position);
      return true;
    },
  });

async function pasteRich(view: EditorView, html: string, plain: string): Promise<void> {
  if (!view.state.selection.main.empty) view.dispatch(view.state.replaceSelection(''));
  const insert = insertLater(view, view.state.selection.main.head);
  const markdown = await import('./rich-paste').then(
    ({ markdownOf }) => markdownOf(html),
    () => '',
  );
  insert(markdown === '' ? plain : markdown);
}
