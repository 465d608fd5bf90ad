// Handles keys while a raw node is selected. Enter starts editing its source. Typed text doesn't replace a selected raw
// inline node. For raw blocks, see `startParagraphPlugin`.
import { type EditorState, NodeSelection, Plugin } from 'prosemirror-state';
import { nodeTypes } from '../schema/schema';
import { startSourceEditing } from './raw-block-view';
import { openRawSource } from './raw-inline-view';

function getSelectedSource({ selection }: EditorState): NodeSelection | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { type } = selection.node;
  return type === nodeTypes.raw_block || type === nodeTypes.raw_inline ? selection : null;
}

export const createRawKeysPlugin = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown(view, event) {
        const selection = getSelectedSource(view.state);
        if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || !selection)
          return false;
        if (selection.node.type === nodeTypes.raw_block)
          return startSourceEditing(view.nodeDOM(selection.from));
        openRawSource(view, selection.from);
        return true;
      },
      handleKeyPress: (view) => getSelectedSource(view.state)?.node.isInline === true,
      handleTextInput: (view) => getSelectedSource(view.state)?.node.isInline === true,
    },
  });
