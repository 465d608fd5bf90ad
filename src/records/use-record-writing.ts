// Saves or creates one record from a form: the state that its notice shows, and the actions that each state offers.
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

export function useWriting<Outcome extends { readonly step: Step; readonly error?: ApiError | null }>() {
  const [state, setState] = useState<{ readonly step: 'idle' | Progress } | Outcome>({ step: 'idle' });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  return {
    state,
    /** What the last attempt was refused with, also where an earlier one stays not confirmed. */
    refusal: isPending(state) ? null : refusal,
    /** Nothing is sent while another write is on its way. */
    run: async (write: (report: Report) => Promise<Outcome>): Promise<void> => {
      if (isPending(state)) return;
      const outcome = await write((step) => setState({ step }));
      setRefusal(outcome.step === 'refused' ? (outcome.error ?? null) : null);
      setState(staysUnconfirmed(state, outcome) ? state : outcome);
    },
    /** Forgets what became of the last attempt. */
    reset: () => {
      setState({ step: 'idle' });
      setRefusal(null);
    },
  };
}

interface SaveHandlers<Stored> {
  /** It is stored: also where the answer got lost and reading it again showed so. */
  readonly onSaved: (saved: Saved<Stored>) => void;
  /** Nothing differed, so nothing was sent. */
  readonly onUnchanged?: () => void;
  /** Somebody changed it since: the moment to show both versions. */
  readonly onConflict?: (present: Stored) => void;
  /** The platform refused it: the moment to mark the fields. */
  readonly onRefused?: (error: ApiError) => void;
}

/** `opened` is the version that the form was begun on; a newer one from the platform is compared with it, never imposed. */
export function useSaveRecord<Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  opened: Values,
  { onSaved, onUnchanged, onConflict, onRefused }: SaveHandlers<Stored>,
) {
  const { state, refusal, run, reset } = useWriting<WriteOutcome<Stored>>();
  const [isComparing, setComparing] = useState(false);
  /** What went out last, and what the record held until then. */
  const [sent, setSent] = useState<{ readonly typed: Values; readonly before: Values } | null>(null);

  const ended = (outcome: WriteOutcome<Stored>) => {
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
      return ended(outcome);
    });
  return {
    state: withRefusal(state, refusal),
    /** The dialog with both versions is open: at once where somebody else was faster. */
    isComparing: isComparing && state.step === 'conflict',
    setComparing,
    save: (typed: Values) => saveOver(typed, opened),
    /** Saves what the person changed over a newer version that they have seen; what they left alone stays as it is there. */
    saveOverPresent: (typed: Values, present: Stored) => {
      const seen = access.valuesOf(present);
      return saveOver(mergedValues(opened, typed, seen, access.comparisons), seen);
    },
    /** Looks once more what became of a save whose outcome isn't known. */
    checkNow: async (): Promise<void> => {
      if (state.step !== 'unknown' || !sent) return;
      await run(async (report) =>
        ended(await checkSave(access, sent.typed, sent.before, state.error, report)),
      );
    },
    reset,
  };
}

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
