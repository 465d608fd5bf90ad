// The addresses of the images in a text: where they stand, what they name, and others in their place.
import { decoded } from './safe-address';

/** Where the address of an image stands in a text. */
interface ImageAddress {
  readonly from: number;
  readonly address: string;
}

/**
 * The pieces of Markdown that say where an image is: an escape, what opens and closes words in brackets, with the address
 * behind them (in angle brackets, or bare), and an element's. No piece is looked for past the start of another of its
 * kind, so that a text of nothing but `![` or `<img` takes no time.
 */
const PIECE =
  /\\[\s\S]|(!?\[)|(\])(?:\(\s*(?:<([^<>\r\n]+)>|([^)\s<]+))?)?|<img\b[^<>]*?\bsrc\s*=\s*(?:"([^"<]+)|'([^'<]+))/dgi;

/** The addresses of a text's images, in their order. */
export function imageAddresses(text: string): ImageAddress[] {
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

/** The path that an address names, seen from a file. */
export function resolvedPath(from: string, address: string): string {
  const place = from.split('/').map(encodeURIComponent).join('/');
  // A per cent sign may mean itself.
  const plain = address.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return decoded(new URL(plain, `file:///${place}`).pathname.slice(1));
}

/** Puts other addresses in the place of some, in images only. */
export function withAddresses(text: string, addresses: ReadonlyMap<string, string>): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, address } of imageAddresses(text)) {
    const after = addresses.get(address);
    if (after === undefined) continue;
    parts.push(text.slice(done, from), after);
    done = from + address.length;
  }
  return parts.join('') + text.slice(done);
}
