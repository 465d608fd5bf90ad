import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Macro, macroCreation } from '~/api/macros';
import { useScope } from '~/session/scope-context';
import { differingFields } from './macro-form';
import { readNamesakes } from './macro-reading';
import type { Saved, SaveState } from './save-state';
import { hasSameActions } from './transfer';

export interface NewMacro {
  readonly name: string;
  readonly actions: unknown[];
  readonly visibility: string;
}

/**
 * Creates a macro, and finds out the truth where the answer got lost: names may be there twice, so the namesakes are
 * noted before anything is sent, and only one that wasn't among them is the new one.
 */
export function useCreation(onSaved: (saved: Saved) => void) {
  const scope = useScope();
  const { mutateAsync } = useMutation(macroCreation(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  /** The last attempt without an answer, and the namesakes from before the first one. */
  const [lost, setLost] = useState<{ readonly written: NewMacro; readonly known: readonly number[] } | null>(
    null,
  );

  const saved = (macro: Macro, written: NewMacro, wasLost: boolean): void => {
    const outcome = { macro, wasLost, differing: differingFields(written, macro) };
    setState({ step: 'saved', saved: outcome });
    onSaved(outcome);
  };

  const findOut = async (written: NewMacro, known: readonly number[]): Promise<void> => {
    setState({ step: 'looking-up' });
    try {
      const twin = (await readNamesakes(scope, written.name)).find(isTwin(written, known));
      if (twin) saved(twin, written, true);
      else setState({ step: 'no-trace' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'unknown' });
    }
  };

  const send = async (written: NewMacro, known: readonly number[]): Promise<void> => {
    setState({ step: 'sending' });
    try {
      saved(await mutateAsync({ body: { macro: written } }), written, false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!mayHaveHappened(error)) return setState({ step: 'failed', error });
      setLost({ written, known });
      await findOut(written, known);
    }
  };

  const save = async (written: NewMacro): Promise<void> => {
    setState({ step: 'checking' });
    let namesakes: readonly Macro[];
    try {
      namesakes = await readNamesakes(scope, written.name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return setState({ step: 'not-sent', error });
    }
    const former = lost?.written.name === written.name ? lost.known : null;
    // A lost attempt may only now have come through: then this is it, and nothing is sent again.
    const late = former && namesakes.find(isTwin(written, former));
    if (late) saved(late, written, true);
    else await send(written, former ?? namesakes.map(({ id }) => id));
  };

  const lookAgain = () => (lost ? findOut(lost.written, lost.known) : Promise.resolve());
  return { state, save, lookAgain };
}

/** One of the same name and actions that wasn't there before. */
const isTwin =
  ({ actions }: NewMacro, known: readonly number[]) =>
  (macro: Macro) =>
    !known.includes(macro.id) && hasSameActions(macro.actions, actions);
