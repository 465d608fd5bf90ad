// Converts strings to file names that are readable and valid on every file system. Different strings get different file
// names.

const LONGEST = 80;
/** Names reserved by Windows. */
const KEPT = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Returns a 32-bit hash (FNV-1a). It distinguishes the file names of strings that differ only in invalid characters.
 */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/**
 * Returns the string itself if it is a valid file name. Otherwise returns its valid characters, followed by a hash of
 * the string.
 */
export function toFileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[<>:"/\\|?*\p{C}]+/gu, '-')
    .replace(/^[. -]+/, '')
    .slice(0, LONGEST)
    .replace(/[. -]+$/, '');
  return plain === text && plain !== '' && !KEPT.test(plain) ? plain : `${plain || 'x'}-${shortHash(text)}`;
}
