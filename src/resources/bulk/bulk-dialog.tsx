// The dialog of a bulk action on selected records.
import type { ReactNode } from 'react';
import { useT } from '~/i18n/use-t';
import { showUndoToast } from '~/records/activity/undo-toast';
import type { RowState } from '~/records/run/process-rows';
import { RunDialog } from '~/records/run/run-dialog';
import { padWithWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import type { useRowRun } from '~/records/run/use-row-run';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';

interface BulkDialogProps<Row> {
  /** The action and the number of records. It is also the label of the start button. */
  readonly title: string;
  readonly bulk: ReturnType<typeof useRowRun<Row>>;
  /** The rows that the run writes. */
  readonly rows: readonly Row[];
  /** The rows that the run skips, each with the reason. They are listed first. */
  readonly skipped?: readonly (readonly [row: Row, why: string])[];
  /** Returns the columns before the outcome. `outcomes` maps the ID of each row that the run writes to its state. */
  readonly columns: (outcomes: ReadonlyMap<number, RowState>) => readonly Column<Row>[];
  readonly canStart?: boolean;
  /** True if the run deletes records, which can't be undone. */
  readonly isDeletion?: boolean;
  readonly onStart?: () => void;
  /** Returns the text of the toast after the dialog closes. */
  readonly getDoneText: (count: number) => string;
  /** Called when the dialog closes. `hasRun` is true if requests may have been sent. */
  readonly onClose: (hasRun: boolean) => void;
  /** A description of the action's effect, and the action's fields. */
  readonly children: ReactNode;
}

/** Confirms a bulk action, runs it record by record, shows the outcome of each, and offers an undo afterwards. */
export function BulkDialog<Row extends { readonly id: number }>(props: BulkDialogProps<Row>) {
  const { title, bulk, rows, skipped = [], columns, canStart = true, isDeletion = false } = props;
  const { onStart, getDoneText, onClose, children } = props;
  const t = useT();
  const scope = useScope();
  const { state, start, stop, run } = bulk;
  const states = padWithWaitingRows(state.rows, rows.length);
  const outcomes = new Map(
    states.flatMap((one, index) => (rows[index] ? [[rows[index].id, one] as const] : [])),
  );
  const close = () => {
    const count = states.filter(({ step }) => step === 'saved').length;
    if (count > 0) void showUndoToast(t, scope, getDoneText(count), { run });
    onClose(state.step !== 'ready');
  };
  return (
    <RunDialog
      title={title}
      size="lg"
      run={state}
      states={states}
      startLabel={title}
      canStart={canStart && rows.length > 0}
      isDeletion={isDeletion}
      onStart={() => {
        onStart?.();
        void start(rows);
      }}
      onStop={stop}
      onClose={close}
    >
      {children}
      {rows.length + skipped.length > 0 && (
        <RunTable
          label={title}
          columns={columns(outcomes)}
          rows={[...skipped.map(([row]) => row), ...rows]}
          rowKey={({ id }) => id}
          run={state}
          outcomes={[...skipped.map(([, why]) => why), ...states]}
        />
      )}
    </RunDialog>
  );
}
