import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Conversation, conversation as wire } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { furtherFields } from '~/lib/further-fields';
import { CopyButton } from '~/ui/copy-button';
import { Facts } from '~/ui/facts';
import { JsonValue } from '~/ui/json-value';
import { Tag } from '~/ui/tag';
import { Time } from '~/ui/time';
import { ConversationStatus } from './conversation-status';
import { priorityWord } from './labels';
import { Named } from './named';
import { useAgentNames, useInboxNames, useTeamNames } from './use-names';

interface ConversationFactsProps {
  readonly conversation: Conversation;
  /** What the screen is for is there: the lists of names may be asked for, those that name something here. */
  readonly asksForNames: boolean;
}

/** Every field of a conversation, with names where their lists can be had, and what the contract doesn't name. */
export function ConversationFacts({ conversation, asksForNames }: ConversationFactsProps) {
  const t = useT();
  const { id, uuid, status, priority, contact, labels, custom_attributes } = conversation;
  const inboxes = useInboxNames(asksForNames);
  const teams = useTeamNames(asksForNames && conversation.team_id !== null, conversation.team_id ?? 0);
  const agents = useAgentNames(asksForNames && conversation.assignee_id !== null);
  const none = (
    <Text span inherit c="dimmed">
      {t(m.common_none)}
    </Text>
  );
  const time = (value: string | null): ReactNode => (value === null ? none : <Time value={value} />);
  const copyable = (value: string, describedAs: string) => (
    <Group gap="xs">
      {value}
      <CopyButton
        value={value}
        label={t(m.conversations_copy)}
        copiedLabel={t(m.common_copied)}
        describedAs={describedAs}
      />
    </Group>
  );
  const attributes = Object.entries(custom_attributes);
  const further = furtherFields(conversation, wire.shape);
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Facts
          facts={[
            [t(m.common_number), copyable(String(id), t(m.conversations_copy_number))],
            [t(m.common_uuid), copyable(uuid, t(m.conversations_copy_uuid))],
            [t(m.common_status), <ConversationStatus key="status" status={status} />],
            [t(m.common_priority), priority === null ? none : priorityWord(t, priority)],
            [
              t(m.conversations_contact),
              contact === null
                ? none
                : t(m.conversations_name_and_number, {
                    name: contact.name,
                    number: t(m.conversations_number, { number: contact.id }),
                  }),
            ],
            [t(m.common_inbox), <Named key="inbox" id={conversation.inbox_id} names={inboxes} />],
            [t(m.common_assignee), <Named key="agent" id={conversation.assignee_id} names={agents} />],
            [t(m.common_team), <Named key="team" id={conversation.team_id} names={teams} />],
            [
              t(m.common_labels),
              labels.length === 0 ? (
                none
              ) : (
                <Group key="labels" gap={6}>
                  {labels.map((label) => (
                    <Tag key={label} tone="plain">
                      {label}
                    </Tag>
                  ))}
                </Group>
              ),
            ],
            [t(m.common_created), time(conversation.created_at)],
            [t(m.common_updated), time(conversation.updated_at)],
            [t(m.conversations_last_activity), time(conversation.last_activity_at)],
            [t(m.conversations_waiting_since), time(conversation.waiting_since)],
            [t(m.conversations_snoozed_until), time(conversation.snoozed_until)],
          ]}
        />
        <Values title={t(m.conversations_custom_attributes)} values={attributes} none={none} />
        {further.length > 0 && <Values title={t(m.common_further_fields)} values={further} none={none} />}
      </Stack>
    </Paper>
  );
}

interface ValuesProps {
  readonly title: string;
  readonly values: readonly (readonly [name: string, value: unknown])[];
  readonly none: ReactNode;
}

function Values({ title, values, none }: ValuesProps) {
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h5">
        {title}
      </Title>
      {values.length === 0 ? (
        <Text size="sm">{none}</Text>
      ) : (
        <Facts facts={values.map(([name, value]) => [name, <JsonValue key={name} value={value} />])} />
      )}
    </Stack>
  );
}
