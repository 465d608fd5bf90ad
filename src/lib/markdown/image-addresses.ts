// Finds and replaces the URLs of images in a Markdown text.
import { decodeFragment } from './safe-address';

/** The URL of an image and its offset in the text. */
interface ImageAddress {
  readonly from: number;
  readonly address: string;
}

/**
 * Matches escapes, opening brackets, closing brackets with the URL after them (in angle brackets or bare), and `src`
 * attributes of `img` elements. No match extends past the start of another, so that a text with many `![` or `<img`
 * takes linear time.
 */
const PIECE =
  /\\[\s\S]|(!?\[)|(\])(?:\(\s*(?:<([^<>\r\n]+)>|((?:[^()\s<]|\([^()\s<]*\))+))?)?|<img\b[^<>]*?\bsrc\s*=\s*(?:"([^"<]+)|'([^'<]+))/dgi;

/** Returns the URLs of images in a text, in order. */
export function findImageAddresses(text: string): ImageAddress[] {
  const found: ImageAddress[] = [];
  const open: string[] = [];
  for (const { 1: opening, 2: closing, indices = [] } of text.matchAll(PIECE)) {
    if (opening) open.push(opening);
    if (closing && open.pop() !== '![') continue;
    const [from, to] = indices.slice(3).find((place) => place !== undefined) ?? [0, 0];
    if (to > from) found.push({ from, address: text.slice(from, to) });
  }
  return found;
}

/**
 * Resolves a relative URL against the path of the file that contains the URL. Returns an empty string if the text isn't
 * a URL.
 */
export function resolveRelativePath(from: string, address: string): string {
  const place = from.split('/').map(encodeURIComponent).join('/');
  // Escapes percent signs that don't start an escape sequence.
  const plain = address.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  const base = `file:///${place}`;
  return URL.canParse(plain, base) ? decodeFragment(new URL(plain, base).pathname.slice(1)) : '';
}

/** Replaces the URLs of images that are keys of `addresses`. Others stay unchanged. */
export function replaceImageAddresses(text: string, addresses: ReadonlyMap<string, string>): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, address } of findImageAddresses(text)) {
    const after = addresses.get(address);
    if (after === undefined) continue;
    parts.push(text.slice(done, from), after);
    done = from + address.length;
  }
  return parts.join('') + text.slice(done);
}
