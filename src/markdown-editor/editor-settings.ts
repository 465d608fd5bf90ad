// The options and events that the two editors, for document mode and for source mode, have in common.
import type { Translator } from '~/i18n/use-t';
import type { EditedText } from '~/lib/text/line-ends';
import type { ViewServices } from './menus/services';
import type { PasteProblem } from './paste/paste-plugin';

/** Gives access to the text of the editor. Reading the whole text is slow. */
export interface TextReader {
  readonly whole: () => string;
  readonly edits: () => EditedText;
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
