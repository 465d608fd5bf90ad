// The ledger as a file: out of one browser and into another, without ever making an attempt look better than it is.
import * as z from 'zod/mini';
import { type Attempt, attempt, isUnsettled } from './attempt';
import { end } from './send';

const ledgerFile = z.object({
  format: z.literal('campaign-ledger'),
  version: z.literal(1),
  exportedAt: z.number(),
  attempts: z.array(z.unknown()),
});

export function exportLedger(attempts: readonly Attempt[], exportedAt: number): string {
  return JSON.stringify({ format: 'campaign-ledger', version: 1, exportedAt, attempts }, null, 2);
}

export interface ImportPlan {
  readonly added: readonly Attempt[];
  /** Attempts whose outcome is open here and settled in the file. */
  readonly settled: readonly Attempt[];
  /** Known already, and no better in the file. */
  readonly known: number;
  /** Of another workspace, or unreadable. */
  readonly skipped: number;
}

/**
 * What a file would change; null where it isn't a ledger. What was on its way when it was exported is unknown here: the
 * page that waited for the answer is another one.
 */
export function planImport(
  text: string,
  workspace: string,
  held: readonly Attempt[],
  now: number,
): ImportPlan | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const file = ledgerFile.safeParse(json);
  if (!file.success) return null;
  const byId = new Map(held.map((record) => [record.id, record]));
  const added = new Map<string, Attempt>();
  const settled = new Map<string, Attempt>();
  let [known, skipped] = [0, 0];
  for (const entry of file.data.attempts) {
    const parsed = attempt.safeParse(entry);
    if (!parsed.success || parsed.data.workspace !== workspace) {
      skipped += 1;
      continue;
    }
    const record = end(parsed.data, { type: 'restarted' }, now);
    const mine = byId.get(record.id);
    if (mine === undefined) added.set(record.id, record);
    else if (isUnsettled(mine) && !isUnsettled(record) && mine.fingerprint === record.fingerprint) {
      settled.set(record.id, record);
    } else known += 1;
  }
  return { added: [...added.values()], settled: [...settled.values()], known, skipped };
}
