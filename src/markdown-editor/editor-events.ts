// Everything that an editor is created with, and that it reports to its component.
import type { T } from '~/i18n/use-t';
import type { ViewServices } from './menus/services';
import type { PasteProblem } from './paste/paste-plugin';

/** Settings that may change while the editor is open. */
export interface EditorSettings {
  readonly readOnly: boolean;
  readonly label: string;
  /** Shown while nothing is written. */
  readonly placeholder: string;
  /** The language of the text (`pt-BR`), for spell checking. */
  readonly language: string;
  /** CodeMirror's own messages to screen readers, by their English text. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly views: ViewServices;
}

export interface EditorEvents {
  /** The text or the selection changed. */
  readonly onUpdate: (isText: boolean) => void;
  /** The user scrolled. */
  readonly onScroll: () => void;
  /** The height of something in the text changed. */
  readonly onGeometry: () => void;
  readonly onFiles: (files: readonly File[], position?: number) => void;
  readonly onPasteProblem: (problem: PasteProblem) => void;
  /** The find panel is open, and the focus belongs in it. */
  readonly onFind: () => void;
  /** Says something to screen readers. */
  readonly announce: (message: (t: T) => string) => void;
  /** The source editor couldn't be loaded. */
  readonly onLoadError: () => void;
}
