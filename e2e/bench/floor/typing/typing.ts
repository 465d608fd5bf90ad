// The floor of writing: the editor library alone, with the console's own decorations of what is visible.
import { defaultKeymap, history } from '@codemirror/commands';
import { commonmarkLanguage } from '@codemirror/lang-markdown';
import { Language } from '@codemirror/language';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from '../../../../src/features/help-center/editor/editor-theme';
import { markdownParser } from '../../../../src/features/help-center/editor/markdown-language';
import { liveView } from '../../../../src/features/help-center/editor/marks/live-view';

async function openEditor(path: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'chat-instance': '1' };
  const answer = await fetch(path, { headers });
  const { content } = (await answer.json()) as { content: string };
  const parent = document.getElementById('editor');
  if (!parent) throw new Error('The page has no place for the editor.');
  parent.style.height = '30rem';
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  new EditorView({
    doc: content,
    parent,
    extensions: [
      EditorView.cspNonce.of(nonce),
      history(),
      new Language(commonmarkLanguage.data, markdownParser, [], 'markdown'),
      liveView,
      editorTheme,
      keymap.of(defaultKeymap),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'Text' }),
    ],
  });
}

Object.assign(globalThis, { openEditor });
