import { Menu } from '@mantine/core';
import { type Icon, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { asUndoStep, runAt } from '../commands/command-tools';
import { deleteBlocks, duplicateBlocks, moveBlocks } from '../commands/move-blocks';
import { formatKey } from './key-label';
import { runCommand } from './run-action';

const ITEMS: readonly (readonly [
  label: typeof m.common_move_up,
  glyph: Icon,
  command: Command,
  key?: string,
])[] = [
  [m.common_move_up, IconArrowUp, moveBlocks(-1), 'Alt-Up'],
  [m.common_move_down, IconArrowDown, moveBlocks(1), 'Alt-Down'],
  [m.common_duplicate, IconCopy, duplicateBlocks, 'Mod-Shift-d'],
  [m.common_delete, IconTrash, deleteBlocks],
];

interface BlockItemsProps {
  readonly view: EditorView;
  /** The block at this position instead of the selected ones. */
  readonly position?: number;
  readonly onRun?: () => void;
}

/** Menu items that move, duplicate and delete blocks. */
export function BlockItems({ view, position, onRun }: BlockItemsProps) {
  const t = useT();
  return ITEMS.map(([label, Glyph, command, key]) => {
    const run = position === undefined ? command : runAt(position, command);
    return (
      <Menu.Item
        key={t(label)}
        disabled={!run(view.state)}
        {...(command === deleteBlocks && { color: 'red' })}
        leftSection={<Glyph size={16} aria-hidden />}
        rightSection={key && <kbd>{formatKey(key)}</kbd>}
        onClick={() => {
          onRun?.();
          runCommand(view, asUndoStep(run));
        }}
      >
        {t(label)}
      </Menu.Item>
    );
  });
}
