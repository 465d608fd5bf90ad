import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Tree } from '@lezer/common';

/** Milliseconds that reading the text up to a place may take where somebody asked for what follows. */
const READING_MS = 200;

/** What the text is, read up to a place: further than what is drawn, or as far as the time allows. */
export const treeTo = (state: EditorState, to: number, milliseconds = READING_MS): Tree =>
  ensureSyntaxTree(state, to, milliseconds) ?? syntaxTree(state);
