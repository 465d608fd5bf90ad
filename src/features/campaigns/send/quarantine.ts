// Unreadable ledger records. Such a record blocks every campaign that it may have been stored for.
import { toObject } from '~/lib/json/json';
import { isOutcomeUnresolved } from './send-attempt';
import { attemptStateSchema } from './send-machine';

/** An unreadable ledger record. The campaign list shows the record, and it is never deleted automatically. */
export interface QuarantinedRecord {
  readonly key: string;
  readonly raw: unknown;
  /**
   * The user who released the record, so that it no longer blocks sends, after checking the dashboard. `at` is the
   * time in milliseconds since the epoch. Null if the record wasn't released.
   */
  readonly released: { readonly person: string; readonly at: number } | null;
}

/**
 * Reports whether the record may belong to a workspace (`{instance}/{accountId}`). Returns false only if the record
 * names a different workspace.
 */
export function canBelongToWorkspace(workspace: string, { raw }: QuarantinedRecord): boolean {
  const named = toObject(raw)?.workspace;
  return typeof named !== 'string' || !/^\d+\/\d+$/.test(named) || named === workspace;
}

/**
 * Reports whether the record blocks a campaign. An unreadable record may come from an earlier send of the same
 * campaign, whose outcome is then unknown.
 */
export function canBlockCampaign(fingerprint: string, { raw, released }: QuarantinedRecord): boolean {
  if (released !== null) return false;
  const record = toObject(raw);
  const state = attemptStateSchema.safeParse(record?.state);
  if (state.success && !isOutcomeUnresolved({ state: state.data })) return false;
  const named = record?.fingerprint;
  return typeof named !== 'string' || !/^[\da-f]{64}$/.test(named) || named === fingerprint;
}
