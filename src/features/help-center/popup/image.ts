// An image in the text, and what its alternative text changes: only that, to the byte.
import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { alternativeText } from '~/domain/image-address';
import { imageLines } from '../editor/image-lines';
import { linkAt, nodeAround, withinCell } from './link';
import { setPopup } from './popup';
import { selectionToolsField } from './selection-tools';

interface Span {
  readonly from: number;
  readonly to: number;
}

export interface ImagePlace extends Span {
  /** Where its alternative text is. */
  readonly label: Span;
}

const isImage = ({ name }: SyntaxNode) => name === 'Image';

/** The image around a place; null where there is none. */
export function imageAt(state: EditorState, place: Span): ImagePlace | null {
  const node = nodeAround(state, place, isImage);
  const [open, close] = node?.getChildren('LinkMark') ?? [];
  return node && open && close
    ? { from: node.from, to: node.to, label: { from: open.to, to: close.from } }
    : null;
}

/** Without the signs that keep it between its brackets. */
export const alternativeAt = (state: EditorState, { label }: ImagePlace): string =>
  state.sliceDoc(label.from, label.to).replace(/\\([\\[\]|])/g, '$1');

/** An alternative text as it stands between the brackets of an image at a place. */
export const writtenAlternative = (state: EditorState, place: Span, alternative: string): string =>
  withinCell(state, place, alternativeText(alternative.trim()));

export function alternativeChange(
  state: EditorState,
  place: ImagePlace,
  alternative: string,
): TransactionSpec {
  const isSame = alternative === alternativeAt(state, place);
  const insert = writtenAlternative(state, place, alternative);
  return {
    changes: isSame ? [] : { ...place.label, insert },
    effects: setPopup.of(null),
    userEvent: 'input.image',
  };
}

/** Puts an image that has its address at a place. */
export function imageInsertion(
  state: EditorState,
  { from, to }: Span,
  image: { alternative: string; address: string },
): TransactionSpec {
  const { above, below, cursor } = imageLines(state, from, to);
  const markdown = `![${alternativeText(image.alternative)}](${image.address})`;
  const written = above + withinCell(state, { from, to }, markdown);
  return {
    changes: { from, to, insert: state.toText(written + below) },
    selection: { anchor: from + written.length + cursor },
    effects: setPopup.of(null),
    userEvent: 'input.image',
    scrollIntoView: true,
  };
}

/** So many characters are no words of a link: whether they could be isn't looked at. */
const MOST_LINKED = 20_000;

/** There is no link at the selection, and none can be made: it reaches over several blocks, or is in code. */
export function hasNoLink(state: EditorState): boolean {
  const { main } = state.selection;
  return main.to - main.from > MOST_LINKED || (imageAt(state, main) ?? linkAt(state, main)) === null;
}

/** Words are selected that can't become a link. */
export const isUnlinkable = (state: EditorState): boolean => !state.selection.main.empty && hasNoLink(state);

/** Opens the fields of the link at the selection, or of the image that the cursor is in. */
export const openLink: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const image = imageAt(state, main);
  const place = image ?? linkAt(state, main);
  if (state.readOnly || !place) return !state.readOnly;
  const { from, to } = place;
  const kind = image ? 'alternative' : 'link';
  dispatch(
    state.update({
      effects: setPopup.of({
        kind,
        from,
        to,
        ...(state.field(selectionToolsField, false) && { isAbove: true }),
      }),
    }),
  );
  return true;
};

/** Opens what an image is chosen by, to take the place of the selection. */
export const openImage: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const { from, to } = state.selection.main;
  dispatch(state.update({ effects: setPopup.of({ kind: 'image', from, to }) }));
  return true;
};
