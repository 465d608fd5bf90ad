// The baseline for typing: the editor library with the document and no other features.
import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { MarkdownWriter } from '../../../../src/markdown-editor/markdown/markdown-writer';
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

/**
 * Inserts a letter after each letter of the first paragraph. Returns how long it took after each letter to serialize
 * the text as Markdown and to verify the result.
 */
function timeWrites(text: string, count: number): number[] {
  const source = parseMarkdown(text);
  const writer = new MarkdownWriter(source);
  let state = EditorState.create({ doc: source.doc });
  let start = 0;
  source.doc.descendants((node, position) => {
    if (start === 0 && node.type.name === 'paragraph') start = position + 1;
  });
  return Array.from({ length: count }, (_, index) => {
    state = state.apply(state.tr.insertText('x', start + index));
    const began = performance.now();
    const { isVerified } = writer.write(state.doc);
    if (!isVerified) throw new Error('The write could not be verified.');
    return performance.now() - began;
  });
}

Object.assign(globalThis, { openEditor, timeWrites });
