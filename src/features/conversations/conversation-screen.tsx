import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink, IconSearch, IconUser } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { conversationQuery, messagesQuery } from '~/api/conversations';
import { buildDashboardAddress } from '~/api/dashboard-address';
import { isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseDisplayNumber } from '~/lib/conversation-identifier';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { useScope } from '~/session/scope-context';
import { PriorityFlag } from '~/ui/identity/priority-flag';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { MoreActionsButton } from '~/ui/overlay/more-actions-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { LoadingBars } from '~/ui/page/loading-bars';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';
import classes from './conversation.module.css';
import { ConversationStatus } from './conversation-status';
import { ConversationProperties } from './facts/conversation-properties';
import { MessageList } from './messages/message-list';
import { type MessagesSearch, toMessagesQuery } from './messages/messages-search';
import { NeighborLinks } from './neighbor-links';

const ConversationMenu = createLazyPart(() => import('./conversation-menu'), 'ConversationMenu');
const FactsDrawer = createLazyPart(
  () => import('./facts/conversation-properties-drawer'),
  'ConversationPropertiesDrawer',
);

interface ConversationScreenProps {
  /** The display number in the URL. If it isn't valid, nothing is requested. */
  readonly displayId: string;
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
}

export function ConversationScreen({ displayId, search, onSearchChange }: ConversationScreenProps) {
  const number = parseDisplayNumber(displayId);
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
  const [isFactsOpen, setFactsOpen] = useState(false);
  const { data: conversation, error, refetch } = useQuery(conversationQuery(scope, number));
  const messages = useInfiniteQuery(messagesQuery(scope, number, toMessagesQuery(search)));
  if (isApiError(error, 'not-found')) return <NoConversation displayId={String(number)} />;
  const inDashboard = buildDashboardAddress('conversation', { id: number }, scope);
  const shownFacts = conversation && (
    <ConversationProperties conversation={conversation} asksForNames={!messages.isPending} />
  );
  return (
    <Page
      {...(conversation?.contact
        ? {
            title: conversation.contact.name,
            titleSuffix: `#${number}`,
            documentTitle: `${isolateDirection(conversation.contact.name)} · #${number}`,
          }
        : { title: t(m.conversations_title, { number }) })}
      badge={
        conversation && (
          <>
            <ConversationStatus status={conversation.status} />
            {conversation.priority && (
              <span className={classes.notOnPhone}>
                <PriorityFlag priority={conversation.priority} />
              </span>
            )}
          </>
        )
      }
      actions={
        <>
          <NeighborLinks number={number} />
          <ActionIcon
            className={classes.narrow}
            variant="default"
            aria-label={t(m.conversations_facts)}
            title={t(m.conversations_facts)}
            disabled={!conversation}
            {...createPreloadHandlers(FactsDrawer)}
            onClick={() => setFactsOpen(true)}
          >
            <IconUser size={18} aria-hidden />
          </ActionIcon>
          {conversation && (
            <MoreActionsButton
              part={ConversationMenu}
              menu={(menu) => (
                <ConversationMenu {...menu} conversation={conversation} inDashboard={inDashboard} />
              )}
            />
          )}
          {inDashboard && (
            <Button
              className={classes.notOnPhone}
              component="a"
              href={inDashboard}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t(m.records_open_in_dashboard)}
            </Button>
          )}
        </>
      }
    >
      {error && <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />}
      {!conversation && !error && <LoadingBars heights={[120, 60]} />}
      {conversation && (
        <div className={classes.split}>
          <div className={classes.thread}>
            <MessageList
              conversation={conversation}
              query={messages}
              search={search}
              onSearchChange={onSearchChange}
            />
          </div>
          <section className={classes.side} aria-label={t(m.conversations_facts)}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
            <div tabIndex={0}>{shownFacts}</div>
          </section>
        </div>
      )}
      <LazyPartBoundary asked={isFactsOpen}>
        {isFactsOpen && <FactsDrawer onClose={() => setFactsOpen(false)}>{shownFacts}</FactsDrawer>}
      </LazyPartBoundary>
    </Page>
  );
}

/**
 * Says that the conversation may be missing or inaccessible, because the platform gives the same response in both
 * cases.
 */
function NoConversation({ displayId }: { readonly displayId: string }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Page title={t(m.conversations_missing, { number: displayId })}>
      <EmptyState
        icon={<IconSearch size={22} aria-hidden />}
        title={t(m.conversations_missing_title)}
        text={t(m.conversations_missing_text)}
        action={
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/$workspace/conversations" params={{ workspace: slug }} />
            )}
          >
            {t(m.conversations_all)}
          </Button>
        }
      />
    </Page>
  );
}
