/**
 * The maximum number of matches of `SIGN` in an article whose links and images are processed. A Markdown link has at
 * least two matches. Processing more matches would block the page for seconds, and no real article contains that many.
 */
const MAX_SIGNS = 10_000;
const SIGN = /[\\[\]]|<img|\bhref/gi;

/** Reports whether a text has too many links and images to process. Such a text is left unchanged. */
export function hasTooManyLinks(text: string): boolean {
  const signs = text.matchAll(SIGN);
  for (let count = 0; count <= MAX_SIGNS; count += 1) if (signs.next().done) return false;
  return true;
}
