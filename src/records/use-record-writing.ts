// Hooks that save or create one record from a form. They return the state that the form's notice shows, and its actions.
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
import { checkSave, type RecordAccess, saveRecord } from './save-record';
import { mergedValues } from './values';
import {
  isPending,
  type Progress,
  type Report,
  type Saved,
  type Step,
  staysUnconfirmed,
  type WriteOutcome,
  withEarlier,
  withRefusal,
} from './write-state';

/** Tracks the state of one write. */
export function useWriting<Outcome extends { readonly step: Step; readonly error?: ApiError | null }>() {
  const [state, setState] = useState<{ readonly step: 'idle' | Progress } | Outcome>({ step: 'idle' });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  return {
    state,
    /** The error that refused the last attempt, even if an earlier attempt is still not confirmed. */
    refusal: isPending(state) ? null : refusal,
    /** Does nothing while another write is in flight. */
    run: async (write: (report: Report) => Promise<Outcome>): Promise<void> => {
      if (isPending(state)) return;
      const outcome = await write((step) => setState({ step }));
      setRefusal(outcome.step === 'refused' ? (outcome.error ?? null) : null);
      setState(staysUnconfirmed(state, outcome) ? state : outcome);
    },
    /** Forgets the outcome of the last attempt. */
    reset: () => {
      setState({ step: 'idle' });
      setRefusal(null);
    },
  };
}

interface SaveHandlers<Stored> {
  /** The record is stored. Also called if the answer was lost and a read showed that the record was stored. */
  readonly onSaved: (saved: Saved<Stored>) => void;
  /** The values are equal to the stored ones, so that nothing was sent. */
  readonly onUnchanged?: () => void;
  /** Somebody else changed the record. The form shows both versions. */
  readonly onConflict?: (present: Stored) => void;
  /** The platform refused the values. The form marks the fields. */
  readonly onRefused?: (error: ApiError) => void;
}

/** Saves a record. `opened` is the version that the form shows. A newer version on the platform ends the save as a conflict. */
export function useSaveRecord<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  opened: Values,
  { onSaved, onUnchanged, onConflict, onRefused }: SaveHandlers<Stored>,
) {
  const { state, refusal, run, reset } = useWriting<WriteOutcome<Stored>>();
  const [isComparing, setComparing] = useState(false);
  /** The values of the last save, and the version that it replaced. */
  const [sent, setSent] = useState<{ readonly typed: Values; readonly before: Values } | null>(null);

  const handleOutcome = (outcome: WriteOutcome<Stored>) => {
    setComparing(outcome.step === 'conflict');
    if (outcome.step === 'saved') onSaved(outcome);
    else if (outcome.step === 'unchanged') onUnchanged?.();
    else if (outcome.step === 'conflict') onConflict?.(outcome.present);
    else if (outcome.step === 'refused') onRefused?.(outcome.error);
    return outcome;
  };
  const saveOver = (typed: Values, seen: Values) =>
    run(async (report) => {
      const outcome = withEarlier(await saveRecord(access, typed, seen, report), state);
      if (outcome.step !== 'not-sent') setSent({ typed, before: seen });
      return handleOutcome(outcome);
    });
  return {
    state: withRefusal(state, refusal),
    /** The dialog with both versions is open. It opens as soon as a save finds a conflict. */
    isComparing: isComparing && state.step === 'conflict',
    setComparing,
    save: (typed: Values) => saveOver(typed, opened),
    /** Saves the fields that the person edited over a newer version that they have seen. Keeps that version's other fields. */
    saveOverPresent: (typed: Values, present: Stored) => {
      const seen = access.valuesOf(present);
      return saveOver(mergedValues(opened, typed, seen, access.comparisons), seen);
    },
    /** Reads the record again to find the outcome of an unknown save. */
    checkNow: async (): Promise<void> => {
      if (state.step !== 'unknown' || !sent) return;
      await run(async (report) =>
        handleOutcome(await checkSave(access, sent.typed, sent.before, state.error, report)),
      );
    },
    reset,
  };
}

interface CreateHandlers<Stored> {
  /** The record was created. Also called if the answer was lost and a search found the record. Called once. */
  readonly onCreated: (created: Saved<Stored>) => void;
  /** The platform refused the values. The form marks the fields. */
  readonly onRefused?: (error: ApiError) => void;
  /** Duplicates were created with the record; `all` includes it. Called after `onCreated`, possibly after the form closed. */
  readonly onDuplicates?: (all: readonly Stored[], created: Stored) => void;
}

export function useCreateRecord<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(access: RecordCreation<Stored, Values>, { onCreated, onRefused, onDuplicates }: CreateHandlers<Stored>) {
  const { state, refusal, run, reset } = useWriting<WriteOutcome<Stored>>();
  const [attempts, setAttempts] = useState<CreationAttempts<Values>>([]);
  const { comparisons } = access;

  const handleResult = (result: CreationResult<Stored>, values: Values) => {
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
        return handleResult(await createRecord(access, values, former?.known, report), values);
      }),
    /** Searches for the record again to find the outcome of an unknown creation. */
    checkNow: async (): Promise<void> => {
      const last = attempts.at(-1);
      if (!last) return;
      const { values, known, error } = last;
      await run(async (report) => {
        const outcome = await checkCreation(access, values, known, error, report);
        return handleResult({ outcome, known }, values);
      });
    },
    reset,
  };
}
