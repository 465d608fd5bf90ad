import { defaultKeymap, history, historyField, historyKeymap, isolateHistory } from '@codemirror/commands';
import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type Text,
  type TransactionSpec,
} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { replacement } from '~/lib/text/text-changes';
import { promptMarks } from './prompt-marks';
import { promptTheme } from './prompt-theme';

export interface PromptWiring {
  readonly labelledBy: string;
  readonly isReadOnly: boolean;
  /** The library's own sentences, said to screen readers, by their English text. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly nonce: string | undefined;
  /** Called with the element of the find bar, and with null when it closes. */
  readonly onFindBar: (element: HTMLElement | null) => void;
}

/** The text of an editor that was left, and what can be undone and redone in it. */
export interface EditorHistory {
  readonly doc: Text;
  readonly field: unknown;
}

export const getHistory = (state: EditorState): EditorHistory => ({
  doc: state.doc,
  field: state.field(historyField),
});

const said = new Compartment();

/** Marks a change that came from outside of the editor. */
export const fromOutside = Annotation.define<boolean>();

export const changedPhrases = (phrases: PromptWiring['phrases']) =>
  said.reconfigure(EditorState.phrases.of(phrases));

function wired({ labelledBy, isReadOnly, phrases, nonce, onFindBar }: PromptWiring): Extension {
  return [
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    said.of(EditorState.phrases.of(phrases)),
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      'aria-readonly': String(isReadOnly),
      spellcheck: 'false',
      tabindex: '0',
    }),
    search({
      createPanel: () => {
        const dom = document.createElement('div');
        return { dom, top: true, mount: () => onFindBar(dom), destroy: () => onFindBar(null) };
      },
    }),
  ];
}

/**
 * The state of an editor of a long prompt: plain text, numbered and wrapped. Tab leaves it, as it leaves any field.
 * `former` is what an earlier editor of the text left.
 */
export function promptState(text: string, wiring: PromptWiring, former?: EditorHistory): EditorState {
  const state = EditorState.create({
    doc: former?.doc ?? text,
    extensions: [
      wired(wiring),
      promptTheme,
      promptMarks,
      highlightActiveLine(),
      lineNumbers(),
      highlightSpecialChars(),
      history({ minDepth: 1000 }),
      former ? historyField.init(() => former.field) : [],
      EditorView.lineWrapping,
      keymap.of([
        { key: 'Mod-f', run: openSearchPanel, preventDefault: true },
        { key: 'Mod-h', run: openSearchPanel, preventDefault: true },
        { key: 'Mod-g', run: findNext, shift: findPrevious, preventDefault: true },
        { key: 'F3', run: findNext, shift: findPrevious, preventDefault: true },
        { key: 'Escape', run: closeSearchPanel },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
    ],
  });
  // What changed since it was left becomes part of what can be undone.
  return former ? state.update(wholeText(state, text)).state : state;
}

/** Makes the editor's text another one, touching only what differs; it can be undone. */
export const wholeText = ({ doc }: EditorState, text: string): TransactionSpec => ({
  changes: replacement(doc.toString(), text),
  annotations: [fromOutside.of(true), isolateHistory.of('full')],
});
