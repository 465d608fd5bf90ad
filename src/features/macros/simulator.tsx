import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Conversation,
  conversationQuery,
  conversationsQuery,
  listConversations,
} from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { wholeNumber } from '~/lib/typed-number';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Card } from '~/ui/card';
import { ProblemNotice } from '~/ui/problem-notice';
import { SimulatedChanges } from './simulated-changes';

interface SimulatorProps {
  readonly actions: readonly unknown[];
}

/** What the actions would make of a conversation. It is computed here: nothing is run, and nothing is sent. */
export function Simulator({ actions }: SimulatorProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const number = wholeNumber(typed);
  return (
    <Card title={t(m.macros_simulator)} isRegion>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(m.macros_simulator_text)}
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (number !== null) setPicked(number);
          }}
        >
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              label={t(m.common_conversation_number)}
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={typed !== '' && number === null && t(m.macros_conversation_number_invalid)}
            />
            <Button type="submit" variant="default" disabled={number === null}>
              {t(m.macros_simulate)}
            </Button>
          </Group>
        </form>
        <RecentConversations
          onPick={(id) => {
            setTyped(String(id));
            setPicked(id);
          }}
        />
        {picked !== null && <Simulated conversationId={picked} actions={actions} />}
      </Stack>
    </Card>
  );
}

const LATEST = 4;

/** The conversations with the latest activity, where they can be listed. */
function RecentConversations({ onPick }: { readonly onPick: (id: number) => void }) {
  const t = useT();
  const scope = useScope();
  const isOn = useAvailability(listConversations) === 'on';
  const { data } = useQuery({ ...conversationsQuery(scope, { per_page: 25 }), enabled: isOn, retry: false });
  if (!isOn || !data || data.data.length === 0) return null;
  return (
    <Group gap={4} role="group" aria-label={t(m.macros_recent)}>
      <Text size="sm" c="dimmed" aria-hidden>
        {t(m.macros_recent)}
      </Text>
      {data.data.slice(0, LATEST).map((conversation) => (
        <Button
          key={conversation.id}
          variant="default"
          size="compact-xs"
          onClick={() => onPick(conversation.id)}
        >
          {nameOf(conversation)}
        </Button>
      ))}
    </Group>
  );
}

const nameOf = ({ id, contact }: Conversation): string => (contact ? `#${id} ${contact.name}` : `#${id}`);

interface SimulatedProps extends SimulatorProps {
  readonly conversationId: number;
}

function Simulated({ conversationId, actions }: SimulatedProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(conversationQuery(useScope(), conversationId));
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  return <SimulatedChanges conversation={data} actions={actions} />;
}
