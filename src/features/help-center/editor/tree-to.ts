import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Tree } from '@lezer/common';

/** Milliseconds that reading the text up to a place may take. */
const READING_MS = 200;

/** What the text is, read up to a place: further than what is drawn, or as far as the time allows. */
export const treeTo = (state: EditorState, to: number): Tree =>
  ensureSyntaxTree(state, to, READING_MS) ?? syntaxTree(state);
