// The keys of the menu of blocks, and its relation to the text for screen readers: the focus stays in the text.

import { keydownHandler } from 'prosemirror-keymap';
import { type Command, type EditorState, Plugin } from 'prosemirror-state';
import { locale } from '~/i18n/locale';
import { speaker, type T } from '~/i18n/use-t';
import { findBlocks, insertChosenBlock } from './blocks';
import { getBlocksPopup, setPopup } from './popup-state';

export const BLOCKS_MENU = 'blocks-menu';

export const getOptionId = (name: string): string => `${BLOCKS_MENU}-${name}`;

/** The options of the menu; null if it isn't shown. */
function getMenu(state: EditorState, t: T) {
  const popup = getBlocksPopup(state);
  if (!popup) return null;
  const { matches, others } = findBlocks(popup.query, t);
  const names = [...matches, ...others];
  const active = names[popup.active];
  return active ? { popup, names, active } : null;
}

export function createBlocksMenuPlugin(): Plugin {
  const getT = () => speaker(locale.get());
  const move =
    (by: 1 | -1): Command =>
    (state, dispatch) => {
      const menu = getMenu(state, getT());
      if (!menu) return false;
      const { popup, names } = menu;
      const active = (popup.active + by + names.length) % names.length;
      dispatch?.(setPopup(state.tr, { ...popup, active }));
      return true;
    };
  const insert: Command = (state, dispatch) => {
    const menu = getMenu(state, getT());
    return menu ? insertChosenBlock(menu.active)(state, dispatch) : false;
  };
  const close: Command = (state, dispatch) => {
    if (!getMenu(state, getT())) return false;
    dispatch?.(setPopup(state.tr, null));
    return true;
  };
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler({
        ArrowDown: move(1),
        ArrowUp: move(-1),
        Enter: insert,
        Tab: insert,
        Escape: close,
      }),
      handleDOMEvents: {
        blur(view) {
          if (getBlocksPopup(view.state)) view.dispatch(setPopup(view.state.tr, null));
        },
      },
      attributes(state): Record<string, string> {
        const menu = getMenu(state, getT());
        return menu
          ? { 'aria-controls': BLOCKS_MENU, 'aria-activedescendant': getOptionId(menu.active) }
          : {};
      },
    },
  });
}
