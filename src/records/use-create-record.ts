// Creates one record from a form: the state that its notice shows, and what can be done in each.
import { useState } from 'react';
import type { ApiError } from '~/api/http/api-error';
import {
  type CreationResult,
  checkCreation,
  createRecord,
  duplicatesOf,
  type RecordCreation,
} from './create-record';
import { addAttempt, type CreationAttempts, findAttempt } from './creation-attempts';
import { useWriting } from './use-writing';
import { type Saved, type WriteOutcome, withRefusal } from './write-state';

interface CreateHandlers<Stored> {
  /** It is there: also where the answer got lost and looking for it showed so. Called once. */
  readonly onCreated: (created: Saved<Stored>) => void;
  /** The platform refused it: the moment to mark the fields. */
  readonly onRefused?: (error: ApiError) => void;
  /** It, and others just like it that came to be with it; found after `onCreated`, when the form may be gone. */
  readonly onDuplicates?: (all: readonly Stored[], created: Stored) => void;
}

export function useCreateRecord<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(access: RecordCreation<Stored, Values>, { onCreated, onRefused, onDuplicates }: CreateHandlers<Stored>) {
  const { state, refusal, run, reset } = useWriting<WriteOutcome<Stored>>();
  const [attempts, setAttempts] = useState<CreationAttempts<Values>>([]);
  const { comparisons } = access;

  const ended = (result: CreationResult<Stored>, values: Values) => {
    const { outcome, known } = result;
    setAttempts(addAttempt(attempts, values, result, comparisons));
    if (outcome.step === 'refused') onRefused?.(outcome.error);
    if (outcome.step !== 'saved') return outcome;
    onCreated(outcome);
    void duplicatesOf(access, values, outcome.stored, known).then((duplicates) => {
      if (duplicates.length > 0) onDuplicates?.([outcome.stored, ...duplicates], outcome.stored);
    });
    return outcome;
  };
  return {
    state: withRefusal(state, refusal),
    create: (values: Values) =>
      run(async (report) => {
        const former = findAttempt(attempts, values, comparisons);
        return ended(await createRecord(access, values, former?.known, report), values);
      }),
    /** Looks once more what became of a creation whose outcome isn't known. */
    checkNow: async (): Promise<void> => {
      const last = attempts.at(-1);
      if (!last) return;
      const { values, known, error } = last;
      await run(async (report) => {
        const outcome = await checkCreation(access, values, known, error, report);
        return ended({ outcome, known }, values);
      });
    },
    reset,
  };
}
