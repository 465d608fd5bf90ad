// The commands of the block menus.
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconBulb,
  IconCopy,
  IconInfoCircle,
  IconPilcrow,
  IconTrash,
} from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { convertToCallout } from '../commands/editor-actions';
import { convertBlocks, deleteBlocks, duplicateBlocks, moveBlocks } from '../commands/move-blocks';
import type { CommandItem } from './command-items';
import { TOOL_BUTTONS } from './tool-buttons';

export const BLOCK_COMMAND_ITEMS: readonly CommandItem[] = [
  [IconArrowUp, m.common_move_up, moveBlocks(-1), 'Alt-Up'],
  [IconArrowDown, m.common_move_down, moveBlocks(1), 'Alt-Down'],
  [IconCopy, m.common_duplicate, duplicateBlocks, 'Mod-Shift-d'],
  [IconTrash, m.common_delete, deleteBlocks],
];

/** The block types that a block can be converted to. */
export const BLOCK_KIND_ITEMS: readonly CommandItem[] = [
  [IconPilcrow, m.common_text, convertBlocks({ kind: 'paragraph' })],
  [...TOOL_BUTTONS.heading2, convertBlocks({ kind: 'heading', level: 2 })],
  [...TOOL_BUTTONS.heading3, convertBlocks({ kind: 'heading', level: 3 })],
  [...TOOL_BUTTONS.bullet, convertBlocks({ kind: 'bullet' })],
  [...TOOL_BUTTONS.numbered, convertBlocks({ kind: 'numbered' })],
  [...TOOL_BUTTONS.task, convertBlocks({ kind: 'task' })],
  [...TOOL_BUTTONS.quote, convertBlocks({ kind: 'quote' })],
  [IconInfoCircle, m.editor_callout_note, convertToCallout(m.editor_callout_note)],
  [IconBulb, m.editor_callout_tip, convertToCallout(m.editor_callout_tip)],
  [IconAlertTriangle, m.common_warning, convertToCallout(m.common_warning)],
  [...TOOL_BUTTONS.codeBlock, convertBlocks({ kind: 'code' })],
];
