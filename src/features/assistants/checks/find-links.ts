/** A web address found in text, with its offsets. */
export interface TextLink {
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

const ADDRESS = /https?:\/\/[^\s<>"'`|[\]{}]+/gi;
const PUNCTUATION = /[.,;:!?*_~…”’»]+$/;

/**
 * Returns the length of an address. The address ends before trailing punctuation and before the closing parenthesis of
 * a Markdown link.
 */
function measureAddress(text: string): number {
  let depth = 0;
  let end = 0;
  while (end < text.length) {
    const character = text.charAt(end);
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) break;
    end += 1;
  }
  return text.slice(0, end).replace(PUNCTUATION, '').length;
}

/** Finds the web addresses in text, both inside and outside Markdown links. */
export function findLinks(text: string): readonly TextLink[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: found, index }) => {
    const to = index + measureAddress(found);
    return { address: text.slice(index, to), from: index, to };
  });
}
