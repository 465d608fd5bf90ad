import { Button, Group, MultiSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Agent, listAgents } from '~/api/agents';
import { allPagesOptions } from '~/api/http/all-pages';
import { addMembers, listMembers, membersQuery, removeMember } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { type Column, DataTable } from '~/ui/data-table';
import { LeaveGuard } from '~/ui/leave-guard';
import { ProblemNotice } from '~/ui/problem-notice';
import { ConfirmMoves } from './confirm-moves';
import { candidates, type Move } from './membership';
import { MoveResults } from './move-results';
import { useMoves } from './use-moves';

interface MembersProps {
  readonly teamId: number;
  /** Whether this person may change who belongs to this team at all. */
  readonly mayChange: boolean;
}

/** Who belongs to the team: some join, some leave, and both are confirmed by name. */
export function Members({ teamId, mayChange }: MembersProps) {
  const t = useT();
  const scope = useScope();
  const isListed = useAvailability(listMembers) === 'on';
  const canAdd = useAvailability(addMembers) === 'on';
  const canChoose = useAvailability(listAgents) === 'on';
  const canJoin = canAdd && canChoose;
  const canLeave = useAvailability(removeMember) === 'on';
  const members = useQuery({ ...membersQuery(scope, teamId), enabled: isListed });
  const agents = useQuery({ ...allPagesOptions(scope, listAgents), enabled: mayChange && canJoin });
  const [joining, setJoining] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { results, pending, apply } = useMoves(teamId);
  const present = members.data?.data ?? [];
  const outside = candidates(agents.data ?? [], present);
  const moves: Move[] = [
    ...outside
      .filter(({ id }) => joining.includes(String(id)))
      .map((agent) => ({ agent, direction: 'joins' as const })),
    ...present.filter(({ id }) => leaving.has(id)).map((agent) => ({ agent, direction: 'leaves' as const })),
  ];
  const carryOut = async () => {
    setAsking(false);
    // Who did not join or leave after all stays chosen.
    const open = (await apply(moves))
      .filter(({ outcome }) => outcome.kind !== 'done')
      .map(({ move }) => move);
    const idsOf = (direction: Move['direction']) =>
      open.filter((move) => move.direction === direction).map(({ agent }) => agent.id);
    setJoining(idsOf('joins').map(String));
    setLeaving(new Set(idsOf('leaves')));
  };
  const toggle = (id: number) => {
    const next = new Set(leaving);
    if (!next.delete(id)) next.add(id);
    setLeaving(next);
  };
  const columns: Column<Agent>[] = [
    { key: 'name', title: t(m.teams_member_name), cell: ({ name }) => <span dir="auto">{name}</span> },
    { key: 'email', title: t(m.teams_member_email), secondary: true, cell: ({ email }) => email },
  ];
  if (mayChange && canLeave) {
    columns.push({
      key: 'leave',
      title: t(m.common_actions),
      cell: ({ id, name }) => (
        <Button
          size="compact-sm"
          variant={leaving.has(id) ? 'filled' : 'default'}
          color="red.9"
          aria-pressed={leaving.has(id)}
          aria-label={t(m.teams_member_leaves_label, { name })}
          disabled={pending}
          onClick={() => toggle(id)}
        >
          {t(m.teams_member_leaves)}
        </Button>
      ),
    });
  }
  return (
    <Stack gap="md">
      <LeaveGuard
        isDirty={moves.length > 0 || pending}
        text={t(pending ? m.teams_moves_leaving : m.teams_moves_chosen)}
      />
      <Title order={2} size="h4">
        {t(m.teams_members)}
      </Title>
      {!isListed && <Text size="sm">{t(m.teams_members_not_offered)}</Text>}
      {members.error && (
        <ProblemNotice error={members.error} purpose="read">
          <Button variant="default" onClick={() => void members.refetch()}>
            {t(m.common_retry)}
          </Button>
        </ProblemNotice>
      )}
      {isListed && members.isPending && (
        <Skeleton height={36} role="status" aria-label={t(m.common_loading)} />
      )}
      {members.data &&
        (present.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t(m.teams_members_none)}
          </Text>
        ) : (
          <DataTable label={t(m.teams_members)} columns={columns} rows={present} rowKey={({ id }) => id} />
        ))}
      {mayChange && members.data && !canJoin && !canLeave && (
        <Text size="sm">{t(m.teams_members_fixed)}</Text>
      )}
      {agents.error && <ProblemNotice error={agents.error} purpose="read" />}
      {mayChange && members.data && canJoin && agents.data && (
        <MultiSelect
          label={t(m.teams_joining)}
          placeholder={joining.length === 0 ? t(m.teams_joining_choose) : ''}
          data={outside.map(({ id, name, confirmed }) => ({
            value: String(id),
            label: confirmed === false ? t(m.teams_not_confirmed, { name }) : name,
          }))}
          value={[...joining]}
          onChange={setJoining}
          nothingFoundMessage={t(m.teams_joining_none)}
          disabled={pending}
          searchable
          limit={100}
        />
      )}
      <MoveResults results={results} />
      {moves.length > 0 && (
        <Group>
          <Button loading={pending} onClick={() => setAsking(true)}>
            {t(m.teams_moves_apply, { count: moves.length })}
          </Button>
        </Group>
      )}
      {isAsking && (
        <ConfirmMoves moves={moves} onConfirm={() => void carryOut()} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}
