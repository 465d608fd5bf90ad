// Lines of the Markdown as it is written now, and their places in the document.
import type { EditorState } from 'prosemirror-state';
import { getMarkdown } from './editor-state';
import { findLine as findLineIn, findPosition as findPositionIn } from './markdown/line-positions';

/** The line (from 1) that a position of the document is written on. */
export const findLine = (state: EditorState, position: number): number =>
  findLineIn(getMarkdown(state), position);

/** The position of the document that a line (from 1) begins with. */
export const findPosition = (state: EditorState, line: number): number =>
  findPositionIn(getMarkdown(state), line);
