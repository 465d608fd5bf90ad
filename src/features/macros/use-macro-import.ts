import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useT } from '~/i18n/use-t';
import type { KnownIds } from '~/records/create-record';
import { createRow } from '~/records/create-row';
import { showDuplicates } from '~/records/duplicates-toast';
import type { RowState } from '~/records/run/run-rows';
import { type RowTurn, useRun } from '~/records/run/use-run';
import { useScope } from '~/session/scope-context';
import { newMacroAccess } from './macro-record';
import type { FileEntry, MacroPlanRow } from './transfer';

/** Creates the chosen macros of a plan one after the other. */
export function useMacroImport(entryOf: (row: MacroPlanRow) => FileEntry | null) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const known = useRef(new Map<number, KnownIds>());
  const open = (id: number) =>
    void navigate({
      to: '/$workspace/macros/$macroId',
      params: { workspace: scope.slug, macroId: String(id) },
    });

  const carryOut = async (row: MacroPlanRow, turn: RowTurn): Promise<RowState> => {
    const entry = entryOf(row);
    if (!entry) return { step: 'broken' };
    const values = { ...entry, actions: [...entry.actions] };
    const access = newMacroAccess(queryClient, scope);
    const { state, duplicates } = await createRow(access, values, row.index, turn, known.current);
    if (duplicates.length > 0) showDuplicates(t, scope, entry.name, duplicates, open);
    return state;
  };
  return useRun({ carryOut, purpose: 'import' });
}
