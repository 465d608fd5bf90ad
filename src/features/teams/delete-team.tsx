import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { type Team, teamDeletion, teamQuery } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';

interface DeleteTeamProps {
  readonly team: Team;
  /** How many belong to it; null where that isn't known. */
  readonly memberCount: number | null;
  /** It is gone: by this, or before it. */
  readonly onGone: () => void;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'deleting' }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** The answer got lost, and the team is still there. */
  | { readonly step: 'still-there' };

export function DeleteTeam({ team, memberCount, onGone, onClose }: DeleteTeamProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(teamDeletion(scope));
  const [state, setState] = useState<State>({ step: 'asking' });

  async function findOut(lost: ApiError) {
    try {
      await queryClient.fetchQuery({ ...teamQuery(scope, team.id), staleTime: 0 });
      setState({ step: 'still-there' });
    } catch (error) {
      if (isApiError(error, 'not-found')) onGone();
      else setState({ step: 'failed', error: lost });
    }
  }

  async function remove() {
    setState({ step: 'deleting' });
    try {
      await mutateAsync({ params: { teamId: team.id } });
      onGone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') onGone();
      else if (mayHaveHappened(error)) await findOut(error);
      else setState({ step: 'failed', error });
    }
  }

  return (
    <ConfirmDialog
      title={t(m.teams_delete_title, { name: team.name })}
      confirmLabel={t(m.teams_delete)}
      error={state.step === 'failed' ? state.error : null}
      pending={state.step === 'deleting'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text size="sm">{t(m.teams_delete_text)}</Text>
      {memberCount !== null && <Text size="sm">{t(m.teams_delete_members, { count: memberCount })}</Text>}
      {state.step === 'still-there' && (
        <Text size="sm" role="alert">
          {t(m.teams_delete_still_there)}
        </Text>
      )}
    </ConfirmDialog>
  );
}
