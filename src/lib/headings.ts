// Headings of the text in an editor, for its outline and for jumping to a section.
import { createFenceScanner } from './markdown/code-fences';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** The line number, starting at 1. */
  readonly line: number;
}

/** Maximum number of headings in the outline. A long text may consist of headings only. */
export const MAX_HEADINGS = 1000;

/** Returns the heading of the section that contains the line, or null above the first heading. */
export const findHeadingAt = (headings: readonly Heading[], line: number): Heading | null =>
  headings.findLast((heading) => heading.line <= line) ?? null;

/**
 * Returns the current line of a heading. `line` is its line before the edit. Headings with the same text are assumed to
 * be in the same order as before.
 */
export function findMovedLine(before: readonly Heading[], now: readonly Heading[], line: number): number {
  const heading = before.find((one) => one.line === line);
  if (!heading) return line;
  const same = (list: readonly Heading[]) => list.filter(({ text }) => text === heading.text);
  return same(now)[same(before).indexOf(heading)]?.line ?? line;
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;

/** Returns the headings that start with `#`, without parsing the Markdown around them. Skips fenced code blocks. */
export function readHeadings(text: string): readonly Heading[] {
  const headings: Heading[] = [];
  const isCode = createFenceScanner();
  for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
    const [, marks = '', title = ''] = (!isCode(row) && HEADING.exec(row)) || [];
    if (marks !== '') headings.push({ level: marks.length, text: title, line: index + 1 });
  }
  return headings;
}
