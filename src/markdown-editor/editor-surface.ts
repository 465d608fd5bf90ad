// An editor of the text in one of its two modes: as a document, or as Markdown source.
import type { EditedText } from '~/lib/text/line-ends';
import type { FindTarget } from '~/ui/editor-find/find-target';
import type { EditorSettings } from './editor-events';
import type { SurfaceHandle } from './editor-handle';
import type { ScrollTracker } from './text-scroller';

/** The text of the editor. Getting the whole of it costs time. */
export interface TypedText {
  readonly whole: () => string;
  readonly edits: () => EditedText;
}

export interface Surface {
  readonly handle: SurfaceHandle;
  readonly text: TypedText;
  readonly hasFocus: () => boolean;
  /** The line (from 1, with a fraction) at the top of what is visible. */
  readonly lineAtTop: () => number;
  readonly cursorLine: () => number;
  /** Puts the cursor on a line, without the focus. */
  readonly setCursor: (line: number) => void;
  /** Scrolls the cursor into view. */
  readonly showCursor: () => void;
  readonly scroll: ScrollTracker;
  /** The target of the find panel, while that is open. */
  readonly find: FindTarget | null;
  readonly configure: (settings: EditorSettings) => void;
  readonly destroy: () => void;
}
