/** A range of a prompt, with the text before and after the range on the same line. */
export interface Excerpt {
  /** The line number, starting at 1. */
  readonly line: number;
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** The maximum number of characters that are shown before and after the range. */
const AROUND = 60;

export function createExcerpt(text: string, from: number, to: number): Excerpt {
  const [, own = ''] = /([^\r\n]*)$/.exec(text.slice(Math.max(0, from - AROUND), from)) ?? [];
  const [, rest = ''] = /^([^\r\n]*)/.exec(text.slice(to, to + AROUND)) ?? [];
  const isCutBefore = own.length === AROUND && from > AROUND;
  const isCutAfter = rest.length === AROUND && to + AROUND < text.length;
  return {
    line: text.slice(0, from).split(/\r\n?|\n/).length,
    // Drops half of a surrogate pair where the text is cut.
    before: isCutBefore ? `…${own.replace(/^[\udc00-\udfff]/, '')}` : own,
    text: text.slice(from, to),
    after: isCutAfter ? `${rest.replace(/[\ud800-\udbff]$/, '')}…` : rest,
  };
}
