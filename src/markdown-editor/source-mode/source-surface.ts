// The editor in source mode, which shows the Markdown in CodeMirror. Loaded on demand.
import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  search,
  searchPanelOpen,
} from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, placeholder } from '@codemirror/view';
import { getNonce } from 'get-nonce';
import { normalizeLineBreaks, restoreLineBreaks } from '~/lib/text/line-ends';
import { findReplacement } from '~/lib/text/text-changes';
import { createCodeMirrorFindTarget } from '~/ui/editor-find/code-mirror-find';
import { fixLongLineLayout } from '~/ui/text/long-lines';
import type { SurfaceHandle } from '../editor-handle';
import type { EditorEvents, EditorSettings, TextReader } from '../editor-settings';
import type { UploadedAddresses } from '../placed-images';
import { ScrollTracker } from '../text-scroller';
import { createSourceHandle, replaceSourcePlaceholders } from './source-handle';

/** Uses only Mantine's variables for colors, so that it needs no separate rules for light and dark mode. */
const sourceTheme = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontSize: '0.9em',
    lineHeight: 'inherit',
    overflow: 'visible',
  },
  '.cm-content': {
    padding: 'var(--mantine-spacing-xs) 0 calc(var(--sheet, 0px) + var(--keyboard, 0px) + 7rem)',
    margin: '0 auto',
    maxWidth: 'var(--column)',
    caretColor: 'var(--mantine-color-text)',
  },
  '.cm-line': { padding: '0 var(--mantine-spacing-md)' },
  '.cm-content ::selection': {
    backgroundColor: 'light-dark(var(--mantine-color-blue-1), var(--mantine-color-blue-9))',
  },
  '.cm-specialChar': { color: 'var(--mantine-color-error)' },
});

const FIELDS = { history: historyField };

/** The state of a closed source editor: its text, and CodeMirror's state with the undo history as JSON. */
export interface SourceSession {
  readonly text: string;
  readonly state: unknown;
}

const settingsCompartment = new Compartment();

const configureSettings = (settings: EditorSettings): Extension => [
  EditorState.readOnly.of(settings.readOnly),
  settings.readOnly ? [] : placeholder(settings.placeholder),
  EditorState.phrases.of(settings.phrases),
  EditorView.contentAttributes.of({
    'aria-label': settings.label,
    'aria-readonly': String(settings.readOnly),
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    lang: settings.language,
  }),
];

/**
 * Creates a hidden element in place of CodeMirror's find panel, because React renders the find panel outside of the
 * editor.
 */
const createNoPanel = () => ({ dom: Object.assign(document.createElement('div'), { hidden: true }) });

const createKeys = ({ onFind }: EditorEvents): Extension =>
  keymap.of([
    {
      key: 'Mod-f',
      run(view) {
        onFind();
        return openSearchPanel(view);
      },
    },
    { key: 'Mod-g', run: findNext, shift: findPrevious, preventDefault: true },
    { key: 'F3', run: findNext, shift: findPrevious, preventDefault: true },
    { key: 'Escape', run: closeSearchPanel },
    ...historyKeymap,
    ...defaultKeymap,
  ]);

/** Uploads pasted and dropped files. Everything else is inserted as plain text. */
const createFileHandlers = ({ onFiles }: EditorEvents): Extension =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.clipboardData?.getData('text/plain') || view.state.readOnly)
        return false;
      onFiles(files);
      return true;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || view.state.readOnly) return false;
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
      view.focus();
      onFiles(files, position ?? view.state.selection.main.head);
      return true;
    },
  });

export class SourceSurface {
  readonly view: EditorView;
  readonly handle: SurfaceHandle;
  readonly scroll: ScrollTracker;
  readonly text: TextReader;

  /** Restores the undo history of the previous source editor if the text is still the same. */
  constructor(
    host: HTMLElement,
    text: string,
    left: SourceSession | null,
    settings: EditorSettings,
    events: EditorEvents,
    placed: UploadedAddresses,
  ) {
    const nonce = getNonce();
    const extensions: Extension = [
      nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
      sourceTheme,
      settingsCompartment.of(configureSettings(settings)),
      highlightSpecialChars(),
      history({ minDepth: 1000 }),
      search({ createPanel: createNoPanel }),
      createKeys(events),
      createFileHandlers(events),
      EditorView.lineWrapping,
      EditorView.perLineTextDirection.of(true),
      EditorView.scrollMargins.of(() => ({
        top: this.scroll.panelHeight,
        bottom: this.scroll.footHeight,
      })),
      EditorView.updateListener.of(({ docChanged, geometryChanged, transactions }) => {
        if (transactions.length > 0) events.onUpdate(docChanged);
        if (geometryChanged) events.onGeometry();
        if (docChanged && placed.size > 0) queueMicrotask(() => replaceSourcePlaceholders(this.view, placed));
      }),
    ];
    this.view = new EditorView({
      parent: host,
      state:
        left?.text === text
          ? EditorState.fromJSON(left.state, { extensions }, FIELDS)
          : EditorState.create({ doc: text, extensions }),
    });
    fixLongLineLayout(this.view);
    const getTyped = () => this.view.state.doc.toString();
    this.text = {
      whole: () => restoreLineBreaks(text, getTyped()),
      edits: () => ({ text, edits: [findReplacement(normalizeLineBreaks(text), getTyped())].flat() }),
    };
    this.scroll = new ScrollTracker(this.view.dom, () => events.onScroll());
    this.handle = createSourceHandle(this.view, this.scroll, placed);
  }

  get find() {
    const { view } = this;
    return searchPanelOpen(view.state) ? createCodeMirrorFindTarget(view, view.state) : null;
  }

  configure(settings: EditorSettings): void {
    this.view.dispatch({ effects: settingsCompartment.reconfigure(configureSettings(settings)) });
  }

  leave = (): SourceSession => ({ text: this.text.whole(), state: this.view.state.toJSON(FIELDS) });
  hasFocus = () => this.view.hasFocus;
  cursorLine = () => this.view.state.doc.lineAt(this.view.state.selection.main.head).number;

  setCursor(line: number): void {
    const { doc } = this.view.state;
    this.view.dispatch({ selection: { anchor: doc.line(Math.min(Math.max(1, line), doc.lines)).from } });
  }

  showCursor = () =>
    this.view.dispatch({
      effects: EditorView.scrollIntoView(this.view.state.selection.main.head, { yMargin: 160 }),
    });

  lineAtTop = () => {
    if (this.scroll.isTitleVisible) return 1;
    const height = this.scroll.top - this.view.documentTop;
    const block = this.view.lineBlockAtHeight(Math.max(0, height));
    const inside = block.height > 0 ? Math.max(0, height - block.top) / block.height : 0;
    return this.view.state.doc.lineAt(block.from).number + Math.min(inside, 0.999);
  };

  destroy(): void {
    this.scroll.destroy();
    this.view.destroy();
  }
}
