// Names that every file system takes, made of any text: readable, and different where the texts are.

const LONGEST = 80;
/** Names that Windows keeps for itself. */
const KEPT = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Of 32 bits (FNV-1a): it only tells apart what would have the same readable name. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The text itself where it can be a name, or else what can of it, and a mark. */
export function fileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[<>:"/\\|?*\p{C}]+/gu, '-')
    .replace(/^[. -]+/, '')
    .slice(0, LONGEST)
    .replace(/[. -]+$/, '');
  return plain === text && plain !== '' && !KEPT.test(plain) ? plain : `${plain || 'x'}-${shortHash(text)}`;
}
