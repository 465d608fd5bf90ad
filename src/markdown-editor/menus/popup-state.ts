// The state of the popup over the text: the menu of blocks, or the fields of a link or an image. At most one popup is
// open. The state is stored in a plugin, so that the popup's position follows edits, and so that one transaction can
// both insert content and close the popup.

import type { ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { startParagraph } from '../commands/blocks';
import { isTablePosition } from '../commands/command-tools';
import type { TextRange } from '../markdown/text-edits';
import { markTypes } from '../schema/schema';

/** The menu of blocks. Its range starts at the trigger and ends at the cursor. */
export interface BlocksPopup extends TextRange {
  readonly kind: 'blocks';
  /** Empty if a button opened the menu. */
  readonly trigger: '/' | '';
  readonly query: string;
  /** Index of the active option. */
  readonly active: number;
}

/** A popup with fields. Its range is the link or node to edit, or the text that a new link or image will replace. */
export interface FieldsPopup extends TextRange {
  readonly kind: 'link' | 'alternative' | 'image' | 'source';
  /** True if the popup is shown in place of the selection toolbar, above the selection. */
  readonly isAbove?: boolean;
}

export type EditorPopup = BlocksPopup | FieldsPopup;

/** The maximum length of a query. No block has a longer name. */
const LONGEST_QUERY = 30;

const popupKey = new PluginKey<EditorPopup | null>('popup');

export const getPopup = (state: EditorState): EditorPopup | null => popupKey.getState(state) ?? null;

/** Opens a popup, or closes the open one, as part of a transaction. */
export const setPopup = (tr: Transaction, popup: EditorPopup | null): Transaction =>
  tr.setMeta(popupKey, { popup }).setMeta('addToHistory', tr.docChanged);

export function getBlocksPopup(state: EditorState): BlocksPopup | null {
  const popup = getPopup(state);
  return popup?.kind === 'blocks' ? popup : null;
}

/** Closes the popup and returns the focus to the text. */
export function closePopup(view: EditorView): void {
  if (getPopup(view.state)) view.dispatch(setPopup(view.state.tr, null));
  view.focus();
}

/**
 * Reports whether blocks can be inserted at a position. Code, table cells and links can't contain blocks, so "/" is an
 * ordinary character in them.
 */
export function canInsertBlock(state: EditorState, $pos: ResolvedPos): boolean {
  if (!$pos.parent.isTextblock || $pos.parent.type.spec.code) return false;
  const marks = state.storedMarks ?? $pos.marks();
  if (marks.some(({ type }) => type === markTypes.code || type === markTypes.link)) return false;
  return !isTablePosition($pos);
}

const toBlocksPopup = (trigger: BlocksPopup['trigger'], from: number): BlocksPopup => ({
  kind: 'blocks',
  trigger,
  from,
  to: from + trigger.length,
  query: '',
  active: 0,
});

export const openBlocksMenu: Command = (state, dispatch) => {
  const started = startParagraph(state);
  if (!started && !canInsertBlock(state, state.selection.$head)) return false;
  const tr = started ?? state.tr;
  dispatch?.(setPopup(tr, toBlocksPopup('', tr.selection.head)));
  return true;
};

/** Opens the fields that insert an image in place of the selection. */
export const openImagePopover: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  dispatch?.(setPopup(state.tr, { kind: 'image', from, to }));
  return true;
};

const insertTrigger = (tr: Transaction, position: number): Transaction =>
  setPopup(tr.insertText('/', position), toBlocksPopup('/', position)).scrollIntoView();

/**
 * Returns a transaction that inserts "/" and opens the menu of blocks. Returns null if "/" replaces text, if blocks can't
 * be inserted at the position, or if the position isn't at the start of a line or after a space.
 */
export function insertSlash(state: EditorState, { from, to }: TextRange): Transaction | null {
  const started = startParagraph(state);
  if (started) return insertTrigger(started, started.selection.head);
  const $from = state.doc.resolve(from);
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n');
  if (from !== to || !canInsertBlock(state, $from) || !/(?:^|\s)$/.test(before)) return null;
  return insertTrigger(state.tr, from);
}

function handleTextInput({ state, dispatch }: EditorView, from: number, to: number, text: string): boolean {
  const tr = text === '/' ? insertSlash(state, { from, to }) : null;
  if (tr) dispatch(tr);
  return tr !== null;
}

/**
 * Updates the query with the text typed after the trigger. Returns null to close the menu when the cursor leaves the
 * query or two spaces are typed.
 */
function followQuery(popup: BlocksPopup, { mapping }: Transaction, state: EditorState): BlocksPopup | null {
  const { empty, head, $head } = state.selection;
  const from = mapping.map(popup.from, popup.trigger === '' ? -1 : 1);
  const start = from + popup.trigger.length;
  if (!empty || head < start || head - from > LONGEST_QUERY || from < $head.start()) return null;
  if (!$head.parent.isTextblock || state.doc.textBetween(from, start) !== popup.trigger) return null;
  const query = state.doc.textBetween(start, head, undefined, '\n');
  if (/^\s|\n|\s\s/.test(query)) return null;
  if (query === popup.query && from === popup.from && head === popup.to) return popup;
  return { ...popup, from, to: head, query, active: query === popup.query ? popup.active : 0 };
}

function followRange(popup: FieldsPopup, tr: Transaction): FieldsPopup {
  if (!tr.docChanged) return popup;
  // Text inserted at the edges doesn't become part of the range.
  const from = tr.mapping.map(popup.from, 1);
  return { ...popup, from, to: Math.max(from, tr.mapping.map(popup.to, -1)) };
}

/** Highlights the range of the popup, because browsers hide the selection while a field of the popup has the focus. */
function highlightRange(state: EditorState): DecorationSet {
  const popup = getPopup(state);
  if (!popup || popup.kind === 'blocks' || popup.from === popup.to) return DecorationSet.empty;
  return DecorationSet.create(state.doc, [Decoration.inline(popup.from, popup.to, { class: 'popup-range' })]);
}

export const createPopupPlugin = (): Plugin<EditorPopup | null> =>
  new Plugin<EditorPopup | null>({
    key: popupKey,
    state: {
      init: () => null,
      apply(tr, popup, _before, state) {
        const change: { readonly popup: EditorPopup | null } | undefined = tr.getMeta(popupKey);
        if (change) return change.popup;
        if (!popup) return null;
        return popup.kind === 'blocks' ? followQuery(popup, tr, state) : followRange(popup, tr);
      },
    },
    props: { handleTextInput, decorations: highlightRange },
  });
