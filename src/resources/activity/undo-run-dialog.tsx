// The dialog that undoes a whole run (a bulk operation), newest write first, and shows the outcome of each row.
import { Alert, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { findUndoMethod, isRecreation } from '~/records/activity/find-undo-method';
import { getActivityRowName } from '~/records/activity/run-name';
import type { CandidateIds } from '~/records/create-record';
import { WAITING_ROW } from '~/records/run/process-rows';
import { RunDialog } from '~/records/run/run-dialog';
import { padWithWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { useRowRun } from '~/records/run/use-row-run';
import { useScope } from '~/session/scope-context';
import { describeUndoObstacle } from './describe-undo-obstacle';
import { undoRow } from './undo-row';

/** The labels of what undoing an entry does. */
const UNDO_ACTIONS = {
  restore: m.common_restore,
  'create-again': m.records_create_again,
  remove: m.common_delete,
} as const;

interface UndoRunDialogProps {
  /** The entries of the run, newest first. */
  readonly entries: readonly ActivityEntry[];
  /** Maps the ID of each undone entry to the entry that undid it. */
  readonly undone: ReadonlyMap<string, ActivityEntry>;
  readonly onClose: () => void;
}

export function UndoRunDialog({ entries, undone, onClose }: UndoRunDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  // Computed only when the dialog opens, so that entries stay in the list after this dialog has undone them.
  const [ways] = useState(() =>
    entries.map((entry) => ({ entry, way: findUndoMethod(entry, undone.get(entry.id)) })),
  );
  const [known] = useState(() => new Map<string, CandidateIds>());
  const rows = ways.flatMap(({ entry, way }) => (way.way === 'none' ? [] : [entry]));
  const isCreatedAgain = isRecreation(ways.map(({ way }) => way));
  // The number of articles that the undo publishes again, because they were published before the write.
  const published = rows.filter(({ before }) => before?.status === 'published').length;
  const { state, start, stop } = useRowRun<ActivityEntry>({
    carryOut: (entry, turn) => undoRow([queryClient, scope], entry, turn, known),
  });
  const states = padWithWaitingRows(state.rows, rows.length);
  return (
    <RunDialog
      title={t(isCreatedAgain ? m.records_create_run_again : m.records_undo_run)}
      size="lg"
      run={state}
      states={states}
      startLabel={t(isCreatedAgain ? m.records_create_run_again_start : m.records_undo_run_start, {
        count: rows.length,
      })}
      canStart={rows.length > 0}
      onStart={() => void start(rows)}
      onStop={stop}
      onClose={onClose}
    >
      <Text size="sm" fw={500}>
        {getActivityRowName(t, entries)}
      </Text>
      <Text size="sm">{t(m.records_undo_run_text)}</Text>
      {published > 0 && <Alert color="yellow">{t(m.records_undo_run_public, { count: published })}</Alert>}
      <RunTable
        label={t(m.common_activity)}
        columns={[
          {
            key: 'name',
            title: t(m.common_name),
            cell: ({ entry }) => <span className="raw-text">{entry.name}</span>,
          },
          {
            key: 'act',
            title: t(m.activity_action_title),
            width: '7.5rem',
            cell: ({ way: { way } }) => (way === 'none' ? '' : t(UNDO_ACTIONS[way])),
          },
        ]}
        rows={ways}
        rowKey={({ entry }) => entry.id}
        run={state}
        outcomes={ways.map(({ entry, way }) =>
          way.way === 'none'
            ? describeUndoObstacle(t, way.why)
            : (states[rows.indexOf(entry)] ?? WAITING_ROW),
        )}
      />
    </RunDialog>
  );
}
