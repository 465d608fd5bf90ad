// Replaces each control character and direction character with one visible sign, so that offsets stay the same.

/**
 * Control characters, direction controls and invisible characters. Excludes joiners, which emoji and many scripts need.
 */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const getSign = (character: string): string => {
  const code = character.charCodeAt(0);
  if (character === '\t') return character;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return code === 0x2028 || code === 0x2029 ? '\u21b5' : '\u2426';
};

/** Returns the text with invisible characters replaced by signs. Keeps tabs. The length of the text stays the same. */
export function revealInvisibleCharacters(text: string): string {
  return text.replace(HIDDEN, getSign);
}
