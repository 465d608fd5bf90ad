// Loads the conversation that the user entered in the conversation picker.
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Conversation, conversationQuery, findConversationsQuery } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { getMatchDisplayId } from '../conversation-match';
import type { ConversationSearchTerm } from './conversation-picker';
import classes from './simulation.module.css';

interface FurtherProps {
  readonly onPick: (number: number) => void;
  readonly children: (conversation: Conversation) => ReactNode;
}

/** Loads a conversation by number or another identifier. If there are several matches, the user selects one. */
export function RequestedConversation({
  asked,
  ...further
}: FurtherProps & { readonly asked: ConversationSearchTerm }) {
  return 'number' in asked ? (
    <ReadConversation number={asked.number}>{further.children}</ReadConversation>
  ) : (
    <FoundConversation identifier={asked.identifier} {...further} />
  );
}

function FoundConversation({ identifier, onPick, children }: FurtherProps & { readonly identifier: string }) {
  const t = useT();
  const scope = useScope();
  const { data, error, refetch } = useQuery(findConversationsQuery(scope, identifier));
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  const matches = data.account_id === scope.accountId ? data.matches : [];
  const found = matches.flatMap((match) => {
    const id = getMatchDisplayId(match, data.asked);
    return id === null ? [] : [{ id, contact: match.contact }];
  });
  const [only] = found;
  if (!only) return <Text size="sm">{t(m.common_no_match, { search: identifier.trim() })}</Text>;
  if (found.length === 1) return <ReadConversation number={only.id}>{children}</ReadConversation>;
  return (
    <Group gap={4} role="group" aria-label={t(m.conversations_matches_label)}>
      <Text size="sm">{t(m.conversations_matches, { count: found.length, id: identifier.trim() })}</Text>
      {found.map(({ id, contact }) => (
        <Button
          key={id}
          variant="default"
          size="compact-xs"
          className={classes.match}
          onClick={() => onPick(id)}
        >
          {contact ? `#${id} ${contact.name}` : `#${id}`}
        </Button>
      ))}
    </Group>
  );
}

interface ReadConversationProps {
  readonly number: number;
  readonly children: (conversation: Conversation) => ReactNode;
}

function ReadConversation({ number, children }: ReadConversationProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(conversationQuery(useScope(), number));
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  return children(data);
}
