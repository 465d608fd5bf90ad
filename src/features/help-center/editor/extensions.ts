// The editor, put together.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  Decoration,
  dropCursor,
  EditorView,
  highlightSpecialChars,
  keymap,
  MatchDecorator,
  placeholder,
} from '@codemirror/view';
import { blocksKeys, blocksRoles } from '../popup/blocks-keys';
import { hasNoLink } from '../popup/image';
import { popupField, popupPlace } from '../popup/popup';
import { selectionTools } from '../popup/selection-tools';
import { actionKeys } from './actions';
import { type EditorSession, restored } from './editor-session';
import { type EditorSurroundings, editorSurroundings } from './editor-texts';
import { type EditorMode, editorTheme, sourceTheme } from './editor-theme';
import { keptLineEndings } from './line-endings';
import { nestItems, takeItemsOut } from './lists/list-nesting';
import { outerLines } from './lists/outer-lines';
import { articleLanguage } from './markdown-language';
import { annotations } from './marks/annotations';
import { breakMarks } from './marks/break-marks';
import { emptiedMarks } from './marks/emptied-marks';
import { joiningKeys } from './marks/joining';
import { continueItem, continueOrLeaveMarkup, deleteMarkup } from './marks/leaving-markup';
import { liveView } from './marks/live-view';
import { partingKeys } from './marks/parting-lines';
import { spaces } from './marks/spaces';
import { paragraphKeys } from './paragraph-keys';
import { pasteAndDrop, type TakeFiles } from './paste-and-drop';
import { putImages } from './put-images';
import { tableGrid, tableKeys } from './tables/table-keys';
import { type TextPlaces, textPlaces } from './text-places';
import { clearMargins, heldBelow } from './text-scroller';
import { trackedPlaces } from './tracked-place';

/** What can change while the editor stays. */
export interface EditorSettings {
  readonly mode: EditorMode;
  readonly readOnly: boolean;
  readonly label: string;
  /** Where nothing is written yet. */
  readonly placeholder: string;
  /** The language of the text, for spell checking and pronunciation. */
  readonly language: string;
  readonly surroundings: EditorSurroundings;
  /** The library's own sentences, said to screen readers, by their English text. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** What lies over the text, or beside it. */
export type LayerName = 'popup' | 'selection' | 'handles' | 'find';

export interface EditorWiring {
  readonly takeFiles: TakeFiles;
  /** Formatted text could only be pasted as plain text. */
  readonly onPlainPaste: () => void;
  /** A link was asked for where none can be made. */
  readonly onUnlinkable: () => void;
  /** Called with an element that the page draws into, and with null when it is gone. */
  readonly onLayer: (name: LayerName, element: HTMLElement | null) => void;
  readonly onPlaces: (places: TextPlaces) => void;
  /** The text is scrolled to what is told, so that nothing of it moves. */
  readonly onOwnScroll: (top: number) => void;
  /** Something is higher or lower than it was. */
  readonly onGeometry: () => void;
  readonly nonce: string | undefined;
}

const settings = new Compartment();

export function settingsOf({
  mode,
  readOnly,
  label,
  placeholder: invitation,
  language,
  surroundings,
  phrases,
}: EditorSettings): Extension {
  return [
    mode === 'live'
      ? [liveView, tableGrid, paragraphKeys, partingKeys, joiningKeys, outerLines, breakMarks, emptiedMarks]
      : Prec.high(sourceTheme),
    EditorState.readOnly.of(readOnly),
    readOnly ? [] : placeholder(invitation),
    EditorState.phrases.of(phrases),
    editorSurroundings.of(surroundings),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-readonly': String(readOnly),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      lang: language,
    }),
  ];
}

export const changedSettings = (next: EditorSettings) => settings.reconfigure(settingsOf(next));

/** The state of an editor that holds `text`, to the byte, or goes on with what another one left. */
export function editorState(
  text: string,
  given: EditorSettings,
  wiring: EditorWiring,
  left: EditorSession | null,
): EditorState {
  const around = [wired(wiring), settings.of(settingsOf(given))];
  return left
    ? restored(left, { extensions: [around, baseExtensions(left.text)] })
    : EditorState.create({ doc: text, extensions: [around, baseExtensions(text)] });
}

export function baseExtensions(text: string): Extension {
  return [
    keptLineEndings(text),
    history({ minDepth: 1000 }),
    articleLanguage,
    trackedPlaces,
    putImages(),
    popupField,
    Prec.high(
      keymap.of([
        ...actionKeys,
        { key: 'Enter', run: continueOrLeaveMarkup, shift: continueItem },
        { key: 'Backspace', run: deleteMarkup },
        ...tableKeys,
        { key: 'Tab', run: nestItems, shift: takeItemsOut },
        { key: 'Mod-f', run: openSearchPanel },
        { key: 'Mod-g', run: findNext, shift: findPrevious },
        { key: 'F3', run: findNext, shift: findPrevious },
        { key: 'Escape', run: closeSearchPanel },
      ]),
    ),
    keymap.of([...historyKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    textDirection,
  ];
}

function wired({
  takeFiles,
  onPlainPaste,
  onUnlinkable,
  onLayer,
  onPlaces,
  onOwnScroll,
  onGeometry,
  nonce,
}: EditorWiring): Extension {
  return [
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
    editorTheme,
    highlightSpecialChars(),
    dropCursor(),
    clearMargins,
    pasteAndDrop(takeFiles, onPlainPaste),
    popupPlace((element) => onLayer('popup', element)),
    selectionTools((element) => onLayer('selection', element)),
    annotations,
    spaces,
    EditorView.updateListener.of(({ geometryChanged }) => {
      if (geometryChanged) onGeometry();
    }),
    textPlaces((element) => onLayer('handles', element), onPlaces),
    blocksRoles,
    Prec.highest(
      keymap.of([
        ...blocksKeys,
        {
          key: 'Mod-k',
          run: ({ state }) => {
            if (state.readOnly || !hasNoLink(state)) return false;
            onUnlinkable();
            return true;
          },
        },
      ]),
    ),
    search({
      createPanel: (view) => {
        const dom = document.createElement('div');
        const release = heldBelow(view, dom, onOwnScroll);
        return {
          dom,
          top: true,
          mount: () => onLayer('find', dom),
          destroy: () => {
            release();
            onLayer('find', null);
          },
        };
      },
    }),
  ];
}

/** Lines with right-to-left text take the direction of their first strong character. */
const byItsText = Decoration.line({ attributes: { dir: 'auto' } });

const rightToLeft = new MatchDecorator({
  // Matches to the end of the line, so that each line matches once.
  regexp: /(?:[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud83b[\udc00-\udfff]).*/g,
  decorate: (add, at, _end, _match, { state }) => {
    const { from } = state.doc.lineAt(at);
    add(from, from, byItsText);
  },
});

const textDirection = EditorView.decorations.of((view) => rightToLeft.createDeco(view));
