import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Macro } from '~/api/macros';
import { getMacroVisibilityLabel } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { removeRowRecord } from '~/records/run/remove-row-record';
import { useRowRun } from '~/records/run/use-row-run';
import { BulkDialog } from '~/resources/bulk/bulk-dialog';
import { getMacroAccess, getMacroRemoval } from '~/resources/macro-record';
import { getMacroValues } from '~/resources/macro-values';
import { useIsAdministrator, useScope } from '~/session/scope-context';

interface DeleteMacrosDialogProps {
  readonly macros: readonly Macro[];
  /** `hasRun` is true if requests may have been sent. */
  readonly onClose: (hasRun: boolean) => void;
}

/**
 * Deletes the selected macros. For agents, skips shared macros, because usually only administrators can change these.
 */
export function DeleteMacrosDialog({ macros, onClose }: DeleteMacrosDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const isAgent = useIsAdministrator() === false;
  // A snapshot of the selection, because the list refreshes during the run.
  const [chosen] = useState(macros);
  const isSkipped = ({ visibility }: Macro) => isAgent && visibility === 'global';
  const rows = chosen.filter((macro) => !isSkipped(macro));
  const run = useRowRun<Macro>({
    carryOut: (macro, turn) =>
      removeRowRecord(
        getMacroAccess(queryClient, scope, macro.id),
        getMacroValues(macro),
        (present) => getMacroRemoval(queryClient, scope, present),
        turn,
      ),
  });
  return (
    <BulkDialog
      title={t(m.macros_bulk_delete_title, { count: rows.length })}
      bulk={run}
      rows={rows}
      skipped={chosen.filter(isSkipped).map((macro) => [macro, t(m.macros_row_shared)])}
      isDeletion
      columns={() => [
        { key: 'name', title: t(m.common_name), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'visibility',
          width: '7.5rem',
          title: t(m.macros_visibility),
          cell: ({ visibility }) => getMacroVisibilityLabel(t, visibility),
        },
      ]}
      getDoneText={(count) => t(m.macros_bulk_deleted, { count })}
      onClose={onClose}
    >
      {run.state.step === 'ready' && <Text size="sm">{t(m.macros_bulk_delete_text)}</Text>}
    </BulkDialog>
  );
}
