import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listMembers, listTeams } from '~/api/teams';
import { teamNamesQuery } from '~/domain/look-ups';
import { membershipsQuery } from '~/domain/memberships';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Tag } from '~/ui/text/tag';
import classes from './person-teams.module.css';

/** Above this number of teams, the members are loaded only on request, because each team takes a request. */
const MAX_AUTOMATIC_TEAMS = 25;

export function PersonTeams({ personId }: { readonly personId: number }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const areListed = useOperationAvailability(listTeams) === 'on';
  const areMembersListed = useOperationAvailability(listMembers) === 'on';
  const [isAsked, setAsked] = useState(false);
  const teams = useQuery({ ...teamNamesQuery(scope), enabled: areListed });
  const count = teams.data?.length ?? 0;
  const isWanted = isAsked || count <= MAX_AUTOMATIC_TEAMS;
  const memberships = useQuery({
    ...membershipsQuery(queryClient, scope, teams.data ?? []),
    enabled: teams.data !== undefined && areMembersListed && isWanted,
  });
  if (!areListed || !areMembersListed) return <Text size="sm">{t(m.teams_members_not_supported)}</Text>;
  const failed = [teams, memberships].find(({ error }) => error);
  if (failed?.error)
    return <ProblemNotice error={failed.error} purpose="read" onRetry={() => void failed.refetch()} />;
  const { data, isLoading } = memberships;
  if (teams.data && !isWanted)
    return (
      <Group>
        <Button variant="default" onClick={() => setAsked(true)}>
          {t(m.people_find_teams, { count })}
        </Button>
      </Group>
    );
  if (isLoading || !data)
    return (
      <Text size="sm" role="status">
        {t(m.common_loading)}
      </Text>
    );
  const own = data.filter(({ members }) => members.some(({ id }) => id === personId));
  if (own.length === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        {t(m.people_no_teams)}
      </Text>
    );
  return (
    <ul className={classes.teams}>
      {own.map(({ team: { id, name } }) => (
        <li key={id}>
          <Link to="/$workspace/teams/$teamId" params={{ workspace: scope.slug, teamId: String(id) }}>
            <Tag tone="plain">{name}</Tag>
          </Link>
        </li>
      ))}
    </ul>
  );
}
