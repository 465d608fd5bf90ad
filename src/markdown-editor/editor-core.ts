// The core of the editor. Shows the edited text in document mode, or in source mode as plain Markdown.
import { closeHistory } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { DocumentSurface } from './document-surface';
import type { EditorEvents, EditorSettings, TextReader } from './editor-settings';
import { getMarkdown, getOpenedText, OpenedText, replaceDocument } from './editor-state';
import { UnsupportedMarkdownError } from './markdown/markdown-source';
import type { UploadedAddresses } from './placed-images';
import type { SourceSession, SourceSurface } from './source-mode/source-surface';

/** The reason why the editor is in source mode. The person can leave source mode only if the reason is `chosen`. */
export type SourceModeReason = 'chosen' | 'long' | 'unreadable' | 'unverified';

/** The in-memory state that an editor hands over to the editor of the next page. */
export interface EditorSession {
  readonly text: string;
  readonly document: EditorState | null;
  readonly source: SourceSession | null;
  readonly reason: SourceModeReason | null;
  readonly placed: UploadedAddresses;
  readonly scrollTop: number;
  readonly hasFocus: boolean;
}

export interface EditorMode {
  /**
   * The editor that is shown. Null during a change of mode, after one editor is removed and before the other is
   * created.
   */
  readonly surface: DocumentSurface | SourceSurface | null;
  /** Null in document mode. */
  readonly reason: SourceModeReason | null;
}

function openText(text: string): OpenedText | 'long' | 'unreadable' {
  try {
    return new OpenedText(text);
  } catch (error) {
    if (!(error instanceof UnsupportedMarkdownError)) throw error;
    return error.reason === 'too-long' ? 'long' : 'unreadable';
  }
}

export class EditorCore {
  mode: EditorMode = { surface: null, reason: null };
  /** The document with its undo history. It is kept while the text is edited as source. */
  private document: EditorState | null;
  /** The source editor's text with its undo history. It is kept while the text is edited as a document. */
  private source: SourceSession | null;
  private readonly placed: UploadedAddresses;
  /** The initial text of the next source editor, or null to use the current text. */
  private next: string | null;
  private isDestroyed = false;

  constructor(
    private readonly host: HTMLElement,
    initialText: string,
    private settings: EditorSettings,
    private readonly events: EditorEvents,
    private readonly onMode: (mode: EditorMode) => void,
    left: EditorSession | null,
  ) {
    this.document = left?.document ?? null;
    this.source = left?.source ?? null;
    this.placed = left?.placed ?? new Map();
    this.next = left?.text ?? initialText;
    if (left?.reason) void this.showSource(left.reason);
    else if (this.document) this.showDocument(this.document);
    else {
      const opened = openText(initialText);
      if (opened instanceof OpenedText) this.showDocument(opened);
      else void this.showSource(opened);
    }
    if (left) this.goOn(left);
  }

  get text(): TextReader {
    const { next } = this;
    if (next === null && this.mode.surface) return this.mode.surface.text;
    return { whole: () => next ?? '', edits: () => ({ text: next ?? '', edits: [] }) };
  }

  /** Switches to source mode. The document stays editable until the source editor is loaded. */
  async showSource(reason: SourceModeReason): Promise<void> {
    this.setMode({ surface: this.mode.surface, reason });
    const loaded = await import('./source-mode/source-surface').catch(() => null);
    if (this.isDestroyed || this.mode.reason === null) return;
    const before = this.mode.surface;
    if (!loaded) {
      this.setMode({ surface: before, reason: before instanceof DocumentSurface ? null : reason });
      this.events.onLoadError();
      return;
    }
    if (before && !(before instanceof DocumentSurface)) return;
    const text = this.text.whole();
    const place = before && getPlace(before);
    this.document = before?.state ?? this.document;
    this.remove(before);
    this.next = null;
    const { host, source, settings, events, placed } = this;
    const surface = new loaded.SourceSurface(host, text, source, settings, events, placed);
    this.setMode({ surface, reason: this.mode.reason });
    if (place) goToPlace(surface, place);
  }

