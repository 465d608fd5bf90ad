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
import { findReplacement } from '~/lib/text/text-changes';
import { promptDecorations } from './prompt-marks';
import { promptTheme } from './prompt-theme';

export interface PromptStateOptions {
  readonly labelledBy: string;
  readonly isReadOnly: boolean;
  /** Translations of the screen reader messages of CodeMirror, by their English text. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly nonce: string | undefined;
  /** Called with the element of the find bar when it opens, and with null when it closes. */
  readonly onFindBar: (element: HTMLElement | null) => void;
}

/** The text and the undo history of a closed editor. */
export interface EditorHistory {
  readonly doc: Text;
  readonly field: unknown;
}

export const getEditorHistory = (state: EditorState): EditorHistory => ({
  doc: state.doc,
  field: state.field(historyField),
});

const phrasesCompartment = new Compartment();

/** Annotates a change that was made outside the editor. */
export const externalChange = Annotation.define<boolean>();

export const createPhrasesEffect = (phrases: PromptStateOptions['phrases']) =>
  phrasesCompartment.reconfigure(EditorState.phrases.of(phrases));

function wired({ labelledBy, isReadOnly, phrases, nonce, onFindBar }: PromptStateOptions): Extension {
  return [
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    phrasesCompartment.of(EditorState.phrases.of(phrases)),
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
 * Creates the state of an editor for long plain text, with line numbers and wrapping. The Tab key leaves the editor, as
 * in other fields. `former` is the undo history of an earlier editor of the same prompt.
 */
export function createPromptState(
  text: string,
  wiring: PromptStateOptions,
  former?: EditorHistory,
): EditorState {
  const state = EditorState.create({
    doc: former?.doc ?? text,
    extensions: [
      wired(wiring),
      promptTheme,
      promptDecorations,
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
  // Combines all changes made while the editor was closed into one undo step.
  return former ? state.update(createTextReplacement(state, text)).state : state;
}

/** Replaces the editor's text as one undo step. Changes only the part that differs. */
export const createTextReplacement = ({ doc }: EditorState, text: string): TransactionSpec => ({
  changes: findReplacement(doc.toString(), text),
  annotations: [externalChange.of(true), isolateHistory.of('full')],
});
