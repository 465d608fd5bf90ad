// The common interface of the two editors (for document mode and for source mode): their options and their API.
import type { Translator } from '~/i18n/use-t';
import type { EditedText } from '~/lib/text/line-ends';
import type { FindTarget } from '~/ui/editor-find/find-target';
import type { SurfaceHandle } from './editor-handle';
import type { ViewServices } from './menus/services';
import type { PasteProblem } from './paste/paste-plugin';
import type { ScrollTracker } from './text-scroller';

/** Gives access to the text of the editor. Reading the whole text is slow. */
export interface TextReader {
  readonly whole: () => string;
  readonly edits: () => EditedText;
}

export interface EditorSurface {
  readonly handle: SurfaceHandle;
  readonly text: TextReader;
  readonly hasFocus: () => boolean;
  /** Returns the 1-based line number, with a fraction, at the top of the visible area. */
  readonly lineAtTop: () => number;
  readonly cursorLine: () => number;
  /** Puts the cursor on a line without focusing the editor. */
  readonly setCursor: (line: number) => void;
  /** Scrolls the cursor into view. */
  readonly showCursor: () => void;
  readonly scroll: ScrollTracker;
  /** The target of the find panel while it is open. */
  readonly find: FindTarget | null;
  readonly configure: (settings: EditorSettings) => void;
  readonly destroy: () => void;
}

/** Settings that may change while the editor is open. */
export interface EditorSettings {
  readonly readOnly: boolean;
  readonly label: string;
  readonly placeholder: string;
  /** The language of the text (`pt-BR`), for spell checking. */
  readonly language: string;
  /** Maps the English text of CodeMirror's own screen reader messages to their translations. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly views: ViewServices;
}

export interface EditorEvents {
  /** Called when the text or the selection changed. */
  readonly onUpdate: (isText: boolean) => void;
  /** Called when the user scrolled. */
  readonly onScroll: () => void;
  /** Called when the height of the text, or of an element in it, changed. */
  readonly onGeometry: () => void;
  readonly onFiles: (files: readonly File[], position?: number) => void;
  readonly onPasteProblem: (problem: PasteProblem) => void;
  /** Called when the find panel is open and should take the focus. */
  readonly onFind: () => void;
  /** Announces a message to screen readers. */
  readonly announce: (message: (t: Translator) => string) => void;
  /** Called when the source editor couldn't be loaded. */
  readonly onLoadError: () => void;
}
