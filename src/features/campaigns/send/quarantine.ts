// Unreadable records of the ledger, and the campaigns that they may be about.
import { toObject } from '~/lib/json/json';
import { isUnsettled } from './attempt';
import { attemptState } from './send-machine';

/** An unreadable record. It is shown, and never deleted automatically. */
export interface Quarantined {
  readonly key: string;
  readonly raw: unknown;
  /**
   * The person who checked the campaign dashboard and released the record, and the time in milliseconds since the
   * epoch.
   */
  readonly released: { readonly person: string; readonly at: number } | null;
}

/**
 * Reports whether the record may belong to a workspace (`{instance}/{accountId}`), which is so unless it names another
 * one.
 */
export function canBelongTo(workspace: string, { raw }: Quarantined): boolean {
  const named = toObject(raw)?.workspace;
  return typeof named !== 'string' || !/^\d+\/\d+$/.test(named) || named === workspace;
}

/** Reports whether the record blocks a campaign: it may be about the same one, and its outcome isn't settled. */
export function canBlock(fingerprint: string, { raw, released }: Quarantined): boolean {
  if (released !== null) return false;
  const record = toObject(raw);
  const state = attemptState.safeParse(record?.state);
  if (state.success && !isUnsettled({ state: state.data })) return false;
  const named = record?.fingerprint;
  return typeof named !== 'string' || !/^[\da-f]{64}$/.test(named) || named === fingerprint;
}
