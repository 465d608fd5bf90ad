/**
 * The maximum number of links and images that are processed in an article. Processing more of them would block the page
 * for seconds, and no real article contains that many.
 */
const MAX_SIGNS = 10_000;
const SIGN = /[\\[\]]|<img|\bhref/gi;

/** Reports whether a text has too many links and images to process. Such a text is left unchanged. */
export function hasTooManyLinks(text: string): boolean {
  const signs = text.matchAll(SIGN);
  for (let count = 0; count <= MAX_SIGNS; count += 1) if (signs.next().done) return false;
  return true;
}
