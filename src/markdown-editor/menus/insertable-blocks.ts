// Provides the blocks of the "/" menu (best match first) and handles the keys of the menu. The focus stays in the text.
import { closeHistory } from 'prosemirror-history';
import { keydownHandler } from 'prosemirror-keymap';
import { type Command, type EditorState, Plugin, Selection } from 'prosemirror-state';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator, type Translator } from '~/i18n/use-t';
import { foldText } from '~/lib/text/fold-text';
import { convertToCallout, EDITOR_ACTIONS, type EditorActionName } from '../commands/editor-actions';
import { type FieldsPopup, getBlocksPopup, setPopup } from './popup-state';

interface Block {
  readonly label: typeof m.editor_table;
  /** The toolbar action whose icon the block uses. */
  readonly icon: EditorActionName;
  /** The block's Markdown, shown as a hint. */
  readonly syntax: string;
  /** Further search terms that find the block. */
  readonly keywords: string;
  /** The command that inserts the block, or the kind of popup to open. */
  readonly insert: Command | FieldsPopup['kind'];
}

const fromAction = (
  name: EditorActionName,
  label: typeof m.editor_table,
  syntax: string,
  keywords = '',
): Block => ({ label, icon: name, syntax, keywords, insert: EDITOR_ACTIONS[name].run });

const callout = (label: typeof m.editor_table): Block => ({
  label,
  icon: 'callout',
  syntax: '> **…**',
  keywords: 'callout',
  insert: convertToCallout(label),
});

export const INSERTABLE_BLOCKS = {
  heading2: fromAction('heading2', m.editor_heading_2, '##', 'h2'),
  heading3: fromAction('heading3', m.editor_heading_3, '###', 'h3'),
  bullet: fromAction('bullet', m.editor_bullet_list, '-', 'ul'),
  numbered: fromAction('numbered', m.editor_numbered_list, '1.', 'ol'),
  table: fromAction('table', m.editor_table, '| a | b |'),
  image: { label: m.editor_image, icon: 'image', syntax: '![ ]( )', keywords: 'img', insert: 'image' },
  article: { label: m.editor_block_article, icon: 'link', syntax: '[ ]( )', keywords: 'url', insert: 'link' },
  task: fromAction('task', m.editor_task_list, '- [ ]', 'todo'),
  note: callout(m.editor_callout_note),
  tip: callout(m.editor_callout_tip),
  warning: callout(m.common_warning),
  quote: fromAction('quote', m.editor_quote, '>'),
  codeBlock: fromAction('codeBlock', m.editor_code_block, '```', 'pre'),
  rule: fromAction('rule', m.editor_rule, '---', 'hr'),
  heading1: fromAction('heading1', m.editor_heading_1, '#', 'h1'),
} as const satisfies Record<string, Block>;

export type InsertableBlockName = keyof typeof INSERTABLE_BLOCKS;

const NAMES = Object.keys(INSERTABLE_BLOCKS).filter(
  (name): name is InsertableBlockName => name in INSERTABLE_BLOCKS,
);

export interface BlockMatches {
  readonly matches: readonly InsertableBlockName[];
  readonly others: readonly InsertableBlockName[];
}

/**
 * Divides the blocks into those that match the text typed after "/" and all others. Both lists are empty if no block
 * matches.
 */
export function findInsertableBlocks(query: string, t: Translator): BlockMatches {
  const typed = foldText(query);
  const rank = (name: InsertableBlockName) => {
    const block: Block = INSERTABLE_BLOCKS[name];
    const label = foldText(t(block.label));
    if (label.startsWith(typed)) return 0;
    return `${label} ${block.keywords}`.includes(` ${typed}`) ? 1 : 2;
  };
  const matches = NAMES.filter((name) => rank(name) < 2).toSorted((a, b) => rank(a) - rank(b));
  return {
    matches,
    others: matches.length === 0 ? [] : NAMES.filter((name) => !matches.includes(name)),
  };
}

/** Replaces "/" and the text typed after it with a block. Undo removes the block without restoring the typed text. */
export const insertChosenBlock =
  (name: InsertableBlockName): Command =>
  (state, dispatch) => {
    const popup = getBlocksPopup(state);
    if (!popup) return false;
    if (!dispatch) return true;
    const { insert }: Block = INSERTABLE_BLOCKS[name];
    const { from, to } = popup;
    const tr = state.tr.delete(from, to);
    tr.setSelection(Selection.near(tr.doc.resolve(from)));
    setPopup(tr, typeof insert === 'string' ? { kind: insert, from, to: from } : null);
    // Starts a new undo step, so that inserting the block (immediately, or later in a popup) can be undone separately.
    dispatch(closeHistory(tr).setMeta('addToHistory', false).scrollIntoView());
    if (typeof insert !== 'string') insert(state.apply(tr), dispatch);
    return true;
  };

export const BLOCKS_MENU_ID = 'blocks-menu';

export const getBlockOptionId = (name: string): string => `${BLOCKS_MENU_ID}-${name}`;

/** Returns the options of the menu, or null if the menu isn't shown. */
function getMenu(state: EditorState) {
  const popup = getBlocksPopup(state);
  if (!popup) return null;
  const { matches, others } = findInsertableBlocks(popup.query, getTranslator(locale.get()));
  const names = [...matches, ...others];
  const active = names[popup.active];
  return active ? { popup, names, active } : null;
}

export function createBlocksMenuPlugin(): Plugin {
  const move =
    (by: 1 | -1): Command =>
    (state, dispatch) => {
      const menu = getMenu(state);
      if (!menu) return false;
      const { popup, names } = menu;
      const active = (popup.active + by + names.length) % names.length;
      dispatch?.(setPopup(state.tr, { ...popup, active }));
      return true;
    };
  const insert: Command = (state, dispatch) => {
    const menu = getMenu(state);
    return menu ? insertChosenBlock(menu.active)(state, dispatch) : false;
  };
  const close: Command = (state, dispatch) => {
    if (!getMenu(state)) return false;
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
        const menu = getMenu(state);
        return menu
          ? { 'aria-controls': BLOCKS_MENU_ID, 'aria-activedescendant': getBlockOptionId(menu.active) }
          : {};
      },
    },
  });
}
