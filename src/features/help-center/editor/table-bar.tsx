import type { EditorState, StateCommand } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { ActionIcon, createScopedKeydownHandler } from '@mantine/core';
import {
  type Icon,
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './editor.module.css';
import { keyLabel } from './key-label';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAbove,
  addRowBelow,
  alignColumn,
  removeColumn,
  removeRow,
  removeTable,
} from './table-edits';
import { type TablePlace, tablePlace } from './table-place';

interface Tool {
  readonly label: typeof m.common_undo;
  readonly glyph: Icon;
  readonly run: StateCommand;
  readonly key?: string;
  readonly isOff?: (place: TablePlace) => boolean;
}

const isHeader = ({ row }: TablePlace) => row === 0;
const isOnlyColumn = ({ columns }: TablePlace) => columns < 2;

const TOOLS: readonly Tool[] = [
  { label: m.editor_row_above, glyph: IconRowInsertTop, run: addRowAbove, key: 'Up', isOff: isHeader },
  { label: m.editor_row_below, glyph: IconRowInsertBottom, run: addRowBelow, key: 'Down' },
  { label: m.editor_row_remove, glyph: IconRowRemove, run: removeRow, key: 'Backspace', isOff: isHeader },
  { label: m.editor_column_before, glyph: IconColumnInsertLeft, run: addColumnBefore, key: 'Left' },
  { label: m.editor_column_after, glyph: IconColumnInsertRight, run: addColumnAfter, key: 'Right' },
  {
    label: m.editor_column_remove,
    glyph: IconColumnRemove,
    run: removeColumn,
    key: 'Delete',
    isOff: isOnlyColumn,
  },
  { label: m.editor_align_start, glyph: IconAlignLeft, run: alignColumn('start') },
  { label: m.editor_align_center, glyph: IconAlignCenter, run: alignColumn('center') },
  { label: m.editor_align_end, glyph: IconAlignRight, run: alignColumn('end') },
  { label: m.editor_table_remove, glyph: IconTrash, run: removeTable },
];

interface TableBarProps {
  readonly view: EditorView;
  readonly state: EditorState;
}

/** What can be done with the table that the cursor is in, floating over the text: one stop for the Tab key. */
export function TableBar({ view, state }: TableBarProps) {
  const t = useT();
  const [stop, setStop] = useState(0);
  const place = tablePlace(state);
  if (!place || state.readOnly) return null;
  const move = createScopedKeydownHandler({
    parentSelector: '[role="toolbar"]',
    siblingSelector: 'button',
    orientation: 'horizontal',
    dir: 'ltr',
  });
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Escape') return move(event);
    event.preventDefault();
    view.focus();
  };
  return (
    <div data-table-bar role="toolbar" aria-label={t(m.editor_table_toolbar)} className={classes.tableBar}>
      {TOOLS.map(({ label, glyph: Glyph, run, key, isOff }, index) => {
        const name = t(label);
        const off = isOff?.(place) ?? false;
        return (
          <ActionIcon
            key={name}
            variant="subtle"
            color="gray"
            size="md"
            aria-label={name}
            title={key ? `${name} (${keyLabel(`Alt-Shift-${key}`)})` : name}
            aria-disabled={off}
            {...(off ? { 'data-disabled': true } : {})}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onKeyDown={onKeyDown}
            // The cursor stays where it is, and the table a grid.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (off) return;
              run(view);
              view.focus();
            }}
          >
            <Glyph size={16} aria-hidden />
          </ActionIcon>
        );
      })}
    </div>
  );
}
