// A column of checkboxes that selects rows. Native elements, because a list may have a hundred rows.
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { Column } from '../data-table';

/**
 * Maps the IDs of selected rows to the rows as they were when they were selected. The rows may be on several pages of
 * the list.
 */
export type SelectedRows<Row> = ReadonlyMap<number, Row>;

interface Choice<Row> {
  readonly chosen: SelectedRows<Row>;
  /** The last toggled row. */
  readonly last?: Row | undefined;
}

/** Selects and deselects single rows, a range, or all rows of the current page. */
export function useRowSelection<Row extends { readonly id: number }>(
  rows: readonly Row[],
  getName: (row: Row) => string,
) {
  const t = useT();
  const [choice, setChoice] = useState<Choice<Row>>({ chosen: new Map() });
  return { choice, onChoose: setChoice, column: createColumn(t, rows, getName, choice, setChoice) };
}

const BOX = {
  type: 'checkbox',
  style: { display: 'block', width: 16, height: 16, margin: 0, accentColor: 'var(--accent)' },
} as const;

function createColumn<Row extends { readonly id: number }>(
  t: Translator,
  rows: readonly Row[],
  getName: (row: Row) => string,
  { chosen, last }: Choice<Row>,
  onChoose: (choice: Choice<Row>) => void,
): Column<Row> {
  const choose = (some: readonly Row[], isChosen: boolean, toggled?: Row) => {
    const next = new Map(chosen);
    for (const row of some) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    onChoose({ chosen: next, last: toggled });
  };
  const isChosen = ({ id }: Row) => chosen.has(id);
  const isAll = rows.every(isChosen);
  return {
    key: 'chosen',
    beside: true,
    isWhole: true,
    isChosen,
    width: '3.5rem',
    title: (
      <input
        {...BOX}
        aria-label={t(m.records_select_page)}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && rows.some(isChosen);
        }}
        onChange={() => choose(rows, !isAll)}
      />
    ),
    cell: (row) => (
      <input
        {...BOX}
        aria-label={t(m.records_select, { name: getName(row) })}
        data-range
        checked={isChosen(row)}
        // Prevents Shift+click from selecting text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) => {
          // With the Shift key, selects all rows from the last toggled row to this one.
          const ends = [rows.indexOf(row), rows.findIndex(({ id }) => id === last?.id)];
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && !ends.includes(-1);
          const some = isRange ? rows.slice(Math.min(...ends), Math.max(...ends) + 1) : [row];
          choose(some, !isChosen(row), row);
        }}
      />
    ),
  };
}
