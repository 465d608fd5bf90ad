import { Alert, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedResponse, cannedResponseDeletion } from '~/api/canned-responses';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { lookUpId } from './look-up';
import type { Outcome } from './save-state';

interface DeleteCannedResponseProps {
  readonly response: CannedResponse;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** The answer got lost, and the record is still there. */
  | { readonly step: 'still-there' };

/** Asks, deletes, and finds out the truth where the answer got lost. */
export function DeleteCannedResponse({ response, onDone, onClose }: DeleteCannedResponseProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(cannedResponseDeletion(scope));
  const [state, setState] = useState<State>({ step: 'asking' });
  const { id, short_code, content } = response;

  const findOut = async (lost: ApiError): Promise<void> => {
    try {
      if (await lookUpId(queryClient, scope, id, [short_code])) setState({ step: 'still-there' });
      else onDone({ kind: 'deleted', short_code });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', error: lost });
    }
  };
  const remove = async (): Promise<void> => {
    setState({ step: 'sending' });
    try {
      await mutateAsync({ params: { cannedResponseId: id } });
      onDone({ kind: 'deleted', short_code });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') onDone({ kind: 'deleted-before', short_code });
      else if (mayHaveHappened(error)) await findOut(error);
      else setState({ step: 'failed', error });
    }
  };
  return (
    <ConfirmDialog
      title={t(m.canned_responses_delete_title, { short_code })}
      confirmLabel={t(m.common_delete)}
      error={state.step === 'failed' ? state.error : null}
      pending={state.step === 'sending'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" lineClamp={6} className="raw-text" dir="auto">
        {content}
      </Text>
      <Text size="sm">{t(m.canned_responses_delete_text)}</Text>
      {state.step === 'still-there' && (
        <Alert color="yellow" role="alert" title={t(m.errors_outcome_unknown_title)}>
          {t(m.canned_responses_delete_still_there)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
