import { Alert, NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Macro } from '~/api/macros';
import { getMacroVisibilityLabel } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { paceAccess } from '~/records/run/paced-access';
import { useRowRun } from '~/records/run/use-row-run';
import { saveRecord } from '~/records/save-record';
import { BulkDialog } from '~/resources/bulk/bulk-dialog';
import { getMacroAccess } from '~/resources/macro-record';
import { getMacroValues } from '~/resources/macro-values';
import { useScope } from '~/session/scope-context';

interface ChangeVisibilityDialogProps {
  readonly macros: readonly Macro[];
  /** `hasRun` is true if requests may have been sent. */
  readonly onClose: (hasRun: boolean) => void;
}

/** Shares the selected macros with the account, or makes them personal. */
export function ChangeVisibilityDialog({ macros, onClose }: ChangeVisibilityDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  // A snapshot of the selection, because the list refreshes during the run.
  const [chosen] = useState(macros);
  // Empty until a visibility is selected.
  const [visibility, setVisibility] = useState('');
  const run = useRowRun<Macro>({
    carryOut: (macro, turn) => {
      const access = paceAccess(getMacroAccess(queryClient, scope, macro.id), turn);
      const seen = getMacroValues(macro);
      return saveRecord(access, { ...seen, visibility }, seen, turn.report);
    },
  });
  const isBegun = run.state.step !== 'ready';
  const isSame = (macro: Macro) => macro.visibility === visibility;
  const rows = chosen.filter((macro) => !isSame(macro));
  const hidden = visibility === 'personal' && !isBegun ? rows.length : 0;
  return (
    <BulkDialog
      title={t(m.macros_bulk_visibility_title, { count: rows.length })}
      bulk={run}
      rows={rows}
      skipped={chosen.filter(isSame).map((macro) => [macro, t(m.records_row_unchanged)])}
      columns={(outcomes) => [
        { key: 'name', title: t(m.common_name), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'visibility',
          width: '7.5rem',
          title: t(m.macros_visibility),
          cell: (macro) =>
            getMacroVisibilityLabel(
              t,
              outcomes.get(macro.id)?.step === 'saved' ? visibility : macro.visibility,
            ),
        },
      ]}
      canStart={visibility !== ''}
      getDoneText={(count) => t(m.macros_bulk_visibility_done, { count })}
      onClose={onClose}
    >
      {!isBegun && <Text size="sm">{t(m.macros_bulk_visibility_text)}</Text>}
      <NativeSelect
        label={t(m.macros_visibility)}
        disabled={isBegun}
        value={visibility}
        data={[
          { value: '', label: t(m.common_choose), disabled: true },
          ...['global', 'personal'].map((value) => ({ value, label: getMacroVisibilityLabel(t, value) })),
        ]}
        onChange={({ currentTarget }) => setVisibility(currentTarget.value)}
      />
      {hidden > 0 && <Alert color="yellow">{t(m.macros_bulk_become_personal, { count: hidden })}</Alert>}
    </BulkDialog>
  );
}
