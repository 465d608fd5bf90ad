import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Agent } from '~/api/agents';
import type { Team } from '~/api/teams';
import { UsageOverview } from '~/domain/usage-overview';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/form/delete-dialog';
import { getTeamRemoval } from '~/resources/team-record';
import { useScope } from '~/session/scope-context';

interface DeleteTeamDialogProps {
  readonly team: Team;
  /** The members of the team, or null if they couldn't be loaded. */
  readonly members: readonly Agent[] | null;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

export function DeleteTeamDialog({ team, members, onGone, onClose }: DeleteTeamDialogProps) {
  const t = useT();
  const { id, name } = team;
  const memberIds = members?.map(({ id }) => id) ?? null;
  const access = getTeamRemoval(useQueryClient(), useScope(), team, memberIds);
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
      {members !== null && <Text size="sm">{t(m.teams_delete_members, { count: members.length })}</Text>}
      <Text size="sm" fw={500}>
        {t(m.uses_title)}
      </Text>
      <UsageOverview target={{ kind: 'team', id, names: [name] }} />
    </DeleteDialog>
  );
}
