// Extracts text from HTML that can't be parsed into a tree.

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Returns the text between tags, with a space for each tag. A tag never extends past the next `<`, so that the
 * replacement takes linear time.
 */
export const stripTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
