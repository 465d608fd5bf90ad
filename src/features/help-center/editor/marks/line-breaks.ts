import { syntaxTree } from '@codemirror/language';
import { ChangeSet, type ChangeSpec, type EditorState, type Text } from '@codemirror/state';
import { escapes } from '../tables/table-cell-text';
import { emptyBegunLine } from './break-marks';
import { enclosing, LINES } from './enclosing';
import type { Span } from './pen';
import { wordsBegin } from './quote-marks';

/** A line break within a block, with the blanks before it and the marks behind it. */
const BREAK = /(\\*)([ \t]*)\n[ \t>]*/g;

/** Makes one line of the words of a block: blanks part what was on lines of its own, and the backslash of a line break goes. */
export function asOneLine(doc: Text, { from, to }: Span): ChangeSpec[] {
  const breaks = doc.sliceString(from, to).matchAll(BREAK);
  return [...breaks].map(({ index, 0: whole, 1: slashes = '', 2: blanks }) => {
    const isBroken = blanks === '' && slashes.length % 2 === 1;
    const begin = from + index + slashes.length - (isBroken ? 1 : 0);
    return { from: begin, to: from + index + whole.length, insert: ' ' };
  });
}

/** The words of a block as they are on one line. */
export function oneLine(doc: Text, words: Span): string {
  const changes = ChangeSet.of(asOneLine(doc, words), doc.length);
  return changes.apply(doc).sliceString(words.from, changes.mapPos(words.to, 1));
}

/**
 * The line break that a place is at, from its backslash to where the words below begin; null where none is. That of a line which
 * was begun below the last words has no backslash as long as the line is empty.
 */
export function breakAround(state: EditorState, at: number): Span | null {
  const { doc } = state;
  const line = doc.lineAt(at);
  const begun = emptyBegunLine(state);
  if (begun && begun.to >= line.from && begun.to <= line.to) return begun;
  const isBelow = at - line.from <= wordsBegin(line.text);
  const upper = line.number - (isBelow ? 1 : 0);
  if (upper < 1 || upper >= doc.lines) return null;
  const [above, below] = [doc.line(upper), doc.line(upper + 1)];
  if (!escapes(above.text) || at < above.to - 1) return null;
  const words = enclosing(syntaxTree(state), above.to, -1, ({ name }) => LINES.test(name));
  if (!words || words.to < below.from) return null;
  return { from: above.to - 1, to: below.from + wordsBegin(below.text) };
}
