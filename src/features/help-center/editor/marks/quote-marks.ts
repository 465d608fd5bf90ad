import { blanksBefore, isBlank } from './blanks';

const MARK = /[ \t]*> ?/g;
const MARKS = /^(?:[ \t]*> ?)*/;

/** The marks of quotes that a line begins with, `most` of them, each with the blank that belongs to it. */
export const quoteMarks = (text: string, most = Number.POSITIVE_INFINITY): string =>
  (MARKS.exec(text)?.[0].match(MARK) ?? []).slice(0, most).join('');

/** How many quotes a line is in, by its marks. */
export const quoteDepth = (text: string): number => quoteMarks(text).replace(/[^>]/g, '').length;

/** Whether a line has nothing behind the marks of its quotes. */
export const isBlankLine = (text: string): boolean => isBlank(text.slice(quoteMarks(text).length));

/** How far into a line its words begin, behind the marks of its quotes and blanks. */
export function wordsBegin(text: string): number {
  const quotes = quoteMarks(text).length;
  return quotes + blanksBefore(text.slice(quotes));
}
