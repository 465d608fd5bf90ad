import type { StateCommand } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { ActionIcon, createScopedKeydownHandler, Menu, UnstyledButton } from '@mantine/core';
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
  IconDots,
  IconGripVertical,
  IconPlus,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTrash,
} from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { openBlocks } from '../popup/popup';
import { keyLabel } from './key-label';
import {
  addColumnAfter,
  addColumnBefore,
  addLastColumn,
  addLastRow,
  addRowAbove,
  addRowBelow,
  alignColumn,
  moveColumnLeft,
  moveColumnRight,
  moveRowDown,
  moveRowUp,
  removeColumn,
  removeRow,
  removeTable,
} from './tables/table-edits';
import classes from './text-handles.module.css';
import type { TableBox, TextPlaces } from './text-places';

interface Item {
  readonly label: typeof m.common_undo;
  readonly glyph: Icon;
  readonly run: StateCommand;
  readonly key?: string;
  readonly isOff?: (table: TableBox) => boolean;
  readonly isLoss?: boolean;
}

const isHeader = ({ row }: TableBox) => row === 0;
const isFirstRow = ({ row }: TableBox) => row < 2;
const isLastRow = ({ row, rows }: TableBox) => row === 0 || row === rows - 1;
const isFirstColumn = ({ column }: TableBox) => column === 0;
const isLastColumn = ({ column, columns }: TableBox) => column === columns - 1;
const isOnlyColumn = ({ columns }: TableBox) => columns < 2;

const ROW: readonly Item[] = [
  {
    label: m.editor_row_above,
    glyph: IconRowInsertTop,
    run: addRowAbove,
    key: 'Alt-Shift-Up',
    isOff: isHeader,
  },
  { label: m.editor_row_below, glyph: IconRowInsertBottom, run: addRowBelow, key: 'Alt-Shift-Down' },
  { label: m.editor_row_up, glyph: IconArrowUp, run: moveRowUp, key: 'Alt-Up', isOff: isFirstRow },
  { label: m.editor_row_down, glyph: IconArrowDown, run: moveRowDown, key: 'Alt-Down', isOff: isLastRow },
  {
    label: m.editor_row_remove,
    glyph: IconRowRemove,
    run: removeRow,
    key: 'Alt-Shift-Backspace',
    isOff: isHeader,
    isLoss: true,
  },
  { label: m.editor_table_remove, glyph: IconTrash, run: removeTable, isLoss: true },
];

const COLUMN: readonly Item[] = [
  { label: m.editor_align_start, glyph: IconAlignLeft, run: alignColumn('start') },
  { label: m.editor_align_center, glyph: IconAlignCenter, run: alignColumn('center') },
  { label: m.editor_align_end, glyph: IconAlignRight, run: alignColumn('end') },
  { label: m.editor_column_before, glyph: IconColumnInsertLeft, run: addColumnBefore, key: 'Alt-Shift-Left' },
  { label: m.editor_column_after, glyph: IconColumnInsertRight, run: addColumnAfter, key: 'Alt-Shift-Right' },
  { label: m.editor_column_left, glyph: IconArrowLeft, run: moveColumnLeft, isOff: isFirstColumn },
  { label: m.editor_column_right, glyph: IconArrowRight, run: moveColumnRight, isOff: isLastColumn },
  {
    label: m.editor_column_remove,
    glyph: IconColumnRemove,
    run: removeColumn,
    key: 'Alt-Shift-Delete',
    isOff: isOnlyColumn,
    isLoss: true,
  },
];

/** Pressed, it would take the focus from the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface TextHandlesProps {
  readonly view: EditorView;
  readonly places: TextPlaces;
}

/** What lies beside the text at the cursor: what opens the menu of blocks, or the handles of a table. */
export function TextHandles({ view, places: { table, line } }: TextHandlesProps) {
  const t = useT();
  if (table) return <TableHandles view={view} table={table} />;
  if (!line) return null;
  const name = t(m.editor_insert_block);
  return (
    <ActionIcon
      className={classes.insert}
      style={{ left: line.left, top: line.top + line.height / 2 }}
      variant="subtle"
      color="gray"
      size={24}
      // By keyboard it is "/".
      tabIndex={-1}
      aria-label={name}
      title={`${name} (/)`}
      onMouseDown={keepFocus}
      onClick={() => openBlocks(view)}
    >
      <IconPlus size={16} aria-hidden />
    </ActionIcon>
  );
}

/** The tools of a table at its edges: one stop, which Alt-F10 goes to, the arrow keys walk and Escape leaves. */
function TableHandles({ view, table }: { readonly view: EditorView; readonly table: TableBox }) {
  const t = useT();
  const [stop, setStop] = useState(0);
  const walk = createScopedKeydownHandler({
    parentSelector: '[role="toolbar"]',
    siblingSelector: 'button',
    orientation: 'horizontal',
    dir: 'ltr',
  });
  const at = (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
    onMouseDown: keepFocus,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'Escape') return walk(event);
      event.preventDefault();
      view.focus();
    },
  });
  const run = (command: StateCommand) => {
    command(view);
    view.focus();
  };
  const edge = (index: number, label: string, style: CSSProperties, command: StateCommand) => (
    <UnstyledButton
      {...at(index)}
      className={classes.edge}
      style={style}
      aria-label={label}
      title={label}
      onClick={() => run(command)}
    >
      <IconPlus size={14} aria-hidden />
    </UnstyledButton>
  );
  const { left, top, width, height, rowTop, rowHeight, columnLeft, columnWidth } = table;
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
        button={{ ...at(0), style: { left: 0, top: rowTop - top + rowHeight / 2 } }}
        {...{ table, run }}
      />
      <HandleMenu
        isColumn
        label={t(m.editor_column)}
        items={COLUMN}
        button={{ ...at(1), style: { left: columnLeft - left + columnWidth / 2, top: 0 } }}
        {...{ table, run }}
      />
      {table.hasSide &&
        edge(2, t(m.editor_column_last), { left: width + 6, top: 0, width: 18, height }, addLastColumn)}
      {table.hasEnd &&
        edge(3, t(m.editor_row_last), { left: 0, top: height + 5, width, height: 18 }, addLastRow)}
    </div>
  );
}

interface HandleMenuProps {
  readonly label: string;
  readonly items: readonly Item[];
  readonly table: TableBox;
  readonly button: object;
  readonly isColumn?: boolean;
  readonly run: (command: StateCommand) => void;
}

function HandleMenu({ label, items, table, button, isColumn = false, run }: HandleMenuProps) {
  const t = useT();
  const Glyph = isColumn ? IconDots : IconGripVertical;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          {...button}
          className={classes.handle}
          data-column={isColumn || undefined}
          aria-label={label}
          title={label}
        >
          <Glyph size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <MenuDropdown>
        {items.map(({ label: name, glyph: ItemGlyph, run: command, key, isOff, isLoss }) => (
          <Menu.Item
            key={t(name)}
            disabled={isOff?.(table) ?? false}
            {...(isLoss && { color: 'red' })}
            leftSection={<ItemGlyph size={16} aria-hidden />}
            rightSection={key && <kbd>{keyLabel(key)}</kbd>}
            onClick={() => run(command)}
          >
            {t(name)}
          </Menu.Item>
        ))}
      </MenuDropdown>
    </Menu>
  );
}
