// The baseline for typing: the editor library alone, with the document and no other features.
import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { parseMarkdown } from '../../../../src/markdown-editor/markdown/parse-markdown';

async function openEditor(path: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'chat-instance': '1' };
  const response = await fetch(path, { headers });
  const { content } = (await response.json()) as { content: string };
  const parent = document.getElementById('editor');
  if (!parent) throw new Error('The page has no place for the editor.');
  new EditorView(parent, {
    state: EditorState.create({ doc: parseMarkdown(content).doc, plugins: [history(), keymap(baseKeymap)] }),
    attributes: { role: 'textbox', 'aria-label': 'Text' },
  });
}

Object.assign(globalThis, { openEditor });
