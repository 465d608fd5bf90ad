import { Group, List, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UsageOverview } from '~/domain/usage-overview';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WAITING_ROW } from '~/records/run/process-rows';
import { RowOutcomeLabel } from '~/records/run/row-outcome-label';
import { RunDialog } from '~/records/run/run-dialog';
import { isRunning, padWithWaitingRows } from '~/records/run/run-state';
import { useRowRun } from '~/records/run/use-row-run';
import { changeMembership, getMembershipAccess, type MembershipChange } from '~/resources/membership-record';
import { useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/form/leave-guard';

interface MemberChangesDialogProps {
  readonly teamId: number;
  readonly moves: readonly MembershipChange[];
  /** Called when the dialog closes, with the changes that weren't made. */
  readonly onClose: (left: readonly MembershipChange[]) => void;
}

/** Confirms additions and removals by name, runs them, and shows the outcome of each. */
export function MemberChangesDialog({ teamId, moves: given, onClose }: MemberChangesDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  // A snapshot of the selection, because the member list refreshes during the run.
  const [moves] = useState(given);
  const { state, start, stop } = useRowRun<MembershipChange>({
    carryOut: (move, turn) =>
      changeMembership(getMembershipAccess(queryClient, scope, teamId, move.agent), move, turn),
  });
  const states = padWithWaitingRows(state.rows, moves.length);
  const rows = moves.map((move, index) => ({ move, state: states[index] ?? WAITING_ROW }));
  const left = rows.filter((row) => row.state.step !== 'saved').map(({ move }) => move);
  const groups = [
    { title: t(m.teams_member_changes_removed), rows: rows.filter(({ move }) => !move.isMember) },
    { title: t(m.teams_member_changes_added), rows: rows.filter(({ move }) => move.isMember) },
  ];
  return (
    <RunDialog
      title={t(m.teams_member_changes_title)}
      size="md"
      run={state}
      states={states}
      startLabel={t(m.teams_member_changes_confirm)}
      canStart
      onStart={() => void start(moves)}
      onStop={stop}
      onClose={() => onClose(left)}
    >
      {/* Doesn't ask for confirmation before leaving the page during the run, because the run itself does. */}
      <LeaveGuard isDirty={!isRunning(state) && left.length > 0} text={t(m.teams_member_changes_unsaved)} />
      {groups.map(
        ({ title, rows: those }) =>
          those.length > 0 && (
            <div key={title}>
              <Text size="sm" fw={600}>
                {title}
              </Text>
              <List size="sm">
                {those.map(({ move: { agent }, state: outcome }) => (
                  <List.Item key={agent.id} className="raw-text">
                    <Group gap="xs">
                      {agent.name}
                      {state.step !== 'ready' && <RowOutcomeLabel state={outcome} />}
                    </Group>
                    {state.step === 'ready' && those === groups[0]?.rows && (
                      <UsageOverview target={{ kind: 'agent', id: agent.id, names: [agent.name] }} isBrief />
                    )}
                  </List.Item>
                ))}
              </List>
            </div>
          ),
      )}
      <Text size="sm">{t(m.teams_member_changes_others)}</Text>
    </RunDialog>
  );
}
