// Exports the ledger as a file and imports one. A file never makes an attempt look better than this browser knows it.
import * as z from 'zod/mini';
import { mapInSlices } from '~/lib/in-slices';
import { parsedJson } from '~/lib/json/json';
import { type Attempt, attempt, wasSent, workspaceKey } from './attempt';
import { fingerprintOf } from './fingerprint';
import { end } from './send';
import { isGivenUp } from './send-machine';

const ledgerFile = z.object({
  format: z.literal('campaign-ledger'),
  version: z.literal(1),
  exportedAt: z.number(),
  attempts: z.array(z.unknown()),
});

export function exportLedger(attempts: readonly Attempt[], exportedAt: number): string {
  return JSON.stringify({ format: 'campaign-ledger', version: 1, exportedAt, attempts }, null, 2);
}

export interface LedgerImportPlan {
  readonly added: readonly Attempt[];
  /** Records that replace a "not sent" of this browser with something more cautious. */
  readonly updated: readonly Attempt[];
  /** Attempts that this browser has already, and keeps as they are. */
  readonly known: number;
  /** Of another workspace, or unreadable. */
  readonly skipped: number;
}

/** Whether a record speaks of the campaign that it names: by its fingerprint the same one is kept from being sent again. */
const isWhole = async ({ content, workspace, fingerprint }: Attempt) =>
  workspaceKey(content) === workspace && (await fingerprintOf(content)) === fingerprint;

/**
 * Returns the record to keep where a file has another one under the same ID. Only "not sent" is ever replaced, because it
 * alone lets the campaign be sent again, and only where no answer of the platform to this browser proves it. A person who
 * looked in the dashboard knew that the outcome was open, so that only a success corrects that answer.
 */
export function mergeImported(local: Attempt, imported: Attempt): Attempt {
  const { state, endedAt, importedAt } = imported;
  if (local.state.name !== 'refused' || state.name === 'refused') return local;
  if (local.fingerprint !== imported.fingerprint) return local;
  const isReplaced = isGivenUp(local.state) ? wasSent(imported) : local.importedAt !== undefined;
  return isReplaced ? { ...local, state, endedAt, importedAt } : local;
}

/**
 * A record as it comes into this browser. What was being sent at the export is unknown here, because the page that waited
 * for the answer is another one. A time in the future, by a clock that is ahead, counts as now.
 */
const toImported = (record: Attempt, now: number): Attempt => ({
  ...end(record, { type: 'restarted' }, now),
  sentAt: Math.min(record.sentAt, now),
  endedAt: Math.min(record.endedAt ?? now, now),
  importedAt: now,
});

/** Returns the changes that a file would make, or null if it isn't a ledger. */
export async function planLedgerImport(
  text: string,
  workspace: string,
  local: readonly Attempt[],
  now: number,
): Promise<LedgerImportPlan | null> {
  const file = ledgerFile.safeParse(parsedJson(text));
  if (!file.success) return null;
  const byId = new Map(local.map((record) => [record.id, record]));
  const added = new Map<string, Attempt>();
  const updated = new Map<string, Attempt>();
  let [known, skipped] = [0, 0];
  // There may be millions of entries that are no records.
  const entries = await mapInSlices(file.data.attempts, (entry) => attempt.safeParse(entry).data ?? null);
  for (const entry of entries) {
    if (entry?.workspace !== workspace || !(await isWhole(entry))) {
      skipped += 1;
      continue;
    }
    const record = toImported(entry, now);
    const former = byId.get(record.id);
    const merged = former ? mergeImported(former, record) : record;
    if (merged === former) {
      known += 1;
      continue;
    }
    byId.set(record.id, merged);
    (former && !added.has(record.id) ? updated : added).set(record.id, merged);
  }
  return { added: [...added.values()], updated: [...updated.values()], known, skipped };
}
