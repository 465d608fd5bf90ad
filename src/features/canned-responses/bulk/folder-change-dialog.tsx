import { Alert, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { paceAccess } from '~/records/run/paced-access';
import { useRowRun } from '~/records/run/use-row-run';
import { saveRecord } from '~/records/save-record';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { BulkDialog } from '~/resources/bulk/bulk-dialog';
import { getCannedResponseAccess, getCannedResponseValues } from '~/resources/canned-response-record';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { type MovedResponse, type MovePlan, planMove } from './plan-move';

interface FolderChangeDialogProps {
  readonly responses: readonly CannedResponse[];
  /** Returns a response's new short code. Null until a destination is chosen. */
  readonly toShortCode: ((shortCode: string) => string) | null;
  readonly getTitle: (count: number) => string;
  /** `hasMoved` is true if the dialog may have sent requests. */
  readonly onClose: (hasMoved: boolean) => void;
  /** Renders the field for the destination. */
  readonly children: (isDisabled: boolean) => ReactNode;
}

/**
 * Changes the folder of responses. Before sending any request, lists the new short codes and marks those that are
 * already in use.
 */
export function FolderChangeDialog({
  responses,
  toShortCode,
  getTitle,
  onClose,
  children,
}: FolderChangeDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const run = useRowRun<MovedResponse>({
    carryOut: ({ response, shortCode }, turn) => {
      const access = paceAccess(getCannedResponseAccess(queryClient, scope, response), turn);
      const seen = getCannedResponseValues(response);
      return saveRecord(access, { ...seen, short_code: shortCode }, seen, turn.report);
    },
  });
  const isBegun = run.state.step !== 'ready';
  const all = useQuery({ ...allCannedResponsesQuery(scope), enabled: !isBegun });
  // A snapshot of the plan, because the list refreshes during the run.
  const [begun, setBegun] = useState<MovePlan>();
  const plan = begun ?? (all.data && toShortCode && planMove(responses, all.data.data, toShortCode)) ?? null;
  const rows = plan?.rows ?? responses.map((response) => ({ id: response.id, response, shortCode: '' }));
  return (
    <BulkDialog
      title={getTitle(rows.length)}
      bulk={run}
      rows={rows}
      skipped={[
        ...(plan?.taken ?? []).map((row) => [row, t(m.canned_responses_row_in_use)] as const),
        ...(plan?.unchanged ?? []).map((row) => [row, t(m.canned_responses_row_same)] as const),
      ]}
      columns={() => [
        {
          key: 'short_code',
          title: t(m.canned_responses_short_code),
          cell: ({ response }) => <bdi>{response.short_code}</bdi>,
        },
        {
          key: 'new',
          title: t(m.canned_responses_new_short_code),
          cell: ({ shortCode }) => shortCode && <bdi>{shortCode}</bdi>,
        },
      ]}
      canStart={plan !== null}
      onStart={() => plan && setBegun(plan)}
      getDoneText={(count) => t(m.canned_responses_moved, { count })}
      onClose={onClose}
    >
      {!isBegun && <Text size="sm">{t(m.canned_responses_move_text)}</Text>}
      {all.error && !isBegun && (
        <ProblemNotice error={all.error} purpose="read" onRetry={() => void all.refetch()} />
      )}
      {children(isBegun || !all.data)}
      {plan && plan.taken.length > 0 && (
        <Alert color="yellow">{t(m.canned_responses_short_codes_in_use, { count: plan.taken.length })}</Alert>
      )}
    </BulkDialog>
  );
}
