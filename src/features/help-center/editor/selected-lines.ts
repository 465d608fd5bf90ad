// The lines that are selected, and the blocks that they are of.
import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { isFootnote } from './block-begin';
import { enclosing } from './marks/enclosing';
import { isBlankLine, quoteDepth, quoteMarks } from './marks/quote-marks';

/** Blocks that a mark can stand before: in code, HTML and tables it would be a letter, and a rule would be none. */
const WORDS = /^(?:Paragraph|Task|(?:ATX|Setext)Heading\d)$/;

/** The block that the words of a line are of; null of a line without any. */
export const blockOf = (tree: Tree, { from, text }: Line): SyntaxNode | null =>
  enclosing(tree, from + text.trimEnd().length, -1, ({ type }) => type.is('LeafBlock'));

/** The selected lines that aren't blank; the first where none is. */
export function filledLines({ doc, selection: { ranges } }: EditorState): readonly Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to } of ranges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      lines.set(line.number, line);
      at = line.to + 1;
    }
  }
  const all = [...lines.values()];
  const filled = all.filter(({ text }) => !isBlankLine(text));
  return filled.length > 0 ? filled : all.slice(0, 1);
}

/** Those of words, and an empty one that is in no block. */
export const linesOfWords = (state: EditorState, tree: Tree): readonly Line[] =>
  filledLines(state).filter((line) => {
    const block = blockOf(tree, line);
    return !block || (WORDS.test(block.name) && !isFootnote(state.sliceDoc(block.from, block.to)));
  });

/** What a blank line between two lines consists of: the marks of the quotes that both are in. Null where one is blank. */
function partingLine({ doc }: EditorState, upper: number): string | null {
  if (upper < 1 || upper >= doc.lines) return null;
  const [above, below] = [doc.line(upper).text, doc.line(upper + 1).text];
  if (isBlankLine(above) || isBlankLine(below)) return null;
  return quoteMarks(above, quoteDepth(below)).trimEnd();
}

/** A blank line below what becomes plain text: what stands there would go on with it. */
export function partedBelow(state: EditorState, place: number): ChangeSpec[] {
  const { number, to } = state.doc.lineAt(place);
  const line = partingLine(state, number);
  return line === null ? [] : [{ from: to, insert: `\n${line}` }];
}

/** A blank line above it: it would go on with what stands there, too. */
export function partedAbove(state: EditorState, place: number): ChangeSpec[] {
  const { number, from } = state.doc.lineAt(place);
  const line = partingLine(state, number - 1);
  return line === null ? [] : [{ from, insert: `${line}\n` }];
}

/** Blank lines around what becomes plain text. */
export const partedFrom = (state: EditorState, from: number, to: number): ChangeSpec[] => [
  ...partedAbove(state, from),
  ...partedBelow(state, to),
];

/** Makes changes to lines, with what is selected there; false where there are none to make. */
export function changeLines(
  { state, dispatch }: Parameters<StateCommand>[0],
  changesOf: (state: EditorState) => readonly ChangeSpec[],
): boolean {
  if (state.readOnly) return false;
  const changes = state.changes(changesOf(state));
  if (changes.empty) return false;
  const selection = state.selection.map(changes, 1);
  dispatch(state.update({ changes, selection, userEvent: 'input.format', scrollIntoView: true }));
  return true;
}
