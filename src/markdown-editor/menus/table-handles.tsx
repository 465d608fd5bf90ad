import { Menu, UnstyledButton } from '@mantine/core';
import {
  type Icon,
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
import { selectedRect, type TableRect } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import type { CSSProperties } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { asUndoStep, isInTable } from '../commands/command-tools';
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
import { formatKey } from './key-label';
import { useRovingFocus } from './roving-focus';
import { runCommand } from './run-action';
import classes from './text-handles.module.css';
import type { TableBox } from './text-places';

type Item = readonly [
  label: typeof m.common_undo,
  glyph: Icon,
  command: Command,
  key?: string,
  isDisabled?: (rect: TableRect) => boolean,
];

const ROW: readonly Item[] = [
  [m.editor_row_above, IconRowInsertTop, addRowAbove, 'Alt-Shift-Up', ({ top }) => top === 0],
  [m.editor_row_below, IconRowInsertBottom, addRowBelow, 'Alt-Shift-Down'],
  [m.editor_row_up, IconArrowUp, moveRowUp, 'Alt-Up', ({ top }) => top < 2],
  [
    m.editor_row_down,
    IconArrowDown,
    moveRowDown,
    'Alt-Down',
    ({ top, bottom, map }) => top === 0 || bottom === map.height,
  ],
  [m.editor_row_remove, IconRowRemove, deleteRow, 'Alt-Shift-Backspace', ({ bottom }) => bottom < 2],
  [m.editor_table_remove, IconTrash, deleteTable],
];

const COLUMN: readonly Item[] = [
  [m.editor_align_start, IconAlignLeft, alignColumn('left')],
  [m.editor_align_center, IconAlignCenter, alignColumn('center')],
  [m.editor_align_end, IconAlignRight, alignColumn('right')],
  [m.editor_column_before, IconColumnInsertLeft, addColumnBefore, 'Alt-Shift-Left'],
  [m.editor_column_after, IconColumnInsertRight, addColumnAfter, 'Alt-Shift-Right'],
  [m.editor_column_left, IconArrowLeft, moveColumnLeft, '', ({ left }) => left === 0],
  [m.editor_column_right, IconArrowRight, moveColumnRight, '', ({ right, map }) => right === map.width],
  [
    m.editor_column_remove,
    IconColumnRemove,
    deleteColumn,
    'Alt-Shift-Delete',
    ({ left, right, map }) => right - left === map.width,
  ],
];

const DESTRUCTIVE: readonly Command[] = [deleteRow, deleteColumn, deleteTable];

interface TableHandlesProps {
  readonly view: EditorView;
  readonly table: TableBox;
}

/** The tools of a table, at its edges. They are one toolbar, which Alt-F10 enters. */
export function TableHandles({ view, table }: TableHandlesProps) {
  const t = useT();
  const getFocusProps = useRovingFocus(() => view.focus());
  const run = (command: Command) => runCommand(view, asUndoStep(command));
  const { left, top, width, height, rowTop, rowHeight, columnLeft, columnWidth, hasSide } = table;
  const count = hasSide ? 4 : 3;
  const renderEdge = (index: number, label: string, style: CSSProperties, command: Command) => (
    <UnstyledButton
      {...getFocusProps(index, count)}
      className={classes.edge}
      style={style}
      aria-label={label}
      title={label}
      onClick={() => run(command)}
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
        items={ROW}
        button={{ ...getFocusProps(0, count), style: { left: 0, top: rowTop - top + rowHeight / 2 } }}
        {...{ view, run }}
      />
      <HandleMenu
        isColumn
        label={t(m.editor_column)}
        items={COLUMN}
        button={{ ...getFocusProps(1, count), style: { left: columnLeft - left + columnWidth / 2, top: 0 } }}
        {...{ view, run }}
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
  readonly items: readonly Item[];
  readonly button: object;
  readonly isColumn?: boolean;
  readonly run: (command: Command) => void;
}

function HandleMenu({ view, label, items, button, isColumn = false, run }: HandleMenuProps) {
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
        <HandleItems view={view} items={items} run={run} />
      </MenuDropdown>
    </Menu>
  );
}

/** Rendered when the menu opens, for the selection as it is then. */
function HandleItems({ view, items, run }: Pick<HandleMenuProps, 'view' | 'items' | 'run'>) {
  const t = useT();
  const rect = isInTable(view.state) ? selectedRect(view.state) : null;
  return items.map(([label, Glyph, command, key, isDisabled]) => (
    <Menu.Item
      key={t(label)}
      disabled={rect === null || (isDisabled?.(rect) ?? false)}
      {...(DESTRUCTIVE.includes(command) && { color: 'red' })}
      leftSection={<Glyph size={16} aria-hidden />}
      rightSection={key && <kbd>{formatKey(key)}</kbd>}
      onClick={() => run(command)}
    >
      {t(label)}
    </Menu.Item>
  ));
}
