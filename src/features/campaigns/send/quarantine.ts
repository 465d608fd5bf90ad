// Records of the ledger that can't be read any more, and what each of them may stand for.
import { asObject } from '~/lib/json/json';
import { isUnsettled } from './attempt';
import { attemptState } from './send-machine';

/** It is set aside, shown, and never thrown away by code. */
export interface Quarantined {
  readonly key: string;
  readonly raw: unknown;
  /** Who looked in the campaign dashboard and said that it stands in nobody's way, and when (milliseconds since the epoch). */
  readonly released: { readonly person: string; readonly at: number } | null;
}

/** Whether it may be of a workspace (`{instance}/{accountId}`): it is unless it names another one. */
export function mayBeOf(workspace: string, { raw }: Quarantined): boolean {
  const named = asObject(raw)?.workspace;
  return typeof named !== 'string' || !/^\d+\/\d+$/.test(named) || named === workspace;
}

/** Whether it keeps a campaign from being sent: it may be this very one, and nobody has said yet what came of it. */
export function mayStandFor(fingerprint: string, { raw, released }: Quarantined): boolean {
  if (released !== null) return false;
  const record = asObject(raw);
  const state = attemptState.safeParse(record?.state);
  if (state.success && !isUnsettled({ state: state.data })) return false;
  const named = record?.fingerprint;
  return typeof named !== 'string' || !/^[\da-f]{64}$/.test(named) || named === fingerprint;
}
