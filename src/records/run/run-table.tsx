// The rows of a run (a bulk operation) and their outcomes. Long lists are virtualized. On phones, the outcome is shown
// below the row.
import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Column } from '~/ui/table/data-table';
import { VirtualTable } from '~/ui/table/virtual-table';
import { type RowState, WAITING_ROW } from './process-rows';
import { RowOutcomeLabel } from './row-outcome-label';
import type { RunState } from './run-state';
import classes from './run-table.module.css';

interface RunTableProps<Row> {
  readonly label: string;
  /** The columns before the outcome. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly run: Pick<RunState, 'step'>;
  /** The state of each row, or the reason why the run skips the row, in the order of `rows`. */
  readonly outcomes: readonly (RowState | string)[];
  /** The height of the table as a CSS length. */
  readonly maxHeight?: string;
}

interface ReportedRow<Row> {
  readonly row: Row;
  readonly outcome: RowState | string;
}

export function RunTable<Row>(props: RunTableProps<Row>) {
  const { label, columns, rows, rowKey, run, outcomes, maxHeight = 'min(22rem, 42vh)' } = props;
  const t = useT();
  const rowsWithOutcome = rows.map(
    (row, index): ReportedRow<Row> => ({ row, outcome: outcomes[index] ?? WAITING_ROW }),
  );
  const hasBegun = run.step !== 'ready';
  const shown: Column<ReportedRow<Row>>[] = columns.map(({ text: _, isChosen: __, cell, ...column }) => ({
    ...column,
    cell: ({ row }) => cell(row),
  }));
  const isTold =
    hasBegun || rowsWithOutcome.some(({ outcome }) => typeof outcome === 'string' && outcome !== '');
  if (isTold)
    shown.push({
      key: 'outcome',
      title: t(m.common_result),
      width: '34%',
      cell: ({ outcome }) => {
        if (typeof outcome !== 'string') return hasBegun && <RowOutcomeLabel state={outcome} />;
        return (
          <Text size="xs" c="dimmed">
            {outcome}
          </Text>
        );
      },
    });
  return (
    <div className={classes.run} data-told={isTold || undefined}>
      <VirtualTable
        label={label}
        columns={shown}
        rows={rowsWithOutcome}
        rowKey={({ row }) => rowKey(row)}
        maxHeight={maxHeight}
      />
    </div>
  );
}
