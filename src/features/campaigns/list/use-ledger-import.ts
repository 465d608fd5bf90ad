import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQueries } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { readFileText } from '~/lib/file/read-file-text';
import { useScope } from '~/session/scope-context';
import { getLedgerKey } from '../ledger-query';
import { browserLedger } from '../send/ledger';
import { chooseLedgerRecord, type LedgerImportPlan, planLedgerImport } from '../send/ledger-file';
import { getWorkspaceKey, type SendAttempt } from '../send/send-attempt';

interface ImportCounts {
  readonly added: number;
  readonly updated: number;
  readonly known: number;
  readonly skipped: number;
}

/**
 * Writes the imported records to the ledger, and merges them with records that were written after the import was
 * planned. Returns false if a write failed. In that case, importing the file again adds the missing records.
 */
async function store({ added, updated }: LedgerImportPlan): Promise<boolean> {
  try {
    for (const record of [...added, ...updated]) {
      const local = await browserLedger.change(record.id, (held) => chooseLedgerRecord(held, record));
      if (local === null) await browserLedger.add(record);
    }
    return true;
  } catch {
    return false;
  }
}

type ImportResult = ImportCounts | 'unreadable' | 'not-stored';

interface ImportOutcome {
  readonly text: string;
  readonly isFailure: boolean;
}

export function describeImport(t: Translator, result: ImportResult): ImportOutcome {
  if (result === 'unreadable') return { text: t(m.campaigns_import_unreadable), isFailure: true };
  if (result === 'not-stored') return { text: t(m.campaigns_import_not_stored), isFailure: true };
  return { text: t(m.campaigns_imported, result), isFailure: false };
}

/** Imports a file with another browser's sent campaigns into this browser's ledger. */
export function useLedgerImport(attempts: readonly SendAttempt[]) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [result, setResult] = useState<ImportResult | null>(null);

  async function take(file: File) {
    const text = (await readFileText(file)) ?? '';
    const plan = await planLedgerImport(text, getWorkspaceKey(scope), attempts, Date.now());
    if (plan === null) {
      setResult('unreadable');
      return;
    }
    const isStored = await store(plan);
    setResult(isStored ? { ...plan, added: plan.added.length, updated: plan.updated.length } : 'not-stored');
    await refetchQueries(queryClient, getLedgerKey(scope));
  }

  /** `take` imports a file. `outcome` describes the result of the last import, or is null. */
  return { take, outcome: result && describeImport(t, result) };
}
