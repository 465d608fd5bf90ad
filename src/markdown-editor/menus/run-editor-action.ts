// Runs actions from buttons, and determines whether the buttons are disabled or active.
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { EDITOR_ACTIONS, type EditorActionName } from '../commands/editor-actions';
import { getPopup } from './popup-state';

export type ActionFlags = Readonly<Partial<Record<EditorActionName, boolean>>>;

const NAMES = Object.keys(EDITOR_ACTIONS).filter((name): name is EditorActionName => name in EDITOR_ACTIONS);

/** Returns the actions that are disabled, because they have no effect on the selection. */
export const getDisabledActions = (state: EditorState): ActionFlags =>
  Object.fromEntries(NAMES.map((name) => [name, EDITOR_ACTIONS[name].isEnabled?.(state) === false]));

export const getActiveActions = (state: EditorState): ActionFlags =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const isActive = EDITOR_ACTIONS[name].isActive?.(state);
      return isActive === undefined ? [] : [[name, isActive]];
    }),
  );

/** Runs a command and returns the focus to the text, unless the command opened a popup that receives the focus. */
export function runEditorCommand(view: EditorView, command: Command): void {
  command(view.state, view.dispatch, view);
  const popup = getPopup(view.state);
  if (!popup || popup.kind === 'blocks') view.focus();
}

export function runEditorAction(view: EditorView, name: EditorActionName): void {
  if (name === 'find') EDITOR_ACTIONS[name].run(view.state, view.dispatch, view);
  else runEditorCommand(view, EDITOR_ACTIONS[name].run);
}