  /**
   * Returns to document mode. The document keeps its undo history, and all changes made in source mode become one step
   * in this history.
   */
  showDocumentAgain(): void {
    const before = this.mode.surface;
    if (!before || before instanceof DocumentSurface) {
      this.setMode({ surface: before, reason: null });
      return;
    }
    const text = before.text.whole();
    const opened = openText(text);
    if (!(opened instanceof OpenedText)) {
      this.setMode({ surface: before, reason: opened });
      return;
    }
    const place = getPlace(before);
    this.source = before.leave();
    this.remove(before);
    const { document } = this;
    if (!document) this.showDocument(opened);
    else if (getMarkdown(document).text === text) this.showDocument(document);
    else {
      const replaced = document.apply(replaceDocument(document, opened));
      // Closes the current undo step, so that text typed next is a separate step.
      this.showDocument(replaced.apply(closeHistory(replaced.tr)));
    }
    if (this.mode.surface) goToPlace(this.mode.surface, place);
  }

  /** Called when typing pauses. Switches to source mode if the document can't be written as equivalent Markdown. */
  handlePause(): void {
    const { surface, reason } = this.mode;
    if (!(surface instanceof DocumentSurface) || reason !== null || surface.view.composing) return;
    if (getMarkdown(surface.state).isVerified) surface.markAddresses();
    else void this.showSource('unverified');
  }

  /**
   * Reports whether the text may be saved. If the document can't be written as equivalent Markdown, shows it in source
   * mode with a notice.
   */
  verify(): boolean {
    const { surface } = this.mode;
    if (!(surface instanceof DocumentSurface)) return true;
    if (getOpenedText(surface.state).isSavable(surface.state.doc)) return true;
    void this.showSource('unverified');
    return false;
  }

  configure(settings: EditorSettings): void {
    this.settings = settings;
    this.mode.surface?.configure(settings);
  }

  leave(): EditorSession {
    const { surface, reason } = this.mode;
    const isDocument = surface instanceof DocumentSurface;
    return {
      text: this.text.whole(),
      document: isDocument ? surface.state : this.document,
      source: surface && !isDocument ? surface.leave() : this.source,
      reason: isDocument ? null : reason,
      placed: this.placed,
      scrollTop: surface?.handle.scrollTop() ?? 0,
      hasFocus: surface?.hasFocus() ?? false,
    };
  }

  destroy(): void {
    this.isDestroyed = true;
    this.mode.surface?.destroy();
  }

  private setMode(mode: EditorMode): void {
    this.mode = mode;
    this.onMode(mode);
  }

  private showDocument(from: EditorState | OpenedText): void {
    const { host, settings, events, placed } = this;
    const surface = new DocumentSurface(host, from, settings, events, placed, (text) =>
      this.replaceText(text),
    );
    this.next = null;
    this.setMode({ surface, reason: null });
  }

  /** Removes an editor after React has unmounted the components that use it. */
  private remove(surface: DocumentSurface | SourceSurface | null): void {
    if (!surface) return;
    this.setMode({ surface: null, reason: this.mode.reason });
    surface.destroy();
  }

  private replaceText(text: string): void {
    const { surface } = this.mode;
    const opened = openText(text);
    if (!(surface instanceof DocumentSurface)) surface?.handle.replaceAll(text);
    else if (opened instanceof OpenedText) surface.apply(replaceDocument(surface.state, opened));
    else {
      this.next = text;
      void this.showSource(opened);
      this.events.onUpdate(true);
    }
  }

  private goOn({ scrollTop, hasFocus }: EditorSession): void {
    const { surface } = this.mode;
    if (hasFocus) surface?.handle.focus();
    surface?.handle.scrollToTop(scrollTop);
  }
}

interface Place {
  readonly line: number;
  readonly top: number;
  readonly hasFocus: boolean;
}

const getPlace = (surface: DocumentSurface | SourceSurface): Place => ({
  line: surface.cursorLine(),
  top: surface.lineAtTop(),
  hasFocus: surface.hasFocus(),
});

function goToPlace(surface: DocumentSurface | SourceSurface, { line, top, hasFocus }: Place): void {
  surface.setCursor(line);
  surface.handle.scrollToLine(top);
  if (!hasFocus) return;
  surface.handle.focus();
  surface.showCursor();
}
