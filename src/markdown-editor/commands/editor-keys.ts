// The shortcuts of the editor, and all plugins that its commands need.
import { baseKeymap, chainCommands, selectAll } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { type Command, type Plugin, Selection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { makeSingleUndoStep } from './command-tools';
import { documentInvariantsPlugin } from './document-invariants';
import { EDITOR_ACTIONS } from './editor-actions';
import {
  handleBackspace,
  handleDelete,
  handleEnter,
  indentCode,
  insertBreak,
  leaveBlock,
  leaveCodeSpan,
  leaveLastCodeBlock,
  selectCode,
  startParagraphPlugin,
} from './enter-and-backspace';
import { createInputRules } from './input-rules';
import { indentItems, unindentItems } from './lists';
import { duplicateBlocks, moveBlocks } from './move-blocks';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAbove,
  addRowBelow,
  deleteColumn,
  deleteRow,
  goToCell,
  moveRowDown,
  moveRowUp,
} from './table-commands';

const goTo =
  (end: 'atStart' | 'atEnd'): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setSelection(Selection[end](state.doc)).scrollIntoView());
    return true;
  };

const step = (...commands: readonly Command[]): Command => makeSingleUndoStep(chainCommands(...commands));

const KEYS: Readonly<Record<string, Command>> = {
  Enter: handleEnter,
  'Shift-Enter': insertBreak,
  'Mod-Enter': leaveBlock,
  Backspace: handleBackspace,
  'Mod-Backspace': handleBackspace,
  'Shift-Backspace': handleBackspace,
  Delete: handleDelete,
  'Mod-Delete': handleDelete,
  Tab: step(goToCell(1), indentCode(true), indentItems),
  'Shift-Tab': step(goToCell(-1), indentCode(false), unindentItems),
  ArrowRight: leaveCodeSpan(1),
  ArrowLeft: leaveCodeSpan(-1),
  ArrowDown: step(leaveLastCodeBlock),
  'Mod-Home': goTo('atStart'),
  'Mod-End': goTo('atEnd'),
  'Mod-a': chainCommands(selectCode, selectAll),
  'Mod-z': chainCommands(undoInputRule, undo, () => true),
  'Mod-y': chainCommands(redo, () => true),
  'Mod-Shift-d': step(duplicateBlocks),
  'Alt-ArrowUp': step(moveRowUp, moveBlocks(-1), () => true),
  'Alt-ArrowDown': step(moveRowDown, moveBlocks(1), () => true),
  'Alt-Shift-ArrowUp': step(addRowAbove),
  'Alt-Shift-ArrowDown': step(addRowBelow),
  'Alt-Shift-ArrowLeft': step(addColumnBefore),
  'Alt-Shift-ArrowRight': step(addColumnAfter),
  'Alt-Shift-Backspace': step(deleteRow),
  'Alt-Shift-Delete': step(deleteColumn),
};

/**
 * These shortcuts are always handled, even if they change nothing, because otherwise the browser would apply its own
 * formatting or undo.
 */
const actionKeys = Object.fromEntries(
  Object.values(EDITOR_ACTIONS).flatMap(({ key, run }) =>
    key === undefined ? [] : [[key, chainCommands(run, () => true)]],
  ),
);

/**
 * Returns the plugins for shortcuts, input rules and tables. A plugin that must handle keys first, such as the plugin
 * of an open menu, has to be placed before these plugins in the list.
 */
export const createCommandPlugins = (): readonly Plugin[] => [
  // Precedes the input rules, which would match text of the block before a gap cursor.
  startParagraphPlugin,
  createInputRules(),
  keymap({ ...actionKeys, ...KEYS }),
  keymap(baseKeymap),
  tableEditing(),
  documentInvariantsPlugin,
];
