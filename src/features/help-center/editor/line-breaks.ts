import { ChangeSet, type ChangeSpec, type Text } from '@codemirror/state';
import type { Span } from './pen';

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
