// Everything the toolbar offers, with its key.
import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import { openSearchPanel } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import type { Command, EditorView, KeyBinding } from '@codemirror/view';
import { isUnlinkable, openImage, openLink } from '../popup/image';
import { openBlocks, popupField } from '../popup/popup';
import { insertCodeBlock, insertRule, insertTable, isMarked, toggleInline } from './formatting';
import { enclosing } from './marks/enclosing';
import { isHeading, isList, toggleHeading, toggleList } from './marks/line-formats';
import { tablePlace } from './tables/table-place';

export interface Action {
  readonly key?: string;
  readonly run: Command;
}

export const ACTIONS = {
  /** By keyboard it is "/". */
  blocks: { run: openBlocks },
  undo: { key: 'Mod-z', run: undo },
  redo: { key: 'Mod-Shift-z', run: redo },
  heading1: { key: 'Mod-Shift-1', run: toggleHeading(1) },
  heading2: { key: 'Mod-Shift-2', run: toggleHeading(2) },
  heading3: { key: 'Mod-Shift-3', run: toggleHeading(3) },
  bold: { key: 'Mod-b', run: toggleInline('strong') },
  italic: { key: 'Mod-i', run: toggleInline('emphasis') },
  strike: { key: 'Mod-Shift-x', run: toggleInline('strike') },
  code: { key: 'Mod-e', run: toggleInline('code') },
  link: { key: 'Mod-k', run: openLink },
  image: { run: openImage },
  bullet: { key: 'Mod-Shift-8', run: toggleList('bullet') },
  numbered: { key: 'Mod-Shift-7', run: toggleList('numbered') },
  task: { key: 'Mod-Shift-9', run: toggleList('task') },
  quote: { key: 'Mod-Shift-.', run: toggleList('quote') },
  codeBlock: { key: 'Mod-Shift-e', run: insertCodeBlock },
  table: { run: insertTable },
  rule: { run: insertRule },
  find: { key: 'Mod-f', run: openSearchPanel },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** What makes blocks of lines: a cell holds none. */
const BLOCK_ACTIONS: readonly ActionName[] = [
  'blocks',
  'heading1',
  'heading2',
  'heading3',
  'bullet',
  'numbered',
  'task',
  'quote',
  'codeBlock',
  'table',
  'rule',
];

/** Which do nothing where the cursor is. */
export function offActions(state: EditorState): Partial<Record<ActionName, boolean>> {
  const isInTable = tablePlace(state) !== null;
  return {
    undo: undoDepth(state) === 0,
    redo: redoDepth(state) === 0,
    link: isUnlinkable(state),
    ...Object.fromEntries(BLOCK_ACTIONS.map((name) => [name, isInTable])),
  };
}

/** Of longer selections it isn't said what they are, in characters. */
const MOST_LOOKED_AT = 20_000;

/** Their signs are letters there. */
const CODE = new Set(['FencedCode', 'CodeBlock']);

/** Those that take away what they put, and whether what is selected has it. */
export function toggledActions(state: EditorState): Partial<Record<ActionName, boolean>> {
  const { from, to } = state.selection.main;
  const has = (is: () => boolean) => to - from <= MOST_LOOKED_AT && is();
  const isCode = enclosing(syntaxTree(state), from, -1, ({ name }) => CODE.has(name)) !== null;
  const hasBlock = (is: () => boolean) => !isCode && has(is);
  return {
    heading1: hasBlock(() => isHeading(state, 1)),
    heading2: hasBlock(() => isHeading(state, 2)),
    heading3: hasBlock(() => isHeading(state, 3)),
    bold: has(() => isMarked(state, 'strong')),
    italic: has(() => isMarked(state, 'emphasis')),
    strike: has(() => isMarked(state, 'strike')),
    code: has(() => isMarked(state, 'code')),
    bullet: hasBlock(() => isList(state, 'bullet')),
    numbered: hasBlock(() => isList(state, 'numbered')),
    task: hasBlock(() => isList(state, 'task')),
    quote: hasBlock(() => isList(state, 'quote')),
  };
}

/** As a button does it: one writes on, unless something opened that takes the focus. */
export function runAction(view: EditorView, name: ActionName): void {
  ACTIONS[name].run(view);
  if (name !== 'find' && view.state.field(popupField) === null) view.focus();
}

/** The keys of formatting; those of undoing and finding come with their own sets. */
export const actionKeys: readonly KeyBinding[] = Object.entries(ACTIONS).flatMap(([name, action]) =>
  'key' in action && !['undo', 'redo', 'find'].includes(name)
    ? [{ key: action.key, run: action.run, preventDefault: true }]
    : [],
);
