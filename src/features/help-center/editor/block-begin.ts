/** Signs that begin a block where words of a paragraph begin: a number's length first. */
const BEGIN =
  /^(?:(\d{1,9})[.)](?=[ \t]|$)|[-+*](?=[ \t]|$)|#{1,6}(?=[ \t]|$)|>|`{3}[^`]*$|~{3}|(?:[-*_][ \t]*){3,}$)/;

/** Words that are a footnote on the page, which the editor doesn't know. */
export const isFootnote = (words: string): boolean => /^\[\^[^\]]+\]:/.test(words);

/** How far into words the backslash belongs that keeps them from beginning another block; null where they begin none. */
export function backslashAt(words: string): number | null {
  const found = BEGIN.exec(words);
  return found && (found[1]?.length ?? 0);
}

/** Whether that is all that stands before the first word of a line: the marks of quotes and items. */
export const isBeforeWords = (text: string): boolean =>
  /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*$/.test(text);
