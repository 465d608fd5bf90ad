// Hooks that save or create one record from a form. They return the state of the write, which the form shows in a
// notice, and functions that act on this state.
import { useState } from 'react';
import type { ApiError } from '~/api/http/api-error';
import {
  type CreationResult,
  checkCreationOutcome,
  createRecord,
  findDuplicates,
  type RecordCreation,
} from './create-record';
import { addCreationAttempt, type CreationAttempts, findCreationAttempt } from './creation-attempts';
import { checkSaveOutcome, type RecordAccess, saveRecord } from './save-record';
import { mergeValues } from './values';
import {
  isStillUnconfirmed,
  isWritePending,
  type ProgressListener,
  type SavedOutcome,
  type WriteOutcome,
  type WriteProgress,
  type WriteStep,
  withEarlierAttempt,
  withRejection,
} from './write-state';

/** Tracks the state of one write. */
export function useWriteState<
  Outcome extends { readonly step: WriteStep; readonly error?: ApiError | null },
>() {
  const [state, setState] = useState<{ readonly step: 'idle' | WriteProgress } | Outcome>({ step: 'idle' });
  const [rejection, setRefusal] = useState<ApiError | null>(null);
  return {
    state,
    /** The error of the last attempt if that attempt was rejected, even while an earlier attempt is unconfirmed. */
    refusal: isWritePending(state) ? null : rejection,
    /** Does nothing while another write is in flight. */
    run: async (write: (report: ProgressListener) => Promise<Outcome>): Promise<void> => {
      if (isWritePending(state)) return;
      const outcome = await write((step) => setState({ step }));
      setRefusal(outcome.step === 'refused' ? (outcome.error ?? null) : null);
      setState(isStillUnconfirmed(state, outcome) ? state : outcome);
    },
    /** Clears the outcome of the last attempt. */
    reset: () => {
      setState({ step: 'idle' });
      setRefusal(null);
    },
  };
}

interface SaveHandlers<Stored> {
  /** Called when the record is stored, even if the response was lost and a later check found the change. */
  readonly onSaved: (saved: SavedOutcome<Stored>) => void;
  /** Called when nothing was sent, because the values equal the stored values. */
  readonly onUnchanged?: () => void;
  /** Called when someone else changed the record. The form shows both versions. */
  readonly onConflict?: (present: Stored) => void;
  /** Called when the platform rejects the values. The form marks the fields. */
  readonly onRefused?: (error: ApiError) => void;
}

/**
 * Saves a record. `opened` is the version shown in the form. If the platform has a newer version, the save ends as a
 * conflict.
 */
export function useSaveRecord<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  opened: Values,
  { onSaved, onUnchanged, onConflict, onRefused }: SaveHandlers<Stored>,
) {
  const { state, refusal: rejection, run, reset } = useWriteState<WriteOutcome<Stored>>();
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
      const outcome = withEarlierAttempt(await saveRecord(access, typed, seen, report), state);
      if (outcome.step !== 'not-sent') setSent({ typed, before: seen });
      return handleOutcome(outcome);
    });
  return {
    state: withRejection(state, rejection),
    /** True while the dialog with both versions is open. It opens as soon as a save finds a conflict. */
    isComparing: isComparing && state.step === 'conflict',
    setComparing,
    save: (typed: Values) => saveOver(typed, opened),
    /**
     * Overwrites the edited fields of a newer version that the user has seen. All other fields keep the values of that
     * version.
     */
    saveOverPresent: (typed: Values, present: Stored) => {
      const seen = access.valuesOf(present);
      return saveOver(mergeValues(opened, typed, seen, access.comparisons), seen);
    },
    /** Loads the record again to determine the outcome of an unconfirmed save. */
    checkNow: async (): Promise<void> => {
      if (state.step !== 'unknown' || !sent) return;
      await run(async (report) =>
        handleOutcome(await checkSaveOutcome(access, sent.typed, sent.before, state.error, report)),
      );
    },
    reset,
  };
}

interface CreateHandlers<Stored> {
  /** Called once when the record is created, even if the response was lost and a later check found the record. */
  readonly onCreated: (created: SavedOutcome<Stored>) => void;
  /** Called when the platform rejects the values. The form marks the fields. */
  readonly onRefused?: (error: ApiError) => void;
  /**
   * Called after `onCreated` if the platform created duplicates. `all` includes the record itself. The form may already
   * be closed.
   */
  readonly onDuplicates?: (all: readonly Stored[], created: Stored) => void;
}

export function useCreateRecord<
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(access: RecordCreation<Stored, Values>, { onCreated, onRefused, onDuplicates }: CreateHandlers<Stored>) {
  const { state, refusal: rejection, run, reset } = useWriteState<WriteOutcome<Stored>>();
  const [attempts, setAttempts] = useState<CreationAttempts<Values>>([]);
  const { comparisons } = access;

  const handleResult = (result: CreationResult<Stored>, values: Values) => {
    const { outcome, known } = result;
    setAttempts(addCreationAttempt(attempts, values, result, comparisons));
    if (outcome.step === 'refused') onRefused?.(outcome.error);
    if (outcome.step !== 'saved') return outcome;
    onCreated(outcome);
    void findDuplicates(access, values, outcome.stored, known).then((duplicates) => {
      if (duplicates.length > 0) onDuplicates?.([outcome.stored, ...duplicates], outcome.stored);
    });
    return outcome;
  };
  return {
    state: withRejection(state, rejection),
    create: (values: Values) =>
      run(async (report) => {
        const former = findCreationAttempt(attempts, values, comparisons);
        return handleResult(await createRecord(access, values, former?.known, report), values);
      }),
    /** Looks for the record again to determine the outcome of an unconfirmed create request. */
    checkNow: async (): Promise<void> => {
      const last = attempts.at(-1);
      if (!last) return;
      const { values, known, error } = last;
      await run(async (report) => {
        const outcome = await checkCreationOutcome(access, values, known, error, report);
        return handleResult({ outcome, known }, values);
      });
    },
    reset,
  };
}
