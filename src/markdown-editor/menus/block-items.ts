// The commands of the block menus.
import { IconArrowDown, IconArrowUp, IconCopy, IconPilcrow, IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { deleteBlocks, duplicateBlocks, moveBlocks, turnInto } from '../commands/move-blocks';
import type { CommandItem } from './command-items';
import { TOOL_BUTTONS } from './tool-buttons';

export const BLOCK_ITEMS: readonly CommandItem[] = [
  [IconArrowUp, m.common_move_up, moveBlocks(-1), 'Alt-Up'],
  [IconArrowDown, m.common_move_down, moveBlocks(1), 'Alt-Down'],
  [IconCopy, m.common_duplicate, duplicateBlocks, 'Mod-Shift-d'],
  [IconTrash, m.common_delete, deleteBlocks],
];

/** The kinds that a block can be converted to. */
export const KIND_ITEMS: readonly CommandItem[] = [
  [IconPilcrow, m.common_text, turnInto({ kind: 'paragraph' })],
  [...TOOL_BUTTONS.heading2, turnInto({ kind: 'heading', level: 2 })],
  [...TOOL_BUTTONS.heading3, turnInto({ kind: 'heading', level: 3 })],
  [...TOOL_BUTTONS.bullet, turnInto({ kind: 'bullet' })],
  [...TOOL_BUTTONS.numbered, turnInto({ kind: 'numbered' })],
  [...TOOL_BUTTONS.task, turnInto({ kind: 'task' })],
  [...TOOL_BUTTONS.quote, turnInto({ kind: 'quote' })],
  [...TOOL_BUTTONS.codeBlock, turnInto({ kind: 'code' })],
];
