import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/delete-dialog';
import { useScope } from '~/session/scope-context';
import { teamRemoval } from './team-record';

interface DeleteTeamProps {
  readonly team: Team;
  /** How many belong to it; null where that isn't known. */
  readonly memberCount: number | null;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

export function DeleteTeam({ team: { id, name }, memberCount, onGone, onClose }: DeleteTeamProps) {
  const t = useT();
  const access = teamRemoval(useQueryClient(), useScope(), id);
  return (
    <DeleteDialog
      title={t(m.teams_delete_title, { name })}
      confirmLabel={t(m.teams_delete)}
      name={name}
      access={access}
      onGone={onGone}
      onClose={onClose}
    >
      <Text size="sm">{t(m.teams_delete_text)}</Text>
      {memberCount !== null && <Text size="sm">{t(m.teams_delete_members, { count: memberCount })}</Text>}
    </DeleteDialog>
  );
}
