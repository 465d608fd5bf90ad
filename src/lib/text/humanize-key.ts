/**
 * Converts a field's key to words: `boxes_sent`, `boxesSent` and `boxes.sent` become "Boxes sent". Abbreviations keep
 * their capitals.
 */
export function humanizeKey(key: string): string {
  const words = key
    .replaceAll(
      /(\p{Ll}|\d)(\p{Lu})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .split(/[\s._-]+/)
    .filter(Boolean)
    .join(' ');
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}
