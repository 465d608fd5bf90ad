import { useState } from 'react';
import { updateCannedResponse } from '~/api/canned-responses';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { keptEntries, runKeyOf } from './journal';
import { paceOf } from './pace';
import { type PlanRow, planImport } from './plan';
import { readAll } from './platform-access';
import { type FileProblem, readImport, textOf } from './read-import';
import type { JournalEntry } from './run-state';

export interface ImportPlan {
  readonly fileName: string;
  readonly runKey: string;
  readonly rows: readonly PlanRow[];
  /** What an earlier run of the same file kept; null where this browser keeps nothing. */
  readonly kept: ReadonlyMap<string, JournalEntry> | null;
}

export type PlanState =
  | { readonly step: 'choosing' }
  | { readonly step: 'unusable'; readonly fileName: string; readonly why: FileProblem | 'too-large' }
  /** Reading what the account holds. */
  | { readonly step: 'reading'; readonly read: number; readonly total: number | null }
  | { readonly step: 'failed'; readonly error: ApiError; readonly file: File }
  | { readonly step: 'planned'; readonly plan: ImportPlan };

/** Twenty times what ten thousand long texts need. */
const MOST_BYTES = 50 * 1024 * 1024;

/** From a file to its plan: the file is read, then everything that the account holds. Nothing is written. */
export function usePlan() {
  const scope = useScope();
  const canUpdate = useAvailability(updateCannedResponse) === 'on';
  const [state, setState] = useState<PlanState>({ step: 'choosing' });

  async function open(file: File): Promise<void> {
    const fileName = file.name;
    if (file.size > MOST_BYTES) return setState({ step: 'unusable', fileName, why: 'too-large' });
    const unusable = (why: FileProblem) => setState({ step: 'unusable', fileName, why });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return unusable('unreadable');
    const text = textOf(bytes);
    if (text === null) return unusable('encoding');
    const read = readImport(text);
    if (!read.ok) return unusable(read.why);
    setState({ step: 'reading', read: 0, total: null });
    try {
      const existing = await readAll(scope, {
        pace: paceOf({ signal: new AbortController().signal }),
        onProgress: (count, total) => setState({ step: 'reading', read: count, total }),
      });
      const runKey = await runKeyOf(scope, text);
      const kept = await keptEntries(runKey).catch(() => null);
      const rows = planImport(read.rows, existing, canUpdate);
      setState({ step: 'planned', plan: { fileName, runKey, rows, kept } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', error, file });
    }
  }

  return { state, open, restart: () => setState({ step: 'choosing' }) };
}
