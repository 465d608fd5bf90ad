import { ActionIcon, Button, Text } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationsQuery, listConversations } from '~/api/conversations';
import { extractIdentifiers } from '~/domain/conversation-identifiers';
import { FindConversationsForm } from '~/domain/find-conversations-form';
import { parsePastedAddress } from '~/domain/pasted-address';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import { FilterBar } from '~/ui/table/filter-bar';
import classes from './conversation.module.css';
import { ConversationFilters } from './conversation-filters';
import {
  areDaysReversed,
  type ConversationsSearch,
  hasActiveFilter,
  REVERSED_DAYS_ID,
  toConversationsQuery,
} from './conversations-search';
import { AddressNotice } from './find/address-notice';
import { FoundConversations } from './find/found-conversations';
import { MatchCount } from './find/match-count';
import { RecentConversations } from './find/recent-conversations';
import { SavedFiltersButton } from './saved-filters/saved-filters-button';
import { useConversationView } from './use-conversation-view';

const ConversationViewMenu = createLazyPart(() => import('./conversation-view-menu'), 'ConversationViewMenu');
const IdentifierMatches = createLazyPart(() => import('./find/identifier-matches'), 'IdentifierMatches');

interface ConversationsScreenProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
  /** Searches for an identifier. If it is empty, returns to the list. */
  readonly onFind: (id: string) => void;
}

/** Finds conversations by identifier, and lists recent ones. */
export function ConversationsScreen({ search, onSearchChange, onFind }: ConversationsScreenProps) {
  const t = useT();
  const { id = '' } = search;
  const isFinding = id.trim() !== '';
  const identifiers = search.whole ? [id] : extractIdentifiers(id);
  const [identifier = id] = identifiers;
  const scope = useScope();
  const address = search.whole ? null : parsePastedAddress(identifier, scope);
  // True if `id` is searched as a single identifier. The address of a conversation doesn't get here, because it opens
  // that conversation directly.
  const isSingle = isFinding && identifiers.length === 1 && (!address || address.kind === 'conversation');
  const isListed = useOperationAvailability(listConversations) === 'on';
  const conversations = useQuery({
    ...conversationsQuery(scope, toConversationsQuery(search)),
    placeholderData: keepPreviousData,
    enabled: isListed && !isFinding,
  });
  const view = useConversationView(conversations.data?.data ?? []);
  const number = new Intl.NumberFormat(useFormatLocale());
  const count = isFinding ? undefined : conversations.data?.meta.total_count;
  /**
   * The identifier that was last submitted on this page. If it has a single match, the conversation opens directly. If
   * the page was opened from a link to a search, it always shows a list.
   */
  const [submitted, setSubmitted] = useState<string | null>(null);
  // Counts how often the filters were cleared. Used as a key, so that clearing also resets date inputs that aren't
  // applied yet.
  const [timesCleared, setTimesCleared] = useState(0);
  const replaceFilters = (filters: ConversationsSearch) => {
    setTimesCleared(timesCleared + 1);
    onSearchChange({
      status: undefined,
      inbox_id: undefined,
      updated_from: undefined,
      updated_to: undefined,
      page: undefined,
      ...filters,
    });
  };
  const clear = () => replaceFilters({});
  return (
    <Page
      title={t(m.frame_conversations)}
      documentTitle={t(m.frame_conversations)}
      {...(typeof count === 'number' && { titleSuffix: number.format(count) })}
      actions={
        !isFinding &&
        isListed && (
          <ActionIcon
            className={classes.notOnPhone}
            variant="default"
            size="input-sm"
            aria-label={t(m.help_center_refresh)}
            title={t(m.help_center_refresh)}
            loading={conversations.isRefetching}
            onClick={() => void conversations.refetch()}
          >
            <IconRefresh size={16} aria-hidden />
          </ActionIcon>
        )
      }
    >
      <FilterBar
        view={
          !isFinding &&
          isListed && (
            <ViewMenuButton
              view={view}
              source={{ operation: listConversations, query: toConversationsQuery(search) }}
              part={ConversationViewMenu}
            />
          )
        }
        onClear={!isFinding && hasActiveFilter(search) ? clear : undefined}
        search={
          <FindConversationsForm
            id={id}
            onFind={(text) => {
              setSubmitted(text);
              onFind(text);
            }}
          />
        }
      >
        {isFinding && (
          <Button
            ref={moveFocusOnRemoval}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => onFind('')}
          >
            {t(m.conversations_back_to_recent)}
          </Button>
        )}
        {isSingle && <MatchCount id={identifier} />}
        {!isFinding && isListed && (
          <>
            <SavedFiltersButton search={search} onApply={replaceFilters} />
            <ConversationFilters key={timesCleared} search={search} onSearchChange={onSearchChange} />
          </>
        )}
      </FilterBar>
      {!isFinding && isListed && areDaysReversed(search) && (
        <Text id={REVERSED_DAYS_ID} role="alert" size="sm" c="var(--mantine-color-error)">
          {t(m.conversations_updated_reversed)}
        </Text>
      )}
      {identifiers.length > 1 && (
        <LazyPartBoundary asked={id}>
          <IdentifierMatches
            key={id}
            pasted={id}
            identifiers={identifiers}
            onWhole={() => onSearchChange({ whole: true })}
          />
        </LazyPartBoundary>
      )}
      {isFinding && identifiers.length === 1 && address && address.kind !== 'conversation' && (
        <AddressNotice pasted={identifier} address={address} />
      )}
      {isSingle && <FoundConversations id={identifier} opensOnly={submitted === id} />}
      {!isFinding && (
        <RecentConversations
          search={search}
          query={conversations}
          view={view}
          isListed={isListed}
          onSearchChange={onSearchChange}
          onClear={clear}
        />
      )}
    </Page>
  );
}
