// Exports the ledger of send attempts to a file and imports such files. An import never makes it easier to send a
// campaign again.
import * as z from 'zod/mini';
import { mapInSlices } from '~/lib/in-slices';
import { parseJson } from '~/lib/json/json';
import { computeCampaignFingerprint } from './fingerprint';
import { applyEventToAttempt } from './send';
import { getWorkspaceKey, isAttemptSent, type SendAttempt, sendAttemptSchema } from './send-attempt';
import { isMarkedNotFound } from './send-machine';

const ledgerFile = z.object({
  format: z.literal('campaign-ledger'),
  version: z.literal(1),
  exportedAt: z.number(),
  attempts: z.array(z.unknown()),
});

export function exportLedger(attempts: readonly SendAttempt[], exportedAt: number): string {
  return JSON.stringify({ format: 'campaign-ledger', version: 1, exportedAt, attempts }, null, 2);
}

export interface LedgerImportPlan {
  readonly added: readonly SendAttempt[];
  /**
   * Imported records that replace a local `refused` record, because their state makes it harder to send the campaign
   * again.
   */
  readonly updated: readonly SendAttempt[];
  /** The number of records that this browser already has and leaves unchanged. */
  readonly known: number;
  /** The number of skipped entries: invalid ones, and records of other workspaces. */
  readonly skipped: number;
}

/**
 * Reports whether a record's workspace and fingerprint match its content. A wrong fingerprint would allow the same
 * campaign to be sent twice.
 */
const isWhole = async ({ content, workspace, fingerprint }: SendAttempt) =>
  getWorkspaceKey(content) === workspace && (await computeCampaignFingerprint(content)) === fingerprint;

/**
 * Returns the record to store if a file contains a record with the same ID as a local record. Keeps a local record that
 * isn't `refused`, because its state already makes a second send harder. An imported `refused` record is replaced by
 * any other state. If a user answered "not found", the record is replaced only by a success. A `refused` record with a
 * rejection that this browser received itself is kept.
 */
export function chooseLedgerRecord(local: SendAttempt, imported: SendAttempt): SendAttempt {
  const { state, endedAt, importedAt } = imported;
  if (local.state.name !== 'refused' || state.name === 'refused') return local;
  if (local.fingerprint !== imported.fingerprint) return local;
  const isReplaced = isMarkedNotFound(local.state) ? isAttemptSent(imported) : local.importedAt !== undefined;
  return isReplaced ? { ...local, state, endedAt, importedAt } : local;
}

/**
 * Converts a record of the file. An attempt in progress becomes unknown, because no page of this browser is waiting for
 * its response. A time in the future comes from a clock that was ahead, and is replaced by the current time.
 */
const toImported = (record: SendAttempt, now: number): SendAttempt => ({
  ...applyEventToAttempt(record, { type: 'restarted' }, now),
  sentAt: Math.min(record.sentAt, now),
  endedAt: Math.min(record.endedAt ?? now, now),
  importedAt: now,
});

/** Returns the changes that importing a file would make, or null if the file isn't a ledger. */
export async function planLedgerImport(
  text: string,
  workspace: string,
  local: readonly SendAttempt[],
  now: number,
): Promise<LedgerImportPlan | null> {
  const file = ledgerFile.safeParse(parseJson(text));
  if (!file.success) return null;
  const byId = new Map(local.map((record) => [record.id, record]));
  const added = new Map<string, SendAttempt>();
  const updated = new Map<string, SendAttempt>();
  let [known, skipped] = [0, 0];
  // Processes the entries in batches, so that millions of invalid entries don't block the page.
  const entries = await mapInSlices(
    file.data.attempts,
    (entry) => sendAttemptSchema.safeParse(entry).data ?? null,
  );
  for (const entry of entries) {
    if (entry?.workspace !== workspace || !(await isWhole(entry))) {
      skipped += 1;
      continue;
    }
    const record = toImported(entry, now);
    const former = byId.get(record.id);
    const merged = former ? chooseLedgerRecord(former, record) : record;
    if (merged === former) {
      known += 1;
      continue;
    }
    byId.set(record.id, merged);
    (former && !added.has(record.id) ? updated : added).set(record.id, merged);
  }
  return { added: [...added.values()], updated: [...updated.values()], known, skipped };
}
