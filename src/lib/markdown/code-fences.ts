/** Matches an opening code fence. Text after a fence of backticks can't contain backticks, otherwise it's a code span. */
const OPENING = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/**
 * Returns a function that reports whether a line belongs to a fenced code block, including its fences. Call it with
 * each line of a text in order. Ignores a carriage return at the end of a line.
 */
export function createFenceScanner(): (line: string) => boolean {
  let fence: string | null = null;
  return (row) => {
    const line = row.replace(/\r$/, '');
    if (fence === null) {
      const [, backticks, tildes] = OPENING.exec(line) ?? [];
      fence = backticks ?? tildes ?? null;
      return fence !== null;
    }
    if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = null;
    return true;
  };
}
