// The ledger as a file: out of one browser and into another, without ever making an attempt look better than it is.
import * as z from 'zod/mini';
import { mapInSlices } from '~/lib/in-slices';
import { parsedJson } from '~/lib/json';
import { type Attempt, attempt, isUnsettled, workspaceKey } from './attempt';
import { fingerprintOf } from './fingerprint';
import { end } from './send';
import { isOpen } from './send-machine';

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
  /** Attempts whose outcome is open here and settled in the file. */
  readonly settled: readonly Attempt[];
  /** Known already, and no better in the file. */
  readonly known: number;
  /** Of another workspace, or unreadable. */
  readonly skipped: number;
}

/** Whether a record speaks of the campaign that it names: by its fingerprint the same one is kept from being sent again. */
const isWhole = async ({ content, workspace, fingerprint }: Attempt) =>
  workspaceKey(content) === workspace && (await fingerprintOf(content)) === fingerprint;

/**
 * The record here with the outcome of the one in the file, or as it is where it was settled, or sent off, since the plan
 * was made. What was sent, to whom and when stays as this browser wrote it.
 */
export const settledBy = (held: Attempt, { state, endedAt }: Attempt): Attempt =>
  isOpen(held.state) && isUnsettled(held) ? { ...held, state, endedAt } : held;

/**
 * What a file would change; null where it isn't a ledger. What was on its way when it was exported is unknown here: the
 * page that waited for the answer is another one.
 */
export async function planLedgerImport(
  text: string,
  workspace: string,
  held: readonly Attempt[],
  now: number,
): Promise<LedgerImportPlan | null> {
  const file = ledgerFile.safeParse(parsedJson(text));
  if (!file.success) return null;
  const byId = new Map(held.map((record) => [record.id, record]));
  const added = new Map<string, Attempt>();
  const settled = new Map<string, Attempt>();
  let [known, skipped] = [0, 0];
  // There may be millions that are none.
  const entries = await mapInSlices(file.data.attempts, (entry) => attempt.safeParse(entry).data ?? null);
  for (const entry of entries) {
    if (entry?.workspace !== workspace || !(await isWhole(entry))) {
      skipped += 1;
      continue;
    }
    const record = end(entry, { type: 'restarted' }, now);
    const mine = byId.get(record.id);
    if (mine === undefined) added.set(record.id, record);
    else if (
      isOpen(mine.state) &&
      isUnsettled(mine) &&
      !isUnsettled(record) &&
      mine.fingerprint === record.fingerprint
    ) {
      settled.set(record.id, record);
    } else known += 1;
  }
  return { added: [...added.values()], settled: [...settled.values()], known, skipped };
}
