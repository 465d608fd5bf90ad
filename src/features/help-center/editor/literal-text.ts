import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { enclosing } from './enclosing';

/** Milliseconds that reading the text up to an image may take. */
const PARSING = 200;

/** Whether the first occurrence of a part of an image stands where Markdown is shown as it is written. */
export function isLiteral(state: EditorState, part: string): boolean {
  const at = state.doc.toString().indexOf(part);
  const tree = at < 0 ? null : ensureSyntaxTree(state, at + part.length, PARSING);
  return tree !== null && !enclosing(tree, at, 1, ({ name }) => name === 'Image');
}
