// Where an article's links and images aren't followed any more.

/** Of more links and images nobody reads an article, and to follow them all would hold the page up for seconds. */
const MOST_SIGNS = 10_000;
const SIGN = /[\\[\]]|<img|\bhref/gi;

/** Whether a text holds so much that its links and images aren't followed: it stays as it is. */
export function isTooDense(text: string): boolean {
  const signs = text.matchAll(SIGN);
  for (let count = 0; count <= MOST_SIGNS; count += 1) if (signs.next().done) return false;
  return true;
}
