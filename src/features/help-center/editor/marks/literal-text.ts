import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { isWithinLiteral } from '../../popup/typed-slash';
import { treeTo } from '../tree-to';
import { enclosing } from './enclosing';

/** Milliseconds that reading the text up to a place may take. */
const PARSING = 200;

/** Whether the first occurrence of a part of an image stands where Markdown is shown as it is written. */
export function isLiteral(state: EditorState, part: string): boolean {
  const at = state.doc.toString().indexOf(part);
  const tree = at < 0 ? null : ensureSyntaxTree(state, at + part.length, PARSING);
  return tree !== null && !enclosing(tree, at, 1, ({ name }) => name === 'Image');
}

/** Whether Markdown that is put at a place would stand there as it is written, or break what it is put into. */
export const isLiteralPlace = (state: EditorState, at: number): boolean =>
  isWithinLiteral(treeTo(state, at + 1), at);
