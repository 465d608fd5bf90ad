import { Button, Grid, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { conversationQuery, messagesQuery } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/empty-state';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import { ConversationFacts } from './conversation-facts';
import { displayNumber } from './identifiers';
import { MessageList } from './message-list';
import { type MessagesSearch, messagesQueryOf } from './messages-search';

interface ConversationScreenProps {
  /** As it stands in the address: what is no display number is asked of nobody. */
  readonly displayId: string;
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
}

/** One conversation: all that the platform tells of it, and its messages. */
export function ConversationScreen({ displayId, search, onSearchChange }: ConversationScreenProps) {
  const number = displayNumber(displayId);
  if (number === null) return <NoConversation displayId={displayId} />;
  return <Conversation key={number} number={number} search={search} onSearchChange={onSearchChange} />;
}

interface ConversationProps {
  readonly number: number;
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
}

function Conversation({ number, search, onSearchChange }: ConversationProps) {
  const t = useT();
  const scope = useScope();
  const { data: conversation, error, refetch } = useQuery(conversationQuery(scope, number));
  const messages = useInfiniteQuery(messagesQuery(scope, number, messagesQueryOf(search)));
  if (isApiError(error, 'not-found')) return <NoConversation displayId={String(number)} />;
  return (
    <Page
      title={t(m.conversations_title, { number })}
      description={
        <Link to="/$workspace/conversations" params={{ workspace: scope.slug }}>
          {t(m.conversations_all)}
        </Link>
      }
    >
      {error && (
        <ProblemNotice error={error} purpose="read">
          <Button variant="default" onClick={() => void refetch()}>
            {t(m.common_retry)}
          </Button>
        </ProblemNotice>
      )}
      {!conversation && !error && (
        <Stack gap="xs" role="status" aria-label={t(m.common_loading)}>
          <Skeleton height={120} />
          <Skeleton height={60} />
        </Stack>
      )}
      {conversation && (
        // Side by side where there is room, so that the messages are in sight at once.
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <ConversationFacts conversation={conversation} asksForNames={!messages.isPending} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <MessageList number={number} query={messages} search={search} onSearchChange={onSearchChange} />
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

/** The platform answers the same for what doesn't exist and for what is beyond reach, so both are said. */
function NoConversation({ displayId }: { readonly displayId: string }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Page title={t(m.conversations_missing, { number: displayId })}>
      <EmptyState
        title={t(m.conversations_missing_title)}
        text={t(m.conversations_missing_text)}
        action={
          <Link to="/$workspace/conversations" params={{ workspace: slug }}>
            {t(m.conversations_all)}
          </Link>
        }
      />
    </Page>
  );
}
