import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { makeSingleUndoStep, runOnBlockAt } from '../commands/command-tools';
import { deleteBlocks } from '../commands/move-blocks';
import { deleteColumn, deleteRow, deleteTable } from '../commands/table-commands';
import { formatShortcutKey } from './key-label';
import { runEditorCommand } from './run-editor-action';

export type CommandItem = readonly [
  glyph: Icon,
  label: typeof m.common_undo,
  command: Command,
  key?: string | undefined,
];

const DESTRUCTIVE: readonly Command[] = [deleteBlocks, deleteRow, deleteColumn, deleteTable];

interface CommandItemsProps {
  readonly view: EditorView;
  readonly items: readonly CommandItem[];
  /** The position of the block that the commands apply to. If undefined, the commands apply to the selection. */
  readonly position?: number;
  readonly onRun?: () => void;
}

/** Menu items that run commands. Rendered when the menu opens, for the selection at that time. */
export function CommandItems({ view, items, position, onRun }: CommandItemsProps) {
  const t = useT();
  return items.map(([Glyph, label, command, key]) => {
    const run = position === undefined ? command : runOnBlockAt(position, command);
    return (
      <Menu.Item
        key={t(label)}
        disabled={!run(view.state)}
        {...(DESTRUCTIVE.includes(command) && { color: 'red' })}
        leftSection={<Glyph size={16} aria-hidden />}
        rightSection={
          key && (
            <kbd>
              <TextWithArrows text={formatShortcutKey(key)} />
            </kbd>
          )
        }
        onClick={() => {
          onRun?.();
          runEditorCommand(view, makeSingleUndoStep(run));
        }}
      >
        {t(label)}
      </Menu.Item>
    );
  });
}
