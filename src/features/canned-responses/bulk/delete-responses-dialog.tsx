import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { removeRowRecord } from '~/records/run/remove-row-record';
import { useRowRun } from '~/records/run/use-row-run';
import { BulkDialog } from '~/resources/bulk/bulk-dialog';
import {
  getCannedResponseAccess,
  getCannedResponseRemoval,
  getCannedResponseValues,
} from '~/resources/canned-response-record';
import { useScope } from '~/session/scope-context';

interface DeleteResponsesDialogProps {
  readonly responses: readonly CannedResponse[];
  /** `hasRun` is true if the dialog may have sent requests. */
  readonly onClose: (hasRun: boolean) => void;
}

export function DeleteResponsesDialog({ responses, onClose }: DeleteResponsesDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  // A snapshot of the selection, because the list refreshes during the run.
  const [rows] = useState(responses);
  const run = useRowRun<CannedResponse>({
    carryOut: (row, turn) =>
      removeRowRecord(
        getCannedResponseAccess(queryClient, scope, row),
        getCannedResponseValues(row),
        (present) => getCannedResponseRemoval(queryClient, scope, present),
        turn,
      ),
  });
  return (
    <BulkDialog
      title={t(m.canned_responses_bulk_delete_title, { count: rows.length })}
      bulk={run}
      rows={rows}
      isDeletion
      columns={() => [
        {
          key: 'short_code',
          title: t(m.canned_responses_short_code),
          cell: ({ short_code }) => <bdi>{short_code}</bdi>,
        },
      ]}
      getDoneText={(count) => t(m.canned_responses_bulk_deleted, { count })}
      onClose={onClose}
    >
      {run.state.step === 'ready' && <Text size="sm">{t(m.canned_responses_bulk_delete_text)}</Text>}
    </BulkDialog>
  );
}
