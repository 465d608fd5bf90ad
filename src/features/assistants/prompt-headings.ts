// The headings of a prompt, by which its parts are named. They are read as people write them, without a whole Markdown parser.
import type { Heading } from '~/lib/headings';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const FENCE = /^ {0,3}(```+|~~~+)/;

/** The headings in order; what stands between fences is none. */
export function headingsOf(text: string): readonly Heading[] {
  const headings: Heading[] = [];
  let fence: string | null = null;
  for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
    const mark = FENCE.exec(row)?.[1];
    if (mark !== undefined) {
      if (fence === null) fence = mark;
      else if (mark.startsWith(fence)) fence = null;
      continue;
    }
    const [, marks = '', title = ''] = (fence === null && HEADING.exec(row)) || [];
    if (marks !== '') headings.push({ level: marks.length, text: title, line: index + 1 });
  }
  return headings;
}
