import { List, Stack, Table, Text } from '@mantine/core';
import type { Conversation } from '~/api/conversations';
import { priorityWord, statusWord, targetWord } from '~/domain/action-sentence';
import { readAction } from '~/domain/macro-action';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { fillIn, firstName } from '~/lib/text/text-variables';
import { actionTitle } from './macro-labels';
import { type ConversationState, type StepOutcome, simulate } from './simulate';

interface SimulatedChangesProps {
  readonly conversation: Conversation;
  readonly actions: readonly unknown[];
}

const stateOf = ({ status, priority, labels, team_id, assignee_id }: Conversation): ConversationState => ({
  status,
  priority,
  labels,
  team: team_id,
  assignee: assignee_id,
});

const valuesOf = ({ id, contact }: Conversation): Record<string, string> => ({
  'conversation.display_id': String(id),
  ...(contact && { 'contact.name': contact.name, 'contact.first_name': firstName(contact.name) }),
});

/** Before and after, field by field; below it what no field shows. */
export function SimulatedChanges({ conversation, actions }: SimulatedChangesProps) {
  const t = useT();
  const names = useTargetNames(actions, conversation.team_id === null ? [] : [conversation.team_id]);
  const before = stateOf(conversation);
  const { after, steps } = simulate(before, actions, names);
  const rows: readonly (readonly [string, (state: ConversationState) => string])[] = [
    [t(m.common_status), ({ status }) => statusWord(t, status)],
    [
      t(m.common_priority),
      ({ priority }) => (priority === null ? t(m.common_none) : priorityWord(t, priority)),
    ],
    [t(m.common_labels), ({ labels }) => labels.join(', ') || t(m.common_none)],
    [
      t(m.common_team),
      ({ team }) => (team === null ? t(m.common_none) : targetWord(t, 'team', team, names('team', team))),
    ],
    [
      t(m.common_assignee),
      ({ assignee }) => {
        if (assignee === null) return t(m.common_none);
        if (assignee === 'self') return t(m.macros_agent_self);
        return targetWord(t, 'agent', assignee, names('agent', assignee));
      },
    ],
  ];
  const notes: Record<Exclude<StepOutcome, 'changes' | 'same'>, (inputs: { title: string }) => string> = {
    elsewhere: m.macros_step_elsewhere,
    ignored: m.macros_step_ignored,
    unknown: m.macros_step_unknown,
  };
  return (
    <Stack gap="xs" role="status">
      <Table layout="fixed" aria-label={t(m.macros_simulated, { number: conversation.id })}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(m.common_field)}</Table.Th>
            <Table.Th>{t(m.common_before)}</Table.Th>
            <Table.Th>{t(m.common_after)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([field, read]) => {
            const isChanged = read(before) !== read(after);
            return (
              <Table.Tr key={field}>
                <Table.Th scope="row" fw={400}>
                  {field}
                </Table.Th>
                <Table.Td className="raw-text">{read(before)}</Table.Td>
                <Table.Td className="raw-text">
                  {isChanged ? <strong>{read(after)}</strong> : t(m.macros_unchanged)}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <List size="sm">
        {steps.flatMap((step, index) => {
          if (step === 'changes' || step === 'same') return [];
          const action = actions[index];
          const reading = readAction(action);
          const title = `${index + 1}. ${actionTitle(t, action)}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <List.Item key={index}>
              <Text size="sm" className="raw-text">
                {reading.kind === 'text' && reading.text !== ''
                  ? t(m.macros_step_text, { title, text: fillIn(reading.text, valuesOf(conversation)) })
                  : t(notes[step], { title })}
              </Text>
            </List.Item>
          );
        })}
      </List>
    </Stack>
  );
}
