// Markdown as a syntax tree with exact positions.
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const extensions = [gfm()];
// Omits the tree transforms of the extensions, because they search the parsed text for additional addresses and insert
// nodes without positions.
const mdastExtensions = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);

export const parseTree = (text: string): Root => fromMarkdown(text, { extensions, mdastExtensions });

const CHARACTER_REFERENCE = /^&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]*);/i;
const decoded = new Map<string, string>();

/** Finds a character reference such as `&amp;` at the offset, and the text that it encodes. */
export function parseCharacterReference(
  text: string,
  offset: number,
): { source: string; value: string } | null {
  const source = CHARACTER_REFERENCE.exec(text.slice(offset, offset + 40))?.[0];
  if (source === undefined) return null;
  let value = decoded.get(source);
  if (value === undefined) {
    const block = parseTree(source).children[0];
    const first = block?.type === 'paragraph' ? block.children[0] : undefined;
    value = first?.type === 'text' ? first.value : source;
    decoded.set(source, value);
  }
  return value === source ? null : { source, value };
}
