import { CONVERSATION_STATUSES } from '~/api/choices';
import { listConversations } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';
import { useIgnoredParameters } from '~/session/use-operation-availability';
import { FilterSelect } from '~/ui/table/filter-bar';
import { SearchField } from '~/ui/table/search-field';
import type { ConversationsSearch } from './conversations-search';
import { getConversationStatusLabel } from './labels';
import { LastUpdateFilter } from './last-update-filter';
import { useInboxes, useIsInboxListUnavailable } from './use-names';

interface ConversationFiltersProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
}

/** Filters the list by status, inbox and date. The selected inbox is an option even if its name isn't loaded. */
export function ConversationFilters({ search, onSearchChange }: ConversationFiltersProps) {
  const t = useT();
  const inboxes = useInboxes();
  // If the inboxes can't be listed, the user enters the ID of an inbox.
  const areInboxesUnread = useIsInboxListUnavailable();
  const isIgnored = useIgnoredParameters(listConversations);
  const inboxIds = [...new Set([...inboxes.keys(), ...(search.inbox_id ? [search.inbox_id] : [])])];
  return (
    <>
      <FilterSelect
        label={t(m.common_status)}
        value={search.status ?? ''}
        isIgnored={isIgnored('status')}
        data={[
          { value: '', label: t(m.common_any) },
          ...CONVERSATION_STATUSES.map((value) => ({ value, label: getConversationStatusLabel(t, value) })),
        ]}
        onChange={(event) => {
          const status = CONVERSATION_STATUSES.find((value) => value === event.currentTarget.value);
          onSearchChange({ status, page: undefined });
        }}
      />
      {areInboxesUnread && !isIgnored('inbox_id') && (
        <SearchField
          label={t(m.inboxes_id)}
          value={String(search.inbox_id ?? '')}
          onSearch={(text) => onSearchChange({ inbox_id: parseId(text) ?? undefined, page: undefined })}
        />
      )}
      {!areInboxesUnread && (
        <FilterSelect
          label={t(m.common_inbox)}
          value={search.inbox_id ?? ''}
          isIgnored={isIgnored('inbox_id')}
          data={[
            { value: '', label: t(m.common_any) },
            ...inboxIds.map((id) => ({
              value: String(id),
              label: inboxes.get(id)?.name ?? t(m.common_id, { id }),
            })),
          ]}
          onChange={(event) => {
            const inbox_id = Number(event.currentTarget.value) || undefined;
            onSearchChange({ inbox_id, page: undefined });
          }}
        />
      )}
      <LastUpdateFilter search={search} onSearchChange={onSearchChange} />
    </>
  );
}
