// The editor in document mode, which shows the Markdown as a rendered document.
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { type EditorState, type Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type DirectEditorProps, EditorView } from 'prosemirror-view';
import { createAnnotationPlugins } from './annotations';
import { markBareAddresses } from './bare-addresses';
import { createCommandPlugins } from './commands/editor-keys';
import { createDocumentHandle } from './document-handle';
import { findLineAt } from './document-places';
import type { SurfaceHandle } from './editor-handle';
import type { EditorEvents, EditorSettings, TextReader } from './editor-settings';
import {
  createEditorState,
  findDocumentPosition,
  findMarkdownLine,
  getMarkdown,
  getTextEdits,
  OpenedText,
  replacePlugins,
} from './editor-state';
import {
  createDocumentFindTarget,
  createFindKeysPlugin,
  createFindPlugin,
  getFindState,
  isFindRequested,
} from './find/document-find';
import { createFloatingToolsPlugin } from './menus/floating-tools';
import { createBlocksMenuPlugin } from './menus/insertable-blocks';
import { createPopupPlugin } from './menus/popup-state';
import { createViewUpdatesPlugin } from './menus/view-updates';
import { createPastePlugin } from './paste/paste-plugin';
import { createUploadedImagesPlugin, type UploadedAddresses } from './placed-images';
import { nodeTypes } from './schema/schema';
import { ScrollTracker } from './text-scroller';
import { createDecorationsPlugin } from './views/document-decorations';
import { createNodeViews } from './views/node-views';
import { createRawKeysPlugin } from './views/raw-keys';

/** Space between the cursor and an edge of the visible area, in pixels. */
const CARET_MARGIN = 8;

const createPlugins = (events: EditorEvents, placed: UploadedAddresses): readonly Plugin[] => [
  // An open menu handles keys before everything else.
  createPopupPlugin(),
  createBlocksMenuPlugin(),
  createFloatingToolsPlugin(),
  createViewUpdatesPlugin(),
  createFindPlugin(),
  createFindKeysPlugin(events.announce),
  createPastePlugin({ onFiles: events.onFiles, onProblem: events.onPasteProblem }),
  createUploadedImagesPlugin(placed),
  createDecorationsPlugin(),
  createRawKeysPlugin(),
  ...createCommandPlugins(),
  ...createAnnotationPlugins(),
  history({ depth: 1000 }),
  dropCursor({ color: false, width: 2 }),
  gapCursor(),
];

const isEmpty = ({ doc }: EditorState): boolean =>
  doc.childCount === 1 && doc.firstChild?.type === nodeTypes.paragraph && doc.firstChild.content.size === 0;

const createProps = ({
  readOnly,
  label,
  language,
  placeholder,
  views,
}: EditorSettings): Partial<DirectEditorProps> => ({
  editable: () => !readOnly,
  attributes: (state) => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-readonly': String(readOnly),
    ...(isEmpty(state) && !readOnly && { 'aria-placeholder': placeholder }),
    lang: language,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    tabindex: '0',
  }),
  decorations: (state) =>
    isEmpty(state)
      ? DecorationSet.create(state.doc, [
          Decoration.node(0, state.doc.content.size, { 'data-placeholder': placeholder }),
        ])
      : null,
  // The node views depend on the services, so new services require new views.
  nodeViews: createNodeViews(views),
});

export class DocumentSurface {
  readonly view: EditorView;
  readonly handle: SurfaceHandle;
  readonly scroll: ScrollTracker;
  readonly text: TextReader = {
    whole: () => getMarkdown(this.view.state).text,
    edits: () => getTextEdits(this.view.state),
  };
  private readonly observer: ResizeObserver;

  /**
   * `replaceText` replaces the whole text, and switches to source mode if the new text can't be shown as a document.
   */
  constructor(
    host: HTMLElement,
    from: EditorState | OpenedText,
    settings: EditorSettings,
    private readonly events: EditorEvents,
    placed: UploadedAddresses,
    replaceText: (text: string) => void,
  ) {
    const plugins = createPlugins(events, placed);
    this.view = new EditorView(host, {
      state: from instanceof OpenedText ? createEditorState(from, plugins) : replacePlugins(from, plugins),
      ...createProps(settings),
      dispatchTransaction: (transaction) => this.apply(transaction),
      scrollThreshold: this.createMargins(0),
      scrollMargin: this.createMargins(CARET_MARGIN),
      handleScrollToSelection: () => this.showTitle(),
    });
    this.scroll = new ScrollTracker(this.view.dom, () => events.onScroll());
    this.handle = createDocumentHandle(this.view, this.scroll, placed, replaceText);
    this.observer = new ResizeObserver(() => events.onGeometry());
    this.observer.observe(this.view.dom);
  }

  get state(): EditorState {
    return this.view.state;
  }

  /** The target of the find panel while it is open. */
  get find() {
    return getFindState(this.state).isOpen
      ? createDocumentFindTarget(this.view, this.state, this.events.announce)
      : null;
  }

  configure(settings: EditorSettings): void {
    this.view.setProps(createProps(settings));
  }

  apply(transaction: Transaction): void {
    const { state, transactions } = this.view.state.applyTransaction(transaction);
    this.view.updateState(state);
    // Scrolls to the selection if the editor doesn't have the focus, for example because the find panel has it.
    // ProseMirror doesn't scroll in this case.
    if (transaction.scrolledIntoView && !this.view.hasFocus()) this.showCursor();
    if (isFindRequested(transaction)) this.events.onFind();
    this.events.onUpdate(transactions.some(({ docChanged }) => docChanged));
  }

  /** Shows typed addresses as links. Doesn't report a change, because the Markdown stays the same. */
  markAddresses(): void {
    const transaction = markBareAddresses(this.state);
    if (transaction) this.view.updateState(this.state.apply(transaction));
  }

  hasFocus = () => this.view.hasFocus();
  cursorLine = () => findMarkdownLine(this.state, this.state.selection.head);
  /** Returns the 1-based line number, with a fraction, at the top of the visible area. */
  lineAtTop = () => (this.scroll.isTitleVisible ? 1 : findLineAt(this.view, this.scroll.top));

  /** Puts the cursor on a line without focusing the editor. */
  setCursor(line: number): void {
    const { doc, tr } = this.state;
    const position = findDocumentPosition(this.state, line);
    this.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
  }

  showCursor = () => this.scroll.show(this.view.coordsAtPos(this.state.selection.head), CARET_MARGIN);

  destroy(): void {
    this.observer.disconnect();
    this.scroll.destroy();
    this.view.destroy();
  }

  /**
   * Returns the height in pixels that the find panel and the toolbar cover, plus the margin. The properties are
   * getters, because ProseMirror needs the current values each time it scrolls.
   */
  private createMargins(margin: number) {
    const getScroll = () => this.scroll;
    return {
      left: 0,
      right: 0,
      get top() {
        return margin + getScroll().panelHeight;
      },
      get bottom() {
        return margin + getScroll().footHeight;
      },
    };
  }

  /**
   * If the cursor is in the first block, scrolls to the title above the text, provided that the cursor stays visible.
   * Reports whether it scrolled.
   */
  private showTitle(): boolean {
    const { scroll, view } = this;
    const { $head } = view.state.selection;
    if (!scroll.isWithTitle || $head.index(0) > 0 || getFindState(view.state).isOpen) return false;
    const { bottom } = view.coordsAtPos($head.pos);
    if (scroll.toTop(bottom) > scroll.element.clientHeight - scroll.footHeight) return false;
    scroll.jumpTo(0);
    return true;
  }
}
