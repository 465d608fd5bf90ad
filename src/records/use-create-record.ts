// Creates one record from a form: the state that its notice shows, and what can be done in each.
import { useState } from 'react';
import type { ApiError } from '~/api/http/api-error';
import {
  type CreationResult,
  checkCreation,
  createRecord,
  duplicatesOf,
  type KnownIds,
  type RecordCreation,
} from './create-record';
import { useWriting } from './use-writing';
import { sameValues } from './values';
import type { Saved, WriteOutcome } from './write-state';

interface CreateHandlers<Stored> {
  /** It is there: also where the answer got lost and looking for it showed so. Called once. */
  readonly onCreated: (created: Saved<Stored>) => void;
  /** The platform refused it: the moment to mark the fields. */
  readonly onRefused?: (error: ApiError) => void;
  /** It, and others just like it that came to be with it; found after `onCreated`, when the form may be gone. */
  readonly onDuplicates?: (all: readonly Stored[], created: Stored) => void;
}

/** What was sent without an answer. */
interface Lost<Values> {
  readonly values: Values;
  readonly known: KnownIds;
  readonly error: ApiError | null;
}

export function useCreateRecord<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(access: RecordCreation<Stored, Values>, { onCreated, onRefused, onDuplicates }: CreateHandlers<Stored>) {
  const { state, run, reset } = useWriting<WriteOutcome<Stored>>();
  const [lost, setLost] = useState<Lost<Values> | null>(null);

  const ended = ({ outcome, known }: CreationResult<Stored>, values: Values) => {
    if (outcome.step === 'unknown') setLost({ values, known, error: outcome.error });
    else if (outcome.step === 'not-applied') setLost({ values, known, error: null });
    else if (outcome.step === 'refused') onRefused?.(outcome.error);
    if (outcome.step !== 'saved') return outcome;
    setLost(null);
    onCreated(outcome);
    void duplicatesOf(access, values, outcome.stored, known).then((duplicates) => {
      if (duplicates.length > 0) onDuplicates?.([outcome.stored, ...duplicates], outcome.stored);
    });
    return outcome;
  };
  return {
    state,
    create: (values: Values) =>
      run(async (report) => {
        const isRepeated = lost !== null && sameValues(lost.values, values, access.comparisons);
        const former = isRepeated ? lost.known : undefined;
        return ended(await createRecord(access, values, former, report), values);
      }),
    /** Looks once more what became of a creation whose outcome isn't known. */
    checkNow: async (): Promise<void> => {
      if (!lost) return;
      const { values, known, error } = lost;
      await run(async (report) => {
        const outcome = await checkCreation(access, values, known, error, report);
        return ended({ outcome, known }, values);
      });
    },
    reset,
  };
}
