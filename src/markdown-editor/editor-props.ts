// The props of the editor's component.
import type { Ref } from 'react';
import type { EditorSession } from './editor-core';
import type { MarkdownEditorHandle } from './editor-handle';
import type { TextReader } from './editor-settings';
import type { EditorServices } from './menus/services';

/**
 * Passes an editor's session from page to page: the editor takes over the previous page's session once, and hands over
 * its own session when it unmounts.
 */
export interface SessionHandover {
  readonly take?: () => EditorSession | null;
  readonly leave?: (session: () => EditorSession) => void;
}

export interface MarkdownEditorProps extends EditorServices {
  /**
   * The initial text. It is read only when the editor mounts, because the editor then owns the text. To show another
   * text, change the `key` or call `replaceAll`.
   */
  readonly initialText: string;
  /**
   * Called after every change. Also called once on mount if the previous editor's session contains text that differs
   * from the initial text.
   */
  readonly onChange: (text: TextReader) => void;
  /**
   * True if the editor grows with its text and a parent element scrolls. False if the editor has a fixed height and
   * scrolls itself.
   */
  readonly isFullHeight: boolean;
  /** The 1-based number of the line that the URL refers to. The editor scrolls to this line. */
  readonly startLine?: number | undefined;
  readonly readOnly: boolean;
  readonly label: string;
  /** The language of the text (`pt-BR`), for spell checking. */
  readonly language: string;
  /** Called when files were pasted or dropped. */
  readonly onFiles: (files: readonly File[], position?: number) => void;
  /** Called with the line of the cursor when typing pauses. */
  readonly onCursorLine?: (line: number) => void;
  /**
   * Called when the user has scrolled. `getTopLine` returns the 1-based line number at the top, with a fraction. Don't
   * call `getTopLine` on each keystroke, because it is slow.
   */
  readonly onScroll: (getTopLine: () => number) => void;
  /** Called when the height of the text, or of an element in it, changed. */
  readonly onGeometry?: () => void;
  readonly session?: SessionHandover | undefined;
  /** The ref's value is null until the editor is mounted. */
  readonly ref?: Ref<MarkdownEditorHandle>;
}
