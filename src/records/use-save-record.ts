// Saves one record from a form: the state that its notice shows, and what can be done in each.
import { useState } from 'react';
import type { ApiError } from '~/api/http/api-error';
import { checkSave, type RecordAccess, saveRecord } from './save-record';
import { useWriting } from './use-writing';
import { mergedValues } from './values';
import { type Saved, type WriteOutcome, withEarlier, withRefusal } from './write-state';

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
