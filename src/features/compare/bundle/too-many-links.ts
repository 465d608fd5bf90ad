// Limits the number of links and images that are processed in an article.

/** With more links and images than this, processing would block the page for seconds. No real article has as many. */
const MAX_SIGNS = 10_000;
const SIGN = /[\\[\]]|<img|\bhref/gi;

/** Reports whether a text has too many links and images to process, so that they are left unchanged. */
export function hasTooManyLinks(text: string): boolean {
  const signs = text.matchAll(SIGN);
  for (let count = 0; count <= MAX_SIGNS; count += 1) if (signs.next().done) return false;
  return true;
}
