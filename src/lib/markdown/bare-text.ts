// The words of HTML that nothing here could read as a tree.

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text between the tags, each of which parts words. No tag is looked for past the start of another. */
export const bareText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
