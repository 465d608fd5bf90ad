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

  /** Told with the twins that are new: the one that is opened, and any that nobody asked for. */
  const saved = (macro: Macro, written: NewMacro, twins: readonly Macro[], wasLost: boolean): void => {
    const doubles = twins.map(({ id }) => id).filter((id) => id !== macro.id);
    const outcome = { macro, wasLost, differing: differingFields(written, macro), doubles };
    setState({ step: 'saved', saved: outcome });
    onSaved(outcome);
  };

  const findOut = async (written: NewMacro, known: readonly number[]): Promise<void> => {
    setState({ step: 'looking-up' });
    try {
      const twins = twinsIn(await readNamesakes(scope, written.name), written, known);
      const [twin] = twins;
      if (twin) saved(twin, written, twins, true);
      else setState({ step: 'no-trace' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'unknown' });
    }
  };

  const send = async (written: NewMacro, known: readonly number[]): Promise<void> => {
    setState({ step: 'sending' });
    let macro: Macro;
    try {
      macro = await mutateAsync({ body: { macro: written } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!mayHaveHappened(error)) return setState({ step: 'failed', error });
      setLost({ written, known });
      return findOut(written, known);
    }
    const namesakes = await readNamesakes(scope, written.name).catch(() => []);
    saved(macro, written, twinsIn(namesakes, written, known), false);
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
    const late = former ? twinsIn(namesakes, written, former) : [];
    if (late[0]) saved(late[0], written, late, true);
    else await send(written, former ?? namesakes.map(({ id }) => id));
  };

  const lookAgain = () => (lost ? findOut(lost.written, lost.known) : Promise.resolve());
  return { state, save, lookAgain };
}

/** Those of the same name and actions that weren't there before. */
const twinsIn = (namesakes: readonly Macro[], { actions }: NewMacro, known: readonly number[]) =>
  namesakes.filter((macro) => !known.includes(macro.id) && hasSameActions(macro.actions, actions));
