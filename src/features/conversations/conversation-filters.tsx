import { TextInput } from '@mantine/core';
import { CONVERSATION_STATUSES } from '~/api/choices';
import { listConversations } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIgnored } from '~/session/use-availability';
import { Filter, Filters } from '~/ui/filters';
import { IgnoredNotice } from '~/ui/ignored-notice';
import { wholeNumber } from '~/ui/open-by-key';
import { SearchField } from '~/ui/search-field';
import type { ConversationsSearch } from './conversations-search';
import { statusWord } from './labels';
import type { Names } from './use-names';

interface ConversationFiltersProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
  readonly inboxes: Names;
  /** The inboxes can't be listed: one is typed by its number. */
  readonly areInboxesUnread: boolean;
}

/** Narrows the list to a status, an inbox and some days; an inbox whose name can't be had stays choosable while it is chosen. */
export function ConversationFilters(props: ConversationFiltersProps) {
  const { search, onSearchChange, inboxes, areInboxesUnread } = props;
  const t = useT();
  const isIgnored = useIgnored(listConversations);
  const inboxIds = [...new Set([...inboxes.keys(), ...(search.inbox_id ? [search.inbox_id] : [])])];
  return (
    <>
      <Filters>
        <Filter
          label={t(m.common_status)}
          value={search.status ?? ''}
          isIgnored={isIgnored('status')}
          data={[
            { value: '', label: t(m.conversations_any_status) },
            ...CONVERSATION_STATUSES.map((value) => ({ value, label: statusWord(t, value) })),
          ]}
          onChange={(event) => {
            const status = CONVERSATION_STATUSES.find((value) => value === event.currentTarget.value);
            onSearchChange({ status, page: undefined });
          }}
        />
        {areInboxesUnread && !isIgnored('inbox_id') && (
          <SearchField
            label={t(m.conversations_inbox_number)}
            value={String(search.inbox_id ?? '')}
            onSearch={(text) => onSearchChange({ inbox_id: wholeNumber(text) ?? undefined, page: undefined })}
          />
        )}
        {!areInboxesUnread && inboxIds.length > 0 && (
          <Filter
            label={t(m.common_inbox)}
            value={search.inbox_id ?? ''}
            isIgnored={isIgnored('inbox_id')}
            data={[
              { value: '', label: t(m.conversations_any_inbox) },
              ...inboxIds.map((id) => ({
                value: String(id),
                label: inboxes.get(id) ?? t(m.conversations_number, { number: id }),
              })),
            ]}
            onChange={(event) => {
              const inbox_id = Number(event.currentTarget.value) || undefined;
              onSearchChange({ inbox_id, page: undefined });
            }}
          />
        )}
        <TextInput
          type="date"
          label={t(m.conversations_updated_from)}
          value={isIgnored('updated_after') ? '' : (search.updated_from ?? '')}
          disabled={isIgnored('updated_after')}
          onChange={({ currentTarget: { value } }) =>
            onSearchChange({ updated_from: value || undefined, page: undefined })
          }
        />
        <TextInput
          type="date"
          label={t(m.conversations_updated_to)}
          value={isIgnored('updated_before') ? '' : (search.updated_to ?? '')}
          disabled={isIgnored('updated_before')}
          onChange={({ currentTarget: { value } }) =>
            onSearchChange({ updated_to: value || undefined, page: undefined })
          }
        />
      </Filters>
      <IgnoredNotice
        names={[
          isIgnored('status') && t(m.common_status),
          isIgnored('inbox_id') && t(m.common_inbox),
          isIgnored('updated_after') && t(m.conversations_updated_from),
          isIgnored('updated_before') && t(m.conversations_updated_to),
        ]}
      />
    </>
  );
}
