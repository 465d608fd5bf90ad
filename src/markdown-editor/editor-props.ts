// The props of the editor's component.
import type { Ref } from 'react';
import type { EditorSession } from './editor-core';
import type { MarkdownEditorHandle } from './editor-handle';
import type { TypedText } from './editor-surface';
import type { EditorServices } from './menus/services';

/** Takes over the session of the previous page's editor, once, and hands over this editor's session when it is removed. */
export interface SessionPassing {
  readonly take?: () => EditorSession | null;
  readonly leave?: (session: () => EditorSession) => void;
}

export interface MarkdownEditorProps extends EditorServices {
  /** Read once: the editor owns the text from then on. Another text is another editor (`key`), or `replaceAll`. */
  readonly initialText: string;
  /** Called after every change, and if what another editor left isn't the initial text. */
  readonly onChange: (text: TypedText) => void;
  /** As high as its text, so that it scrolls with what is above it; otherwise a box that scrolls. */
  readonly isFullHeight: boolean;
  /** The line that the URL leads to. */
  readonly startLine?: number | undefined;
  readonly readOnly: boolean;
  readonly label: string;
  /** The language of the text (`pt-BR`), for spell checking. */
  readonly language: string;
  /** Files were pasted or dropped. */
  readonly onFiles: (files: readonly File[], position?: number) => void;
  /** The line that the cursor is on, once typing pauses. */
  readonly onCursorLine?: (line: number) => void;
  /** The user scrolled: the line at the top, with its fraction. */
  readonly onScrollLine: (line: number) => void;
  /** The height of something in the text changed. */
  readonly onGeometry?: () => void;
  readonly session?: SessionPassing | undefined;
  /** Null until the editor is on screen. */
  readonly ref?: Ref<MarkdownEditorHandle>;
}
