// What an editor leaves to the one of another page: the text with its history, where one was in it, and whether one wrote there.
import { historyField } from '@codemirror/commands';
import { EditorState, type EditorStateConfig } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { textOf } from './line-endings';
import { scrollerOf } from './text-scroller';

export interface EditorSession {
  readonly text: string;
  readonly state: unknown;
  readonly scrollTop: number;
  readonly hasFocus: boolean;
}

const FIELDS = { history: historyField };

/** How an editor comes by what another one left, asked once, and leaves what it holds as it leaves the page. */
export interface SessionPassing {
  readonly take?: () => EditorSession | null;
  readonly leave?: (session: () => EditorSession) => void;
}

export const sessionOf = (view: EditorView): EditorSession => ({
  text: textOf(view.state),
  state: view.state.toJSON(FIELDS),
  scrollTop: scrollerOf(view).scrollTop,
  hasFocus: view.hasFocus,
});

/** The state of an editor that goes on with what another one left. */
export const restored = ({ state }: EditorSession, config: EditorStateConfig): EditorState =>
  EditorState.fromJSON(state, config, FIELDS);

/** Puts an editor that has just been made where the other one was left. */
export function goOnIn(view: EditorView, { scrollTop, hasFocus }: EditorSession): void {
  view.requestMeasure({
    read: () => scrollerOf(view),
    write: (scroller) => {
      scroller.scrollTop = scrollTop;
    },
  });
  if (hasFocus) view.focus();
}
