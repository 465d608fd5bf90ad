// Folders of canned responses. They are derived from slashes in short codes, because the platform has none:
// `billing/eu/refund` is in `billing/eu`, which is in `billing`.

/** The maximum depth of folders. Further segments of a short code are part of the name. */
const DEEPEST = 3;

/** Returns the path of the innermost folder of a short code, or null. */
export function getFolder(shortCode: string): string | null {
  const names = shortCode.split('/', DEEPEST + 1).slice(0, -1);
  // Folder names aren't empty: `/refund` has no folder, and `billing//refund` is in `billing`.
  const end = names.indexOf('');
  return (end === -1 ? names : names.slice(0, end)).join('/') || null;
}
