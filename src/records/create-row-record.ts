// Creates the record for one row of a run (a bulk operation) and checks for duplicates.
import {
  type CandidateIds,
  createRecord,
  findDuplicates,
  findPossiblyCreated,
  type RecordCreation,
} from './create-record';
import { paceCreation } from './run/paced-access';
import type { RowState } from './run/process-rows';
import type { RowWriteContext } from './run/use-row-run';
import { isUnconfirmed } from './write-state';

interface CreatedRow<Stored> {
  readonly state: RowState;
  readonly stored: Stored | null;
  /** All created records, if there is more than one. */
  readonly duplicates: readonly Stored[];
}

/**
 * Creates the record of a row. `known` maps the row's key to the IDs of similar records that existed before the first
 * attempt. All attempts of a run share the map. The IDs are added as soon as they are loaded, because the run may be
 * stopped after the request of an attempt was sent.
 */
export async function createRowRecord<
  Key,
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  key: Key,
  turn: RowWriteContext,
  known: Map<Key, CandidateIds>,
): Promise<CreatedRow<Stored>> {
  const { former, report } = turn;
  if (!isUnconfirmed(former)) known.delete(key);
  let isRepeated = false;
  const paced = paceCreation(
    {
      ...access,
      create: async (wanted) => {
        const before = known.get(key);
        const isLookedFor = isRepeated && before && !access.isUnique;
        isRepeated = true;
        // Looks for the record before a retry after a 429. The browser may have sent the request twice, so the platform
        // may have created the record and rejected only the second request.
        const late = isLookedFor
          ? findPossiblyCreated(access, await access.candidates(wanted), wanted, before)[0]
          : null;
        return late ?? access.create(wanted);
      },
    },
    turn,
  );
  const noting: typeof paced = {
    ...paced,
    candidates: async (wanted) => {
      const found = await paced.candidates(wanted);
      if (!known.has(key)) known.set(key, new Set(found.map(({ id }) => id)));
      return found;
    },
  };
  const result = await createRecord(noting, values, known.get(key), report);
  known.set(key, result.known);
  if (result.outcome.step !== 'saved') return { state: result.outcome, stored: null, duplicates: [] };
  const { stored } = result.outcome;
  // Ignores a failure of this check, because the record has been saved anyway.
  const others = await findDuplicates(paced, values, stored, result.known).catch(() => []);
  return { state: result.outcome, stored, duplicates: others.length > 0 ? [stored, ...others] : [] };
}
