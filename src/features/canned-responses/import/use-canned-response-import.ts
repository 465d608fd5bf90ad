import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { storeJournalEntry } from '~/drafts/import-journal';
import { findImportRowProblem, type ImportedRow } from '~/lib/file/decode-text';
import { useRowRun } from '~/records/run/use-row-run';
import { withExclusiveLock } from '~/records/run/with-exclusive-lock';
import { useScope } from '~/session/scope-context';
import { createRowImporter } from './import-rows';
import { type ConflictChoice, type ImportPlanRow, planImport } from './plan';
import { createImportJournal, createInitialRowStates } from './stored-rows';
import type { ImportPlan } from './use-import-plan';

export interface EditedRowValues {
  readonly short_code: string;
  readonly content: string;
}

/**
 * The user's choices for rows whose short code exists with another text. A choice for a single row overrides the one
 * for all rows.
 */
export interface ConflictChoices {
  readonly all: ConflictChoice;
  readonly byLine: ReadonlyMap<number, ConflictChoice>;
}

interface Changes {
  readonly edits: ReadonlyMap<number, EditedRowValues>;
  readonly conflicts: ConflictChoices;
}

const UNCHANGED: Changes = { edits: new Map(), conflicts: { all: 'update', byLine: new Map() } };

const NOTHING_KEPT = new Map<never, never>();

const withEdit = (row: ImportedRow, values: EditedRowValues | undefined): ImportedRow =>
  values ? { ...row, ...values, problem: findImportRowProblem(values.short_code, values.content) } : row;

/** Starts, stops and resumes an import. Rows can be edited until it starts. */
export function useCannedResponseImport({ rows: planned, input, runKey, kept }: ImportPlan) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isElsewhere, setElsewhere] = useState(false);
  const [rows, setRows] = useState<readonly ImportPlanRow[]>(planned);
  const [changes, setChanges] = useState(UNCHANGED);
  const latest = useRef(changes);
  const [initial] = useState(() => createInitialRowStates(planned, kept ?? NOTHING_KEPT));
  // If storage is unavailable, the import still runs but can't be resumed after a crash.
  const journal = kept
    ? createImportJournal((shortCode, entry) => storeJournalEntry(runKey, shortCode, entry))
    : undefined;
  const { state, start, stop, reset } = useRowRun({
    carryOut: createRowImporter(queryClient, scope),
    initial,
    purpose: 'import',
    around: async (work) => {
      const isAlone = await withExclusiveLock(`import ${runKey}`, () => work(journal));
      setElsewhere(!isAlone);
      // Frees the cached responses of single rows, because they aren't needed anymore.
      queryClient.removeQueries({ queryKey: buildQueryKey(scope, 'cannedResponses'), type: 'inactive' });
    },
  });

  /** Plans all rows again, because a changed short code may now equal the short code of another row. */
  const change = async (part: Partial<Changes>): Promise<void> => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setChanges(next);
    const edited = input.rows.map((row) => withEdit(row, next.edits.get(row.line)));
    const { all, byLine } = next.conflicts;
    const choose = (line: number) => byLine.get(line) ?? all;
    const replanned = await planImport(edited, input.existing, input.canUpdate, choose);
    if (latest.current !== next) return;
    setRows(replanned);
    reset(createInitialRowStates(replanned, kept ?? NOTHING_KEPT));
  };
  const edit = (line: number, values: EditedRowValues) =>
    change({ edits: new Map([...latest.current.edits, [line, values] as const]) });
  /** Sets the choice for one row, or for all rows if `line` is null. */
  const choose = (line: number | null, choice: ConflictChoice) => {
    const { all, byLine } = latest.current.conflicts;
    return change({
      conflicts:
        line === null
          ? { all: choice, byLine: new Map() }
          : { all, byLine: new Map([...byLine, [line, choice] as const]) },
    });
  };
  return { rows, changes, edit, choose, state, isElsewhere, start: () => start(rows), stop };
}
