// Folders of canned responses. The platform has none: they come from the slashes in short codes, so `billing/eu/refund` is in
// `billing/eu`, which is in `billing`.

/** Levels of folders. A short code may have any number of slashes: those of deeper levels belong to the name. */
const DEEPEST = 3;

/** Returns the path of a short code's innermost folder, or null if it isn't in a folder. */
export function getFolder(shortCode: string): string | null {
  const names = shortCode.split('/', DEEPEST + 1).slice(0, -1);
  // A name is never empty: `/refund` has no folder, and `billing//refund` is in `billing`.
  const end = names.indexOf('');
  return (end === -1 ? names : names.slice(0, end)).join('/') || null;
}

/**
 * Reports whether a short code belongs to what a list is narrowed to: undefined is all, an empty text is without a folder, and a
 * path includes the folders in it.
 */
export function isInFolder(shortCode: string, path: string | undefined): boolean {
  if (path === undefined) return true;
  const folder = getFolder(shortCode);
  return path === '' ? folder === null : folder === path || `${folder}/`.startsWith(`${path}/`);
}
