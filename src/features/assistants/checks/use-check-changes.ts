import { useState } from 'react';
import { type PromptCheck, updatePromptChecks } from '~/drafts/prompt-checks';
import { readFileText } from '~/lib/file/read-file-text';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { mergeChecks } from './check-kinds';
import { useChecksId } from './use-prompt-checks';

/** Loads the code that parses and writes CSV files. */
const loadCheckSheets = () => import('./check-sheet');

export interface CheckImportResult {
  readonly count: number;
  readonly skipped: readonly number[];
}

/** The last removed check, with its previous index. */
export interface RemovedCheck {
  readonly check: PromptCheck;
  readonly at: number;
}

/** Returns the list with a check replaced, or added at its end. */
const withCheck = (checks: readonly PromptCheck[], check: PromptCheck): readonly PromptCheck[] =>
  checks.some(({ id }) => id === check.id)
    ? checks.map((one) => (one.id === check.id ? check : one))
    : [...checks, check];

/** Changes the stored checks. The functions that change a check return false if it couldn't be stored. */
export function useCheckChanges(checks: readonly PromptCheck[]) {
  const scope = useScope();
  const checksId = useChecksId();
  const [imported, setImported] = useState<CheckImportResult | 'unusable' | null>(null);
  const [removed, setRemoved] = useState<RemovedCheck | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const update = async (change: (now: readonly PromptCheck[]) => readonly PromptCheck[]) => {
    const isStored = await updatePromptChecks(scope, checksId, change);
    setFailed(!isStored);
    return isStored;
  };
  const save = (check: PromptCheck) => update((now) => withCheck(now, check));
  const remove = async (check: PromptCheck) => {
    const isStored = await update((now) => now.filter(({ id }) => id !== check.id));
    if (isStored) setRemoved({ check, at: checks.indexOf(check) });
    return isStored;
  };
  const restore = async ({ check, at }: RemovedCheck) => {
    const isStored = await update((now) => now.toSpliced(at, 0, check));
    if (isStored) setRemoved(null);
    return isStored;
  };
  const importFile = async (file: File) => {
    const { parseCheckSheet } = await loadCheckSheets();
    const read = parseCheckSheet((await readFileText(file)) ?? '');
    if (!read) return setImported('unusable');
    if (await update((now) => mergeChecks(now, read.checks)))
      setImported({ count: read.checks.length, skipped: read.skipped });
  };
  const exportAll = async () => {
    const { formatCheckSheet } = await loadCheckSheets();
    saveFile(`prompt-checks-${checksId}.csv`, formatCheckSheet(checks), 'text/csv');
  };
  return { imported, removed, hasFailed, save, remove, restore, importFile, exportAll };
}
