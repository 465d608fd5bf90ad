import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readKey } from '~/api/http/query';
import { storeEntry } from '~/drafts/import-journal';
import { findRowProblem, type ImportRow } from '~/lib/file/decode-text';
import { useRun } from '~/records/run/use-run';
import { withExclusiveLock } from '~/records/run/with-exclusive-lock';
import { useScope } from '~/session/scope-context';
import { importRow } from './import-rows';
import { type PlanRow, planImport } from './plan';
import { createInitialRowStates, createJournal } from './stored-rows';
import type { ImportPlan } from './use-plan';

export interface EditedRowValues {
  readonly short_code: string;
  readonly content: string;
}

const NOTHING_KEPT = new Map<never, never>();

const withEdit = (row: ImportRow, values: EditedRowValues | undefined): ImportRow =>
  values ? { ...row, ...values, problem: findRowProblem(values.short_code, values.content) } : row;

/** Starts, stops and resumes an import. Rows can be edited until it starts. */
export function useCannedImport({ rows: planned, input, runKey, kept }: ImportPlan) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isElsewhere, setElsewhere] = useState(false);
  const [rows, setRows] = useState<readonly PlanRow[]>(planned);
  const [edits, setEdits] = useState<ReadonlyMap<number, EditedRowValues>>(new Map());
  const latestEdits = useRef(edits);
  const [initial] = useState(() => createInitialRowStates(planned, kept ?? NOTHING_KEPT));
  // Without storage the import still runs, but can't be resumed after a crash.
  const journal = kept
    ? createJournal((shortCode, entry) => storeEntry(runKey, shortCode, entry))
    : undefined;
  const { state, start, stop, reset } = useRun({
    carryOut: importRow(queryClient, scope),
    initial,
    purpose: 'import',
    around: async (work) => {
      const isAlone = await withExclusiveLock(`import ${runKey}`, () => work(journal));
      setElsewhere(!isAlone);
      // The cached responses of single rows aren't needed anymore.
      queryClient.removeQueries({ queryKey: readKey(scope, 'cannedResponses'), type: 'inactive' });
    },
  });

  /** Plans all rows again, because an edited short code may duplicate another row's. */
  const edit = async (line: number, values: EditedRowValues): Promise<void> => {
    const next = new Map([...edits, [line, values] as const]);
    latestEdits.current = next;
    setEdits(next);
    const edited = input.rows.map((row) => withEdit(row, next.get(row.line)));
    const replanned = await planImport(edited, input.existing, input.canUpdate);
    if (latestEdits.current !== next) return;
    setRows(replanned);
    reset(createInitialRowStates(replanned, kept ?? NOTHING_KEPT));
  };
  return { rows, edits, edit, state, isElsewhere, start: () => start(rows), stop };
}
