// Limits the number of links and images that are processed in an article.

/** Above this number, processing would block the page for seconds. No real article has so many. */
const MOST_SIGNS = 10_000;
const SIGN = /[\\[\]]|<img|\bhref/gi;

/** Reports whether a text has so many links and images that they are left unchanged. */
export function isTooDense(text: string): boolean {
  const signs = text.matchAll(SIGN);
  for (let count = 0; count <= MOST_SIGNS; count += 1) if (signs.next().done) return false;
  return true;
}
