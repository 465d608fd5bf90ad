import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Macro, macroDeletion } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { readMacro } from './macro-reading';

interface DeleteMacroProps {
  readonly macro: Macro;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** The answer got lost, and the macro is still there. */
  | { readonly step: 'still-there' };

/** Asks, deletes, and finds out the truth where the answer got lost. */
export function DeleteMacro({ macro, onDone, onClose }: DeleteMacroProps) {
  const t = useT();
  const scope = useScope();
  const { mutateAsync } = useMutation(macroDeletion(scope));
  const [state, setState] = useState<State>({ step: 'asking' });

  const findOut = async (lost: ApiError): Promise<void> => {
    try {
      await readMacro(scope, macro.id);
      setState({ step: 'still-there' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') onDone();
      else setState({ step: 'failed', error: lost });
    }
  };
  const remove = async (): Promise<void> => {
    setState({ step: 'sending' });
    try {
      await mutateAsync({ params: { macroId: macro.id } });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') onDone();
      else if (mayHaveHappened(error)) await findOut(error);
      else setState({ step: 'failed', error });
    }
  };
  return (
    <ConfirmDialog
      title={t(m.macros_delete_title, { name: macro.name })}
      confirmLabel={t(m.common_delete)}
      error={state.step === 'failed' ? state.error : null}
      pending={state.step === 'sending'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text size="sm">
        {t(macro.visibility === 'global' ? m.macros_delete_global : m.macros_delete_personal)}
      </Text>
      {state.step === 'still-there' && (
        <Alert color="yellow" role="alert" title={t(m.errors_outcome_unknown_title)}>
          {t(m.macros_delete_still_there)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
