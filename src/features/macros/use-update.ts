import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Macro, macroUpdate } from '~/api/macros';
import { useScope } from '~/session/scope-context';
import { differingFields, isSameMacro, type MacroChanges } from './macro-form';
import { macroReading } from './macro-reading';
import type { Saved, SaveState } from './save-state';

/**
 * Saves changes to a macro: nothing over somebody else's change that the person hasn't seen, and the truth where the
 * answer got lost. `opened` is the macro that the changes were made to.
 */
export function useUpdate(opened: Macro, onSaved: (saved: Saved, changes: MacroChanges) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(macroUpdate(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  /** What went out last, and what the macro held until then. */
  const [sent, setSent] = useState<{ readonly changes: MacroChanges; readonly before: Macro } | null>(null);
  const reading = macroReading(scope, opened.id);

  const saved = (macro: Macro, changes: MacroChanges, wasLost: boolean): void => {
    queryClient.setQueryData(reading.queryKey, macro);
    const outcome = { macro, wasLost, differing: differingFields(changes, macro), doubles: [] };
    setState({ step: 'saved', saved: outcome });
    onSaved(outcome, changes);
  };

  const readNow = () => queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false });

  /** What became of a write without an answer, by what the macro holds now; `before` is what it held until then. */
  const findOut = async (changes: MacroChanges, before: Macro): Promise<void> => {
    setState({ step: 'looking-up' });
    try {
      const present = await readNow();
      if (differingFields(changes, present).length === 0) saved(present, changes, true);
      else if (isSameMacro(present, before)) setState({ step: 'no-trace' });
      // Not as it was and not as it was sent: it was carried out in part, or somebody came in between.
      else setState({ step: 'conflict', present });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: error.kind === 'not-found' ? 'gone' : 'unknown' });
    }
  };

  const send = async (changes: MacroChanges, present: Macro): Promise<void> => {
    setState({ step: 'sending' });
    setSent({ changes, before: present });
    let answer: Macro | undefined;
    try {
      answer = await mutateAsync({ params: { macroId: opened.id }, body: { macro: changes } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mayHaveHappened(error)) await findOut(changes, present);
      else setState({ step: 'failed', error });
      return;
    }
    if (answer) saved(answer, changes, false);
    else await readBack(changes);
  };

  /** An answer without a body says that it was done, not what is there now. */
  const readBack = async (changes: MacroChanges): Promise<void> => {
    try {
      saved(await readNow(), changes, false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'unknown' });
    }
  };

  /** Saves the changes over `seen`, the state of the macro that the person knows. */
  const save = async (changes: MacroChanges, seen: Macro = opened): Promise<void> => {
    setState({ step: 'checking' });
    let present: Macro;
    try {
      present = await readNow();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState(notSent(error));
      return;
    }
    if (isSameMacro(present, seen)) await send(changes, present);
    else setState({ step: 'conflict', present });
  };

  return {
    state,
    save,
    lookAgain: () => (sent ? findOut(sent.changes, sent.before) : Promise.resolve()),
    reset: () => setState({ step: 'editing' }),
  };
}

const notSent = (error: ApiError): SaveState =>
  error.kind === 'not-found' ? { step: 'gone' } : { step: 'not-sent', error };
