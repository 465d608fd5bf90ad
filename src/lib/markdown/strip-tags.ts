// Extracts text from HTML that can't be parsed into a tree.

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Returns the text outside of tags, with each tag replaced by a space. A tag never extends past the next `<`, so that
 * the replacement takes linear time.
 */
export const stripTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
