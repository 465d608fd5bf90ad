// Inserts images into the text and removes them, even while their files are being uploaded.
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { nodeTypes } from '../schema/schema';

export interface NewImage {
  readonly src: string;
  readonly alt: string;
}

/**
 * Inserts images at a position, or replaces the selection. In a table cell or on an empty line, inserts the images
 * exactly there. Otherwise, adds them as separate paragraphs below the text, in the same list item or quote.
 */
export const insertImages =
  (images: readonly NewImage[], position?: number): Command =>
  (state, dispatch) => {
    if (images.length === 0) return false;
    dispatch?.(createImageInsertion(state, images, position).scrollIntoView());
    return true;
  };

function createImageInsertion(
  state: EditorState,
  images: readonly NewImage[],
  position: number | undefined,
): Transaction {
  const transaction = state.tr;
  if (position === undefined) transaction.deleteSelection();
  const end = state.doc.content.size;
  const $at = transaction.doc.resolve(
    position === undefined ? transaction.selection.from : Math.min(position, end),
  );
  const nodes = images.map((image) => nodeTypes.image.create(image));
  const isInCell = $at.node(-1)?.type.spec.tableRole !== undefined;
  const paragraphs = nodes.map((image) => nodeTypes.paragraph.create(null, image));
  if (isInCell) {
    const inlineNodes = nodes.flatMap((image, index) =>
      index === 0 ? [image] : [nodeTypes.hard_break.create(), image],
    );
    return transaction.replace($at.pos, $at.pos, new Slice(Fragment.from(inlineNodes), 0, 0));
  }
  const isEmptyLine = $at.parent.type === nodeTypes.paragraph && $at.parent.content.size === 0;
  const from = isEmptyLine ? $at.before() : getBlockEnd($at);
  transaction.replaceWith(from, isEmptyLine ? $at.after() : from, paragraphs);
  if (position !== undefined) return transaction;
  const after = from + Fragment.from(paragraphs).size;
  const next = transaction.doc.resolve(after).nodeAfter;
  // Adds an empty paragraph if needed, so that text typed next goes below the images.
  if (next?.type !== nodeTypes.paragraph || next.content.size > 0)
    transaction.insert(after, nodeTypes.paragraph.create());
  return transaction.setSelection(Selection.near(transaction.doc.resolve(after + 1)));
}

const getBlockEnd = ($at: ReturnType<Node['resolve']>): number =>
  $at.parent.isTextblock ? $at.after() : $at.pos;

/**
 * Removes the image with this address. Also removes its paragraph if the paragraph becomes empty. The change can't be
 * undone.
 */
export const removeImage =
  (src: string): Command =>
  (state, dispatch) => {
    let found: number | null = null;
    state.doc.descendants((node, position) => {
      if (node.type === nodeTypes.image && node.attrs.src === src) found ??= position;
      return found === null;
    });
    if (found === null) return false;
    const $image = state.doc.resolve(found);
    const isAlone = $image.parent.childCount === 1 && $image.depth > 0 && $image.node(-1).childCount > 1;
    const [from, to] = isAlone ? [$image.before(), $image.after()] : [found, found + 1];
    dispatch?.(state.tr.delete(from, to).setMeta('addToHistory', false));
    return true;
  };
