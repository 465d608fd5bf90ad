// Replaces the placeholders of uploaded images with their addresses. Until an image is uploaded, its address is a
// placeholder. Undo, redo and paste may restore a placeholder, which is then replaced again.
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { UPLOAD_SCHEME } from '~/lib/markdown/upload-placeholder';
import type { NewImage } from './paste/images';
import { nodeTypes } from './schema/schema';

/** The addresses of uploaded images by placeholder, shared by document mode and source mode. */
export type UploadedAddresses = Map<string, string>;

/** Replaces all placeholders with their addresses. The change isn't undoable. */
export function replacePlaceholders({ doc, tr }: EditorState, placed: UploadedAddresses): Transaction | null {
  doc.descendants((node: Node, position) => {
    const { src } = node.attrs;
    if (node.type !== nodeTypes.image || !String(src).startsWith(UPLOAD_SCHEME)) return;
    const address = placed.get(src);
    if (address !== undefined) tr.setNodeAttribute(position, 'src', address);
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

export const createPlacedImagesPlugin = (placed: UploadedAddresses): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, state) =>
      placed.size > 0 && transactions.some(({ docChanged }) => docChanged)
        ? replacePlaceholders(state, placed)
        : null,
  });

/** Reads `![alt](address)`. */
export function readImage(markdown: string): NewImage {
  const [, alt = '', src = ''] = /^!\[([^\]]*)\]\((.*)\)$/s.exec(markdown) ?? [];
  return { src, alt };
}

/** Reads the address from the end of an image, `](address)`. */
export const readAddress = (end: string): string => end.slice(']('.length, -')'.length);
