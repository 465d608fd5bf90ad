import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Agent, listAgents } from '~/api/agents';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { addMembers, listMembers, membersQuery, removeMember } from '~/api/teams';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';
import { getNonMembers, type MembershipChange } from '~/resources/membership-record';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { rankOptions } from '~/ui/form/long-choices';
import { SearchableMultiSelect } from '~/ui/form/searchable-select';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { LoadingBars } from '~/ui/page/loading-bars';
import { OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';
import { MemberChangesDialog } from './member-changes-dialog';
import { MemberList } from './member-list';
import classes from './member-list.module.css';

interface TeamMembersProps {
  readonly teamId: number;
  /** True if the person can add and remove members. */
  readonly mayChange: boolean;
  /** The agents that are initially selected to be added. */
  readonly joinIds?: readonly number[] | undefined;
}

const joining = (agents: readonly Agent[], ids: readonly number[]): readonly MembershipChange[] =>
  agents.filter(({ id }) => ids.includes(id)).map((agent) => ({ agent, isMember: true }));

/** Loads the members of the team, and the agents that can be added, each only if the platform can list them. */
function useMembers(teamId: number, mayChange: boolean) {
  const scope = useScope();
  const isListed = useOperationAvailability(listMembers) === 'on';
  const canAdd = useOperationAvailability(addMembers) === 'on' && mayChange;
  const canRemove = useOperationAvailability(removeMember) === 'on' && mayChange;
  const areAgentsListed = useOperationAvailability(listAgents) === 'on';
  const members = useQuery({ ...membersQuery(scope, teamId), enabled: isListed });
  const agents = useQuery({
    ...buildAllPagesQueryOptions(scope, listAgents),
    enabled: canAdd && areAgentsListed,
  });
  return { isListed, canAdd, canRemove, areAgentsListed, members, agents };
}

/** The members of a team. Additions and removals are confirmed by name. */
export function TeamMembers({ teamId, mayChange, joinIds = [] }: TeamMembersProps) {
  const t = useT();
  const { isListed, canAdd, canRemove, areAgentsListed, members, agents } = useMembers(teamId, mayChange);
  const [chosen, setChosen] = useState<readonly MembershipChange[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const present = members.data?.data ?? [];
  const outside = getNonMembers(agents.data ?? [], present);
  const memberIds = new Set(present.map(({ id }) => id));
  // Skips additions and removals that another person has already made.
  const moves = (chosen ?? joining(outside, joinIds)).filter(
    ({ agent, isMember }) => memberIds.has(agent.id) !== isMember,
  );
  const joins = moves.filter(({ isMember }) => isMember);
  const leaves = moves.filter(({ isMember }) => !isMember);
  const toggleLeaving = (agent: Agent) => {
    const others = moves.filter((move) => move.agent.id !== agent.id);
    setChosen(others.length < moves.length ? others : [...moves, { agent, isMember: false }]);
  };
  const online = present.filter(({ availability_status }) => availability_status === 'online').length;
  const canChoose = canAdd && members.data !== undefined && agents.data !== undefined;
  return (
    <Card
      title={t(m.teams_members)}
      {...(members.data && { count: present.length })}
      hint={online > 0 && t(m.teams_online, { count: online })}
      isFlush
    >
      <LeaveGuard isDirty={!isAsking && moves.length > 0} text={t(m.teams_member_changes_unsaved)} />
      {members.data && (
        <MemberList
          members={present}
          leavingIds={new Set(leaves.map(({ agent }) => agent.id))}
          onToggle={canRemove ? toggleLeaving : undefined}
        />
      )}
      <div className={classes.notes}>
        {!isListed && <Text size="sm">{t(m.teams_members_not_supported)}</Text>}
        {members.error && (
          <ProblemNotice error={members.error} purpose="read" onRetry={() => void members.refetch()} />
        )}
        {isListed && members.isPending && <LoadingBars heights={[36]} />}
        {mayChange && members.data && !canAdd && !canRemove && (
          <Text size="sm">{t(m.teams_members_not_editable)}</Text>
        )}
        {agents.error && (
          <ProblemNotice error={agents.error} purpose="read" onRetry={() => void agents.refetch()} />
        )}
        {canAdd && members.data && !areAgentsListed && (
          <JoinById
            joins={joins}
            onJoin={(agent) => {
              const others = moves.filter((move) => move.agent.id !== agent.id);
              if (!memberIds.has(agent.id)) setChosen([...others, { agent, isMember: true }]);
            }}
          />
        )}
      </div>
      {(canChoose || moves.length > 0) && (
        <div className={classes.add}>
          {canChoose && (
            <JoinField
              agents={outside}
              joins={joins}
              onChange={(ids) => setChosen([...leaves, ...joining(outside, ids)])}
            />
          )}
          <Button
            variant={moves.length === 0 ? 'default' : 'filled'}
            disabled={moves.length === 0}
            onClick={() => setAsking(true)}
          >
            {getApplyLabel(t, joins.length, leaves.length)}
          </Button>
        </div>
      )}
      {isAsking && (
        <MemberChangesDialog
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

function getApplyLabel(t: Translator, joins: number, leaves: number): string {
  if (joins + leaves === 0) return t(m.teams_add_by_id);
  if (leaves === 0) return t(m.teams_member_changes_add, { count: joins });
  if (joins === 0) return t(m.teams_member_changes_remove, { count: leaves });
  return t(m.teams_member_changes_apply, { count: joins + leaves });
}

interface JoinFieldProps {
  /** The agents that can be added. */
  readonly agents: readonly Agent[];
  readonly joins: readonly MembershipChange[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Selects agents to add, by name or email. */
function JoinField({ agents, joins, onChange }: JoinFieldProps) {
  const t = useT();
  const emails = new Map(agents.map(({ id, email }) => [String(id), email ?? '']));
  return (
    <SearchableMultiSelect
      aria-label={t(m.teams_add_members)}
      placeholder={joins.length === 0 ? t(m.teams_add_members_choose) : ''}
      leftSection={<IconUserPlus size={16} aria-hidden />}
      data={agents.map(({ id, name, confirmed }) => ({
        value: String(id),
        label: confirmed === false ? t(m.common_pending_person, { name }) : name,
      }))}
      value={joins.map(({ agent }) => String(agent.id))}
      onChange={(ids) => onChange(ids.map(Number))}
      nothingFoundMessage={t(m.teams_add_members_none)}
      filter={({ options, search, limit }) =>
        rankOptions({ options, search, limit, getFurtherText: (value) => emails.get(value) })
      }
      renderOption={({ option, checked }) => (
        <Group gap="xs" wrap="nowrap" miw={0}>
          <PersonAvatar name={option.label} />
          <span>{option.label}</span>
          <Text span size="xs" c="dimmed" truncate>
            {emails.get(option.value)}
          </Text>
          {checked && <IconCheck size={14} aria-hidden />}
        </Group>
      )}
    />
  );
}

interface JoinByIdProps {
  /** The selected agents. */
  readonly joins: readonly MembershipChange[];
  readonly onJoin: (agent: Agent) => void;
}

/** Adds agents by ID. Used if agents can't be listed. */
function JoinById({ joins, onJoin }: JoinByIdProps) {
  const t = useT();
  return (
    <>
      <OpenByIdentifierNotice
        title={t(m.teams_agents_off_title)}
        text={t(m.teams_agents_off)}
        label={t(m.teams_agent_id)}
        pattern={ID_PATTERN}
        openLabel={t(m.teams_add_by_id)}
        onOpen={(id) => onJoin({ id: Number(id), name: t(m.common_id, { id }) })}
      />
      {joins.length > 0 && (
        <Text size="sm">
          {t(m.teams_member_changes_added)} {joins.map(({ agent }) => agent.name).join(', ')}
        </Text>
      )}
    </>
  );
}
