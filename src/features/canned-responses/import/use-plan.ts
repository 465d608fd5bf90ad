import { useState } from 'react';
import { type CannedResponse, updateCannedResponse } from '~/api/canned-responses';
import { createRunKey, type JournalEntry, readJournalEntries } from '~/drafts/import-journal';
import { decodeText, type FileProblem, type ImportRow } from '~/lib/file/decode-text';
import { type LoadState, useFullLoad } from '~/records/list/use-full-load';
import { readAllResponses } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { askTexts } from '~/texts/ask';
import { type PlanRow, planImport } from './plan';

export interface ImportPlan {
  readonly fileName: string;
  readonly runKey: string;
  readonly rows: readonly PlanRow[];
  /** The inputs of the plan. They are needed to plan again after a row was edited. */
  readonly input: {
    readonly rows: readonly ImportRow[];
    readonly existing: readonly CannedResponse[];
    readonly canUpdate: boolean;
  };
  /** The progress of an earlier import of the same file. Null without browser storage. */
  readonly kept: ReadonlyMap<string, JournalEntry> | null;
}

export type PlanState =
  /** `reading` is the progress of loading the account's responses. */
  | { readonly step: 'choosing'; readonly reading: LoadState; readonly file: File | null }
  | { readonly step: 'unusable'; readonly fileName: string; readonly why: FileProblem }
  | { readonly step: 'planned'; readonly plan: ImportPlan };

type Chosen =
  | Exclude<PlanState, { step: 'choosing' }>
  | { readonly step: 'choosing'; readonly file: File | null };

/** The maximum file size in bytes: twenty times the size of ten thousand long texts. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Reads a file, loads all canned responses of the account, and plans the import. Writes nothing. */
export function usePlan() {
  const scope = useScope();
  const canUpdate = useAvailability(updateCannedResponse) === 'on';
  const reading = useFullLoad();
  const [chosen, setChosen] = useState<Chosen>({ step: 'choosing', file: null });

  async function open(file: File): Promise<void> {
    const fileName = file.name;
    const unusable = (why: FileProblem): Chosen => ({ step: 'unusable', fileName, why });
    setChosen({ step: 'choosing', file });
    await reading.start(async (tools): Promise<Chosen> => {
      if (file.size > MAX_BYTES) return unusable('too-large');
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return unusable('unreadable');
      const text = decodeText(bytes);
      if (text === null) return unusable('encoding');
      // A file that exceeds the worker's time limit counts as too large.
      const read = await askTexts('import', { text }, tools.signal).catch(() => null);
      if (!read?.ok) return unusable(read?.why ?? 'too-large');
      const existing = await readAllResponses(scope, tools);
      const runKey = await createRunKey(scope, text);
      const kept = await readJournalEntries(runKey).catch(() => null);
      const rows = await planImport(read.rows, existing, canUpdate);
      const input = { rows: read.rows, existing, canUpdate };
      return { step: 'planned', plan: { fileName, runKey, rows, input, kept } };
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
