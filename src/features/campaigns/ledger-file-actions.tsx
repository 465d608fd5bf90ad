import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ChooseFile } from '~/ui/choose-file';
import { saveFile } from '~/ui/save-file';
import { ledgerKey } from './ledger-query';
import { type Attempt, workspaceKey } from './send/attempt';
import { browserLedger } from './send/ledger';
import { exportLedger, type LedgerImportPlan, planLedgerImport, settledBy } from './send/ledger-file';

interface ImportResult {
  readonly added: number;
  readonly settled: number;
  readonly known: number;
  readonly skipped: number;
}

/** Writes what an import adds and settles. False where some of it couldn't be written; importing again brings the rest. */
async function store({ added, settled }: LedgerImportPlan): Promise<boolean> {
  try {
    for (const record of added) await browserLedger.add(record);
    for (const record of settled) await browserLedger.change(record.id, (held) => settledBy(held, record));
    return true;
  } catch {
    return false;
  }
}

/** The ledger out of this browser and into another. */
export function LedgerFileActions({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [result, setResult] = useState<ImportResult | 'unreadable' | 'not-stored' | null>(null);

  async function take(file: File) {
    const text = await file.text().catch(() => '');
    const plan = await planLedgerImport(text, workspaceKey(scope), attempts, Date.now());
    if (plan === null) {
      setResult('unreadable');
      return;
    }
    const isStored = await store(plan);
    setResult(isStored ? { ...plan, added: plan.added.length, settled: plan.settled.length } : 'not-stored');
    await readAgain(queryClient, ledgerKey(scope));
  }

  return (
    <>
      <Button
        variant="default"
        disabled={attempts.length === 0}
        onClick={() => saveFile(`campaigns-${scope.slug}.json`, exportLedger(attempts, Date.now()))}
      >
        {t(m.campaigns_export)}
      </Button>
      <ChooseFile
        variant="default"
        label={t(m.campaigns_import)}
        accept="application/json,.json"
        onFile={(file) => void take(file)}
      />
      {result && (
        <Text size="sm" role="status">
          {result === 'unreadable' && t(m.campaigns_import_unreadable)}
          {result === 'not-stored' && t(m.campaigns_import_not_stored)}
          {typeof result === 'object' &&
            t(m.campaigns_imported, {
              added: result.added,
              settled: result.settled,
              known: result.known,
              skipped: result.skipped,
            })}
        </Text>
      )}
    </>
  );
}
