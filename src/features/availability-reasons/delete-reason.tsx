import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AvailabilityReason,
  availabilityReasonDeletion,
  listAvailabilityReasons,
} from '~/api/availability-reasons';
import { allPagesOptions } from '~/api/http/all-pages';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { Outcome } from './save-state';

interface DeleteReasonProps {
  readonly reason: AvailabilityReason;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'deleting' }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** The answer got lost, and the list still shows it. */
  | { readonly step: 'still-there' };

export function DeleteReason({ reason: { id, reason }, onDone, onClose }: DeleteReasonProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(availabilityReasonDeletion(scope));
  const [state, setState] = useState<State>({ step: 'asking' });

  /** Whether the list still shows it; null where it can't be read. */
  async function isThere(): Promise<boolean | null> {
    try {
      const all = await queryClient.fetchQuery({
        ...allPagesOptions(scope, listAvailabilityReasons),
        staleTime: 0,
      });
      return all.some((one) => one.id === id);
    } catch {
      return null;
    }
  }

  async function remove() {
    setState({ step: 'deleting' });
    try {
      await mutateAsync({ params: { availabilityReasonId: id } });
      onDone({ kind: 'deleted', reason });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') return onDone({ kind: 'gone-before', reason });
      const there = mayHaveHappened(error) ? await isThere() : null;
      if (there === false) return onDone({ kind: 'deleted', reason, isFound: true });
      setState(there ? { step: 'still-there' } : { step: 'failed', error });
    }
  }

  return (
    <ConfirmDialog
      title={t(m.availability_reasons_delete_title, { reason })}
      confirmLabel={t(m.common_delete)}
      error={state.step === 'failed' ? state.error : null}
      pending={state.step === 'deleting'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text size="sm">{t(m.availability_reasons_delete_text)}</Text>
      {state.step === 'still-there' && (
        <Text size="sm" role="alert">
          {t(m.availability_reasons_delete_still_there)}
        </Text>
      )}
    </ConfirmDialog>
  );
}
