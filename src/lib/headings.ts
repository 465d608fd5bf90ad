// The headings of a text that is edited, by which its parts are named and gone to.

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** The line of the text, from 1. */
  readonly line: number;
}

/** As many as one looks through: a text may be made of nothing else. */
export const MOST_HEADINGS = 1000;

/** The heading that a line stands below; null above the first one. */
export const headingAt = (headings: readonly Heading[], line: number): Heading | null =>
  headings.findLast((heading) => heading.line <= line) ?? null;

/** The line at which a heading stands by now that was read at another: of several of its text the same one, counted from the top. */
export function lineNow(before: readonly Heading[], now: readonly Heading[], line: number): number {
  const heading = before.find((one) => one.line === line);
  if (!heading) return line;
  const same = (list: readonly Heading[]) => list.filter(({ text }) => text === heading.text);
  return same(now)[same(before).indexOf(heading)]?.line ?? line;
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const FENCE = /^ {0,3}(```+|~~~+)/;

/** Reads the headings that begin with `#`, without parsing the Markdown around them. Lines between fences are skipped. */
export function readHeadings(text: string): readonly Heading[] {
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
