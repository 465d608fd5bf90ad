import type { ChangeSpec, Text } from '@codemirror/state';
import type { Span } from './pen';

/** Makes one line of the words of a block: blanks part what was on lines of its own, and the backslash of a line break goes. */
export function asOneLine(doc: Text, { from, to }: Span): ChangeSpec[] {
  const breaks = doc.sliceString(from, to).matchAll(/(\\*)([ \t]*)\n[ \t>]*/g);
  return [...breaks].map(({ index, 0: whole, 1: slashes = '', 2: blanks }) => {
    const isBroken = blanks === '' && slashes.length % 2 === 1;
    const begin = from + index + slashes.length - (isBroken ? 1 : 0);
    return { from: begin, to: from + index + whole.length, insert: ' ' };
  });
}
