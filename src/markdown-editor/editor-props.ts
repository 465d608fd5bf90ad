// The props of the editor's component.
import type { Ref } from 'react';
import type { EditorSession } from './editor-core';
import type { MarkdownEditorHandle } from './editor-handle';
import type { TextReader } from './editor-surface';
import type { EditorServices } from './menus/services';

/** Takes over the session of the previous page's editor once, and hands over this editor's session when it unmounts. */
export interface SessionHandover {
  readonly take?: () => EditorSession | null;
  readonly leave?: (session: () => EditorSession) => void;
}

export interface MarkdownEditorProps extends EditorServices {
  /** Read once; afterwards the editor owns the text. Use another `key` or `replaceAll` for another text. */
  readonly initialText: string;
  /** Called after every change, and if the session of another editor differs from the initial text. */
  readonly onChange: (text: TextReader) => void;
  /** True to grow with the text inside a scrolling parent; false for a box that scrolls. */
  readonly isFullHeight: boolean;
  /** The line in the URL. */
  readonly startLine?: number | undefined;
  readonly readOnly: boolean;
  readonly label: string;
  /** The language of the text (`pt-BR`), for spell checking. */
  readonly language: string;
  /** Called when files were pasted or dropped. */
  readonly onFiles: (files: readonly File[], position?: number) => void;
  /** Called with the line of the cursor when typing pauses. */
  readonly onCursorLine?: (line: number) => void;
  /** Called when the user scrolled, with the line at the top and its fraction. */
  readonly onScrollLine: (line: number) => void;
  /** Called when the height of something in the text changed. */
  readonly onGeometry?: () => void;
  readonly session?: SessionHandover | undefined;
  /** Null until the editor is mounted. */
  readonly ref?: Ref<MarkdownEditorHandle>;
}
