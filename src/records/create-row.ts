// Creates the record of a run's row, and looks whether it came to be more than once.
import { createRecord, duplicatesOf, type KnownIds, ownAmong, type RecordCreation } from './create-record';
import { pacedCreation } from './run/paced-access';
import type { RowState } from './run/run-rows';
import type { RowTurn } from './run/use-run';
import { isUnconfirmed } from './write-state';

interface CreatedRow<Stored> {
  readonly state: RowState;
  /** All that came to be, where that is more than one. */
  readonly duplicates: readonly Stored[];
}

/**
 * `known` outlives the attempts of a run: by the row’s key, what was there before the first one. It is noted as soon as it is read,
 * since stopping may cut an attempt off after its request.
 */
export async function createRow<
  Key,
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(
  access: RecordCreation<Stored, Values>,
  values: Values,
  key: Key,
  turn: RowTurn,
  known: Map<Key, KnownIds>,
): Promise<CreatedRow<Stored>> {
  const { former, report } = turn;
  if (!isUnconfirmed(former)) known.delete(key);
  let isRepeated = false;
  const paced = pacedCreation(
    {
      ...access,
      create: async (wanted) => {
        const before = known.get(key);
        const isLookedFor = isRepeated && before && !access.isUnique;
        isRepeated = true;
        // A 429 may answer the browser's copy of a request that was carried out, so the wait ends with a look.
        const late = isLookedFor
          ? ownAmong(access, await access.candidates(wanted), wanted, before)[0]
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
  if (result.outcome.step !== 'saved') return { state: result.outcome, duplicates: [] };
  const { stored } = result.outcome;
  // It is saved, whatever becomes of this look: also where the run is stopped before it.
  const others = await duplicatesOf(paced, values, stored, result.known).catch(() => []);
  return { state: result.outcome, duplicates: others.length > 0 ? [stored, ...others] : [] };
}
