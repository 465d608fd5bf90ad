import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Macro, macroCreation } from '~/api/macros';
import { useScope } from '~/session/scope-context';
import { differingFields } from './macro-form';
import { readNamesakes } from './macro-reading';
import type { SaveState } from './save-state';
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
export function useCreation(onSaved: (macro: Macro) => void) {
  const scope = useScope();
  const { mutateAsync } = useMutation(macroCreation(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  /** The namesakes from before the first attempt that got no answer. */
  const [former, setFormer] = useState<{ readonly name: string; readonly ids: readonly number[] } | null>(null);

  const saved = (macro: Macro, written: NewMacro, wasLost: boolean): void => {
    setState({ step: 'saved', saved: { macro, wasLost, differing: differingFields(written, macro) } });
    onSaved(macro);
  };

  const findOut = async (written: NewMacro, known: readonly number[] = former?.ids ?? []): Promise<void> => {
    setState({ step: 'looking-up' });
    try {
      const twin = (await readNamesakes(scope, written.name)).find(
        ({ id, actions }) => !known.includes(id) && hasSameActions(actions, written.actions),
      );
      if (twin) saved(twin, written, true);
      else setState({ step: 'no-trace' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'unknown' });
    }
  };

  const save = async (written: NewMacro): Promise<void> => {
    setState({ step: 'checking' });
    let known: readonly number[];
    try {
      const namesakes = await readNamesakes(scope, written.name);
      // A lost attempt may only now have come through: then this is it, and nothing is sent again.
      const late =
        former?.name === written.name &&
        namesakes.find(({ id, actions }) => !former.ids.includes(id) && hasSameActions(actions, written.actions));
      if (late) return saved(late, written, true);
      known = namesakes.map(({ id }) => id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return setState({ step: 'not-sent', error });
    }
    setState({ step: 'sending' });
    try {
      saved(await mutateAsync({ body: { macro: written } }), written, false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!mayHaveHappened(error)) return setState({ step: 'failed', error });
      setFormer({ name: written.name, ids: known });
      await findOut(written, known);
    }
  };

  return { state, save, findOut: (written: NewMacro) => findOut(written) };
}
