import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconGripHorizontal,
  IconGripVertical,
  IconPlus,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTrash,
} from '@tabler/icons-react';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type CSSProperties, Fragment } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { makeSingleUndoStep } from '../commands/command-tools';
import {
  addColumnAfter,
  addColumnBefore,
  addLastColumn,
  addLastRow,
  addRowAbove,
  addRowBelow,
  alignColumn,
  deleteColumn,
  deleteRow,
  deleteTable,
  moveColumnLeft,
  moveColumnRight,
  moveRowDown,
  moveRowUp,
} from '../commands/table-commands';
import { type CommandItem, CommandItems } from './command-items';
import type { TableBox } from './handle-positions';
import { useRovingFocus } from './roving-focus';
import { runEditorCommand } from './run-editor-action';
import classes from './text-handles.module.css';

/** The commands of a menu, in groups with a line between them. */
type CommandGroups = readonly (readonly CommandItem[])[];

const ROW: CommandGroups = [
  [
    [IconRowInsertTop, m.editor_row_above, addRowAbove, 'Alt-Shift-Up'],
    [IconRowInsertBottom, m.editor_row_below, addRowBelow, 'Alt-Shift-Down'],
  ],
  [
    [IconArrowUp, m.editor_row_up, moveRowUp, 'Alt-Up'],
    [IconArrowDown, m.editor_row_down, moveRowDown, 'Alt-Down'],
  ],
  [
    [IconRowRemove, m.editor_row_remove, deleteRow, 'Alt-Shift-Backspace'],
    [IconTrash, m.editor_table_remove, deleteTable],
  ],
];

const COLUMN: CommandGroups = [
  [
    [IconAlignLeft, m.editor_align_start, alignColumn('left')],
    [IconAlignCenter, m.editor_align_center, alignColumn('center')],
    [IconAlignRight, m.editor_align_end, alignColumn('right')],
  ],
  [
    [IconColumnInsertLeft, m.editor_column_before, addColumnBefore, 'Alt-Shift-Left'],
    [IconColumnInsertRight, m.editor_column_after, addColumnAfter, 'Alt-Shift-Right'],
  ],
  [
    [IconArrowLeft, m.editor_column_left, moveColumnLeft],
    [IconArrowRight, m.editor_column_right, moveColumnRight],
  ],
  [[IconColumnRemove, m.editor_column_remove, deleteColumn, 'Alt-Shift-Delete']],
];

interface TableHandlesProps {
  readonly view: EditorView;
  readonly table: TableBox;
}

/** The tools at the edges of a table. Together they form one toolbar. Alt-F10 focuses the toolbar. */
export function TableHandles({ view, table }: TableHandlesProps) {
  const t = useT();
  const getFocusProps = useRovingFocus(() => view.focus());
  const { left, top, width, height, rowTop, rowHeight, columnLeft, columnWidth, hasSide } = table;
  const count = hasSide ? 4 : 3;
  const renderEdge = (index: number, label: string, style: CSSProperties, command: Command) => (
    <UnstyledButton
      {...getFocusProps(index, count)}
      className={classes.edge}
      style={style}
      aria-label={label}
      title={label}
      onClick={() => runEditorCommand(view, makeSingleUndoStep(command))}
    >
      <IconPlus size={14} aria-hidden />
    </UnstyledButton>
  );
  return (
    <div
      data-table-bar
      role="toolbar"
      aria-label={t(m.editor_table_toolbar)}
      className={classes.table}
      style={{ left, top, width, height }}
    >
      <HandleMenu
        label={t(m.editor_row)}
        groups={ROW}
        button={{ ...getFocusProps(0, count), style: { left: 0, top: rowTop - top + rowHeight / 2 } }}
        view={view}
      />
      <HandleMenu
        isColumn
        label={t(m.editor_column)}
        groups={COLUMN}
        button={{ ...getFocusProps(1, count), style: { left: columnLeft - left + columnWidth / 2, top: 0 } }}
        view={view}
      />
      {hasSide &&
        renderEdge(2, t(m.editor_column_last), { left: width + 4, top: 0, width: 16, height }, addLastColumn)}
      {renderEdge(
        count - 1,
        t(m.editor_row_last),
        { left: 0, top: height + 2, width, height: 13 },
        addLastRow,
      )}
    </div>
  );
}

interface HandleMenuProps {
  readonly view: EditorView;
  readonly label: string;
  readonly groups: CommandGroups;
  readonly button: object;
  readonly isColumn?: boolean;
}

function HandleMenu({ view, label, groups, button, isColumn = false }: HandleMenuProps) {
  return (
    <Menu position="bottom-start" returnFocus={false} onClose={() => view.focus()}>
      <Menu.Target>
        <UnstyledButton
          {...button}
          className={classes.handle}
          data-column={isColumn || undefined}
          aria-label={label}
          title={label}
        >
          {isColumn ? (
            <IconGripHorizontal size={14} aria-hidden />
          ) : (
            <IconGripVertical size={14} aria-hidden />
          )}
        </UnstyledButton>
      </Menu.Target>
      <MenuDropdown>
        {groups.map((items, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups are constant
          <Fragment key={index}>
            {index > 0 && <Menu.Divider />}
            <CommandItems view={view} items={items} />
          </Fragment>
        ))}
      </MenuDropdown>
    </Menu>
  );
}
