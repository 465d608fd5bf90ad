import { TextInput } from '@mantine/core';
import { CONVERSATION_STATUSES } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Filter, Filters } from '~/ui/filters';
import type { ConversationsSearch } from './conversations-search';
import { statusWord } from './labels';
import type { Names } from './use-names';

interface ConversationFiltersProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
  readonly inboxes: Names;
}

/** Narrows the list to a status, an inbox and some days; an inbox whose name can't be had stays choosable while it is chosen. */
export function ConversationFilters({ search, onSearchChange, inboxes }: ConversationFiltersProps) {
  const t = useT();
  const inboxIds = [...new Set([...inboxes.keys(), ...(search.inbox_id ? [search.inbox_id] : [])])];
  return (
    <Filters>
      <Filter
        label={t(m.conversations_status)}
        value={search.status ?? ''}
        data={[
          { value: '', label: t(m.conversations_any_status) },
          ...CONVERSATION_STATUSES.map((value) => ({ value, label: statusWord(t, value) })),
        ]}
        onChange={(event) => {
          const status = CONVERSATION_STATUSES.find((value) => value === event.currentTarget.value);
          onSearchChange({ status, page: undefined });
        }}
      />
      {inboxIds.length > 0 && (
        <Filter
          label={t(m.conversations_inbox)}
          value={search.inbox_id ?? ''}
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
        value={search.updated_from ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearchChange({ updated_from: value || undefined, page: undefined })
        }
      />
      <TextInput
        type="date"
        label={t(m.conversations_updated_to)}
        value={search.updated_to ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearchChange({ updated_to: value || undefined, page: undefined })
        }
      />
    </Filters>
  );
}
