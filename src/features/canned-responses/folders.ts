// Derives the folders of canned responses from slashes in their short codes, because the platform has no folders. For
// example, `billing/eu/refund` is in `billing/eu`, which is in `billing`.

/** The maximum depth of folders. Deeper segments of a short code are part of the response's name. */
const DEEPEST = 3;

/** Returns the path of the innermost folder of a short code, or null if it has no folder. */
export function getShortCodeFolder(shortCode: string): string | null {
  const names = shortCode.split('/', DEEPEST + 1).slice(0, -1);
  // An empty segment ends the path: `/refund` has no folder, and `billing//refund` is in `billing`.
  const end = names.indexOf('');
  return (end === -1 ? names : names.slice(0, end)).join('/') || null;
}
