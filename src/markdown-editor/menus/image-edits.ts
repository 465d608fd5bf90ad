// Changes around an image: one that is already in use, and captions.
import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { markTypes, nodeTypes, schema } from '../schema/schema';
import { setPopup } from './popup-state';

/** Reports whether an image can have a caption: nothing but a caption comes after it in its paragraph. */
export function canAddCaption(doc: Node, position: number): boolean {
  const $after = doc.resolve(position + 1);
  return $after.parent.type === nodeTypes.paragraph && $after.parentOffset === $after.parent.content.size;
}

/** Starts a caption: an italic line below the image, which stays in its paragraph. The next text typed is the caption. */
export function addCaption({ doc, tr }: EditorState, position: number): Transaction {
  const after = position + 1;
  const $after = doc.resolve(after);
  if ($after.nodeAfter?.type !== nodeTypes.hard_break) tr.insert(after, nodeTypes.hard_break.create());
  return setPopup(tr, null)
    .setSelection(TextSelection.create(tr.doc, after + 1))
    .setStoredMarks([schema.mark(markTypes.em)])
    .scrollIntoView();
}
