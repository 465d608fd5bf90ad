import { useState } from 'react';
import { updateCannedResponse } from '~/api/canned-responses';
import { type FileProblem, textOf } from '~/lib/file/import-text';
import { type ReadingState, useReading } from '~/records/list/use-reading';
import { readAllResponses } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { askTexts } from '~/texts/ask';
import { type JournalEntry, keptEntries, runKeyOf } from './journal';
import { type PlanRow, planImport } from './plan';

export interface ImportPlan {
  readonly fileName: string;
  readonly runKey: string;
  readonly rows: readonly PlanRow[];
  /** What an earlier run of the same file kept; null where this browser keeps nothing. */
  readonly kept: ReadonlyMap<string, JournalEntry> | null;
}

export type PlanState =
  /** `reading`: what the account holds, for the file that was chosen. */
  | { readonly step: 'choosing'; readonly reading: ReadingState; readonly file: File | null }
  | { readonly step: 'unusable'; readonly fileName: string; readonly why: FileProblem }
  | { readonly step: 'planned'; readonly plan: ImportPlan };

type Chosen =
  | Exclude<PlanState, { step: 'choosing' }>
  | { readonly step: 'choosing'; readonly file: File | null };

/** Twenty times what ten thousand long texts need. */
const MOST_BYTES = 50 * 1024 * 1024;

/** From a file to its plan: the file is read, then everything that the account holds. Nothing is written. */
export function usePlan() {
  const scope = useScope();
  const canUpdate = useAvailability(updateCannedResponse) === 'on';
  const reading = useReading();
  const [chosen, setChosen] = useState<Chosen>({ step: 'choosing', file: null });

  async function open(file: File): Promise<void> {
    const fileName = file.name;
    const unusable = (why: FileProblem): Chosen => ({ step: 'unusable', fileName, why });
    setChosen({ step: 'choosing', file });
    await reading.start(async (tools): Promise<Chosen> => {
      if (file.size > MOST_BYTES) return unusable('too-large');
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return unusable('unreadable');
      const text = textOf(bytes);
      if (text === null) return unusable('encoding');
      // What takes the worker longer than its limit is no sheet that anybody would look through.
      const read = await askTexts('import', { text }, tools.signal).catch(() => null);
      if (!read?.ok) return unusable(read?.why ?? 'too-large');
      const existing = await readAllResponses(scope, tools);
      const runKey = await runKeyOf(scope, text);
      const kept = await keptEntries(runKey).catch(() => null);
      const rows = await planImport(read.rows, existing, canUpdate);
      return { step: 'planned', plan: { fileName, runKey, rows, kept } };
    }, setChosen);
  }

  const state: PlanState = chosen.step === 'choosing' ? { ...chosen, reading: reading.state } : chosen;
  return {
    state,
    open,
    stop: reading.stop,
    restart: () => setChosen({ step: 'choosing', file: null }),
  };
}
