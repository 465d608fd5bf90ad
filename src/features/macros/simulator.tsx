import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Conversation,
  conversationQuery,
  conversationsQuery,
  findConversations,
  findConversationsQuery,
  listConversations,
} from '~/api/conversations';
import type { Scope } from '~/api/scope';
import { getMatchNumber } from '~/domain/conversation-match';
import { pastedAddress } from '~/domain/pasted-address';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { cleanIdentifier, displayNumber } from '~/lib/conversation-identifier';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { SimulatedChanges } from './simulated-changes';

interface SimulatorProps {
  readonly actions: readonly unknown[];
}

/** A conversation by its number, or by an identifier that is looked up. */
type Asked = { readonly number: number } | { readonly identifier: string };

/** Reads a number or an address without a lookup. Returns null if the text can't be of a conversation here. */
function readAsked(typed: string, scope: Scope, canFind: boolean): Asked | null {
  const address = pastedAddress(typed, scope);
  if (address) return address.kind === 'conversation' ? { number: Number(address.number) } : null;
  const number = displayNumber(cleanIdentifier(typed));
  if (number !== null) return { number };
  return canFind && typed.trim() !== '' ? { identifier: typed } : null;
}

/** What the actions would make of a conversation. It is computed here: nothing is run, and nothing is sent. */
export function Simulator({ actions }: SimulatorProps) {
  const t = useT();
  const scope = useScope();
  const canFind = useAvailability(findConversations) === 'on';
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const next = readAsked(typed, scope, canFind);
  const pick = (number: number) => {
    setTyped(String(number));
    setAsked({ number });
  };
  return (
    <Card title={t(m.macros_simulator)} isRegion>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(m.macros_simulator_text)}
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (next) setAsked(next);
          }}
        >
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              label={t(canFind ? m.conversations_identifier : m.common_conversation_number)}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={typed.trim() !== '' && !next && t(m.macros_conversation_number_invalid)}
            />
            <Button type="submit" variant="default" disabled={!next}>
              {t(m.macros_simulate)}
            </Button>
          </Group>
        </form>
        <RecentConversations onPick={pick} />
        {asked && 'number' in asked && <Simulated conversationId={asked.number} actions={actions} />}
        {asked && 'identifier' in asked && (
          <FoundAndSimulated identifier={asked.identifier} actions={actions} onPick={pick} />
        )}
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
      {data.data.slice(0, LATEST).map(({ id, contact }) => (
        <PickButton key={id} id={id} contact={contact} onPick={onPick} />
      ))}
    </Group>
  );
}

interface PickButtonProps {
  readonly id: number;
  readonly contact: Conversation['contact'] | undefined;
  readonly onPick: (id: number) => void;
}

function PickButton({ id, contact, onPick }: PickButtonProps) {
  return (
    <Button variant="default" size="compact-xs" onClick={() => onPick(id)}>
      {contact ? `#${id} ${contact.name}` : `#${id}`}
    </Button>
  );
}

interface FoundAndSimulatedProps extends SimulatorProps {
  readonly identifier: string;
  readonly onPick: (id: number) => void;
}

/** Looks an identifier up; of several conversations, one is chosen. */
function FoundAndSimulated({ identifier, actions, onPick }: FoundAndSimulatedProps) {
  const t = useT();
  const scope = useScope();
  const { data, error, refetch } = useQuery(findConversationsQuery(scope, identifier));
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  const matches = data.account_id === scope.accountId ? data.matches : [];
  const found = matches.flatMap((match) => {
    const id = getMatchNumber(match, data.asked);
    return id === null ? [] : [{ id, contact: match.contact }];
  });
  const [only] = found;
  if (!only) return <Text size="sm">{t(m.common_no_match, { search: identifier.trim() })}</Text>;
  if (found.length === 1) return <Simulated conversationId={only.id} actions={actions} />;
  return (
    <Group gap={4} role="group" aria-label={t(m.conversations_matches_label)}>
      <Text size="sm">{t(m.conversations_matches, { count: found.length, id: identifier.trim() })}</Text>
      {found.map(({ id, contact }) => (
        <PickButton key={id} id={id} contact={contact} onPick={onPick} />
      ))}
    </Group>
  );
}

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
