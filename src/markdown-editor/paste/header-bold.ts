// Removes bold from pasted headings and header cells, because they are shown in bold anyway.
import { Fragment, type Node } from 'prosemirror-model';
import { markTypes, nodeTypes } from '../schema/schema';

const isBold = ({ marks }: Node): boolean => markTypes.strong.isInSet(marks) !== undefined;

/** Removes bold from a text block if all of its text is bold. */
export function removeWholeBold(block: Node): Node {
  const texts = block.children.filter((node) => node.text?.trim());
  if (!texts.every(isBold)) return block;
  return block.copy(
    Fragment.from(block.children.map((node) => node.mark(markTypes.strong.removeFromSet(node.marks)))),
  );
}

/** Removes bold from the headings and header cells in a block if all of their text is bold. */
export function removeHeaderBold(block: Node): Node {
  if (block.type === nodeTypes.heading) return removeWholeBold(block);
  if (block.isTextblock || block.isLeaf) return block;
  const convert = block.type === nodeTypes.table_header ? removeWholeBold : removeHeaderBold;
  return block.copy(Fragment.from(block.children.map(convert)));
}
