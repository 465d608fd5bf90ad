// The keys of the menu of blocks, and what is said of it to screen readers: the cursor stays in the text.
import type { EditorState } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding } from '@codemirror/view';
import { editorSurroundings } from '../editor/editor-texts';
import { insertChosen, offeredBlocks } from './blocks';
import { blocksPopup, popupField, setPopup } from './popup';

export const BLOCKS_MENU = 'blocks-menu';

export const blockId = (name: string): string => `${BLOCKS_MENU}-${name}`;

/** What the menu shows, in its order; null where it isn't shown. */
function shown(state: EditorState) {
  const popup = blocksPopup(state);
  if (!popup) return null;
  const { matches, others } = offeredBlocks(popup.query, state.facet(editorSurroundings).blockLabel);
  const names = [...matches, ...others];
  const chosen = names[popup.chosen];
  return chosen ? { popup, names, chosen } : null;
}

const choose =
  (by: 1 | -1): Command =>
  (view) => {
    const menu = shown(view.state);
    if (!menu) return false;
    const { popup, names } = menu;
    const chosen = (popup.chosen + by + names.length) % names.length;
    view.dispatch({ effects: setPopup.of({ ...popup, chosen }) });
    return true;
  };

const insert: Command = (view) => {
  const menu = shown(view.state);
  return menu ? insertChosen(menu.chosen)(view) : false;
};

const leave: Command = (view) => {
  if (!shown(view.state)) return false;
  view.dispatch({ effects: setPopup.of(null) });
  return true;
};

/** They go before the editor's own keys, which they are where the menu isn't shown. */
export const blocksKeys: readonly KeyBinding[] = [
  { key: 'ArrowDown', run: choose(1) },
  { key: 'ArrowUp', run: choose(-1) },
  { key: 'Enter', run: insert },
  { key: 'Tab', run: insert },
  { key: 'Escape', run: leave },
];

export const blocksRoles = [
  EditorView.contentAttributes.compute([popupField, editorSurroundings], (state) => {
    const menu = shown(state);
    return menu ? { 'aria-controls': BLOCKS_MENU, 'aria-activedescendant': blockId(menu.chosen) } : {};
  }),
  EditorView.focusChangeEffect.of((state, isFocusing) =>
    !isFocusing && blocksPopup(state) ? setPopup.of(null) : null,
  ),
];
