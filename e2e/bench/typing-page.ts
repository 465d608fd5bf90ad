// The editor library alone, with the same text: what typing costs without anything of ours.
import { defaultKeymap, history } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { EditorView, keymap } from '@codemirror/view';

declare global {
  interface Window {
    open1: (text: string) => void;
  }
}

window.open1 = (doc) => {
  const parent = document.createElement('div');
  parent.style.height = '30rem';
  document.body.append(parent);
  new EditorView({
    doc,
    parent,
    extensions: [
      history(),
      markdown(),
      keymap.of(defaultKeymap),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'Text' }),
      EditorView.theme({ '&': { height: '100%' }, '.cm-scroller': { overflow: 'auto' } }),
    ],
  });
};
