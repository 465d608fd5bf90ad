// Replaces the placeholder addresses of images with the addresses of the uploaded files. An image has a placeholder
// address until it is uploaded. Placeholders that undo, redo or paste bring back are replaced again.
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
import type { NewImage } from './paste/images';
import { nodeTypes } from './schema/schema';

/** Maps placeholders to the addresses of uploaded images. Document mode and source mode share the map. */
export type UploadedAddresses = Map<string, string>;

/** Replaces the placeholders of uploaded images with their addresses. The change can't be undone. */
export function replaceImagePlaceholders(
  { doc, tr }: EditorState,
  placed: UploadedAddresses,
): Transaction | null {
  doc.descendants((node: Node, position) => {
    const { src } = node.attrs;
    if (node.type !== nodeTypes.image || !String(src).startsWith(UPLOAD_SCHEME)) return;
    const address = placed.get(src);
    if (address !== undefined) tr.setNodeAttribute(position, 'src', address);
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

export const createUploadedImagesPlugin = (placed: UploadedAddresses): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, state) =>
      placed.size > 0 && transactions.some(({ docChanged }) => docChanged)
        ? replaceImagePlaceholders(state, placed)
        : null,
  });

/** Parses an image in Markdown, `![alt](address)`. */
export function parseMarkdownImage(markdown: string): NewImage {
  const [, alt = '', src = ''] = /^!\[([^\]]*)\]\((.*)\)$/s.exec(markdown) ?? [];
  return { src, alt };
}

/** Returns the address from the end of an image's Markdown, `](address)`. */
export const parseImageAddress = (end: string): string => end.slice(']('.length, -')'.length);
