import { Button, Group, MultiSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Agent, listAgents } from '~/api/agents';
import { allPagesOptions } from '~/api/http/all-pages';
import { addMembers, listMembers, membersQuery, removeMember } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';
import { getNonMembers, type Move } from '~/resources/membership-record';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { longChoices } from '~/ui/form/long-choices';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { LoadingBars } from '~/ui/page/loading-bars';
import { OpenByKey } from '~/ui/table/open-by-key';
import { MemberTable } from './member-table';
import { MovesDialog } from './moves-dialog';

interface MembersProps {
  readonly teamId: number;
  /** Whether this person may change who belongs to this team at all. */
  readonly mayChange: boolean;
  /** Who is chosen to join until something is chosen here. */
  readonly joinIds?: readonly number[] | undefined;
}

const joining = (agents: readonly Agent[], ids: readonly number[]): readonly Move[] =>
  agents.filter(({ id }) => ids.includes(id)).map((agent) => ({ agent, isMember: true }));

/** Who belongs to the team: some join, some leave, and both are confirmed by name. */
export function Members({ teamId, mayChange, joinIds = [] }: MembersProps) {
  const t = useT();
  const scope = useScope();
  const isListed = useAvailability(listMembers) === 'on';
  const canAdd = useAvailability(addMembers) === 'on';
  const areAgentsListed = useAvailability(listAgents) === 'on';
  const canLeave = useAvailability(removeMember) === 'on';
  const members = useQuery({ ...membersQuery(scope, teamId), enabled: isListed });
  const agents = useQuery({
    ...allPagesOptions(scope, listAgents),
    enabled: mayChange && canAdd && areAgentsListed,
  });
  const [chosen, setChosen] = useState<readonly Move[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const present = members.data?.data ?? [];
  const outside = getNonMembers(agents.data ?? [], present);
  const memberIds = new Set(present.map(({ id }) => id));
  // Somebody else may have added or removed them meanwhile.
  const moves = (chosen ?? joining(outside, joinIds)).filter(
    ({ agent, isMember }) => memberIds.has(agent.id) !== isMember,
  );
  const joins = moves.filter(({ isMember }) => isMember);
  const leaves = moves.filter(({ isMember }) => !isMember);
  const toggleLeaving = (agent: Agent) => {
    const others = moves.filter((move) => move.agent.id !== agent.id);
    setChosen(others.length < moves.length ? others : [...moves, { agent, isMember: false }]);
  };
  const chooseJoins = (ids: readonly string[]) => {
    setChosen([...leaves, ...joining(outside, ids.map(Number))]);
  };
  return (
    <Card title={t(m.teams_members)}>
      <LeaveGuard isDirty={!isAsking && moves.length > 0} text={t(m.teams_moves_chosen)} />
      {!isListed && <Text size="sm">{t(m.teams_members_not_offered)}</Text>}
      {members.error && (
        <ProblemNotice error={members.error} purpose="read" onRetry={() => void members.refetch()} />
      )}
      {isListed && members.isPending && <LoadingBars heights={[36]} />}
      {members.data && (
        <MemberTable
          members={present}
          leavingIds={new Set(leaves.map(({ agent }) => agent.id))}
          onToggle={mayChange && canLeave ? toggleLeaving : undefined}
        />
      )}
      {mayChange && members.data && !canAdd && !canLeave && <Text size="sm">{t(m.teams_members_fixed)}</Text>}
      {agents.error && areAgentsListed && (
        <ProblemNotice error={agents.error} purpose="read" onRetry={() => void agents.refetch()} />
      )}
      {mayChange && members.data && canAdd && !areAgentsListed && (
        <JoinByNumber
          joins={joins}
          onJoin={(agent) => {
            const others = moves.filter((move) => move.agent.id !== agent.id);
            if (!memberIds.has(agent.id)) setChosen([...others, { agent, isMember: true }]);
          }}
        />
      )}
      {mayChange && members.data && canAdd && areAgentsListed && agents.data && (
        <MultiSelect
          label={t(m.teams_joining)}
          placeholder={joins.length === 0 ? t(m.teams_joining_choose) : ''}
          data={outside.map(({ id, name, confirmed }) => ({
            value: String(id),
            label: confirmed === false ? t(m.common_pending_person, { name }) : name,
          }))}
          value={joins.map(({ agent }) => String(agent.id))}
          onChange={chooseJoins}
          nothingFoundMessage={t(m.teams_joining_none)}
          {...longChoices}
        />
      )}
      {moves.length > 0 && (
        <Group>
          <Button onClick={() => setAsking(true)}>{t(m.teams_moves_apply, { count: moves.length })}</Button>
        </Group>
      )}
      {isAsking && (
        <MovesDialog
          teamId={teamId}
          moves={moves}
          onClose={(left) => {
            setAsking(false);
            setChosen(left);
          }}
        />
      )}
    </Card>
  );
}

interface JoinByNumberProps {
  /** The selected agents. */
  readonly joins: readonly Move[];
  readonly onJoin: (agent: Agent) => void;
}

/** Adds agents by number when they can't be listed. */
function JoinByNumber({ joins, onJoin }: JoinByNumberProps) {
  const t = useT();
  return (
    <>
      <OpenByKey
        title={t(m.teams_agents_off_title)}
        text={t(m.teams_agents_off)}
        label={t(m.teams_agent_number)}
        pattern={WHOLE_NUMBER}
        openLabel={t(m.teams_join_by_number)}
        onOpen={(id) => onJoin({ id: Number(id), name: t(m.common_target_number, { id }) })}
      />
      {joins.length > 0 && (
        <Text size="sm">
          {t(m.teams_moves_join)} {joins.map(({ agent }) => agent.name).join(', ')}
        </Text>
      )}
    </>
  );
}
