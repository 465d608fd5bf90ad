// The actions of the toolbar and the menus, with their keyboard shortcuts.
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator } from '~/i18n/use-t';
import { openFindPanel } from '../find/document-find';
import { openLinkPopover } from '../menus/links';
import { openBlocksMenu, openImagePopover } from '../menus/popup-state';
import { markTypes } from '../schema/schema';
import {
  getCurrentCallout,
  insertHorizontalRule,
  isHeadingSelected,
  isInCodeBlock,
  isInQuote,
  toggleCallout,
  toggleCodeBlock,
  toggleHeading,
  toggleQuote,
} from './blocks';
import { isInTable, makeSingleUndoStep } from './command-tools';
import { isInList, toggleList } from './lists';
import { insertTable } from './table-commands';
import { isMarkActive, toggleMark } from './toggle-mark';

export interface EditorAction {
  readonly key?: string;
  readonly run: Command;
  readonly isActive?: (state: EditorState) => boolean;
  readonly isEnabled?: (state: EditorState) => boolean;
}

/**
 * Returns a command that turns the selected blocks into a callout. The callout's label is in the console's language.
 */
export const convertToCallout =
  (label: typeof m.editor_table): Command =>
  (state, dispatch) =>
    toggleCallout(getTranslator(locale.get())(label))(state, dispatch);

const isOutsideTable = (state: EditorState): boolean => !isInTable(state);

/** Defines an action that creates blocks. It is disabled in tables, because cells can't contain blocks. */
const block = (run: Command, key?: string, isActive?: (state: EditorState) => boolean): EditorAction => ({
  run: makeSingleUndoStep(run),
  isEnabled: isOutsideTable,
  ...(key !== undefined && { key }),
  ...(isActive && { isActive }),
});

const heading = (level: number): EditorAction =>
  block(toggleHeading(level), `Mod-Shift-${level}`, (state) => isHeadingSelected(state, level));

const style = (name: 'strong' | 'em' | 'strike' | 'code', key: string): EditorAction => ({
  key,
  run: makeSingleUndoStep(toggleMark(markTypes[name])),
  isActive: (state) => isMarkActive(state, markTypes[name]),
  isEnabled: (state) => !isInCodeBlock(state),
});

const defineActions = <Name extends string>(actions: Record<Name, EditorAction>): Readonly<typeof actions> =>
  actions;

export const EDITOR_ACTIONS = defineActions({
  /** Has no `key`, because typing "/" also opens the menu. */
  blocks: { run: openBlocksMenu, isEnabled: isOutsideTable },
  undo: { key: 'Mod-z', run: undo, isEnabled: (state) => undoDepth(state) > 0 },
  redo: { key: 'Mod-Shift-z', run: redo, isEnabled: (state) => redoDepth(state) > 0 },
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  bold: style('strong', 'Mod-b'),
  italic: style('em', 'Mod-i'),
  strike: style('strike', 'Mod-Shift-x'),
  code: style('code', 'Mod-e'),
  link: { key: 'Mod-k', run: openLinkPopover, isEnabled: (state) => !isInCodeBlock(state) },
  image: { run: openImagePopover },
  bullet: block(toggleList('bullet'), 'Mod-Shift-8', (state) => isInList(state, 'bullet')),
  numbered: block(toggleList('numbered'), 'Mod-Shift-7', (state) => isInList(state, 'numbered')),
  task: block(toggleList('task'), 'Mod-Shift-9', (state) => isInList(state, 'task')),
  quote: block(toggleQuote, 'Mod-Shift-.', (state) => isInQuote(state) && getCurrentCallout(state) === null),
  callout: block(
    convertToCallout(m.editor_callout_note),
    undefined,
    (state) => getCurrentCallout(state) !== null,
  ),
  codeBlock: block(toggleCodeBlock, 'Mod-Shift-e', isInCodeBlock),
  table: block(insertTable),
  rule: block(insertHorizontalRule),
  find: { key: 'Mod-f', run: openFindPanel },
});

export type EditorActionName = keyof typeof EDITOR_ACTIONS;
