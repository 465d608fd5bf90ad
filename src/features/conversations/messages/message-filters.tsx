import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { MESSAGE_TYPES } from '~/api/choices';
import { listMessages } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIgnored } from '~/session/use-availability';
import { IgnoredNotice } from '~/ui/notice/ignored-notice';
import { Filter, Filters } from '~/ui/table/filters';
import { DayFilter } from '../day-filter';
import { typeWord } from '../labels';
import { type MessagesSearch, ORDERS } from './messages-search';

interface MessageFiltersProps {
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
  /** The day that was gone to last. */
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
  readonly onFind: () => void;
}

/** Filters and order of the messages, the way to a day, and the search. */
export function MessageFilters({ search, onSearchChange, day, onDay, onFind }: MessageFiltersProps) {
  const t = useT();
  const isIgnored = useIgnored(listMessages);
  const orderTitles = { oldest: t(m.conversations_oldest_first), newest: t(m.common_newest_first) };
  return (
    <>
      <Filters
        view={
          <Button variant="default" leftSection={<IconSearch size={16} aria-hidden />} onClick={onFind}>
            {t(m.conversations_find)}
          </Button>
        }
      >
        <Filter
          label={t(m.common_type)}
          value={search.message_type ?? ''}
          isIgnored={isIgnored('message_type')}
          data={[
            { value: '', label: t(m.conversations_any_type) },
            ...MESSAGE_TYPES.map((value) => ({ value, label: typeWord(t, value) })),
          ]}
          onChange={(event) => {
            const message_type = MESSAGE_TYPES.find((value) => value === event.currentTarget.value);
            onSearchChange({ message_type });
          }}
        />
        <Filter
          label={t(m.conversations_order)}
          value={search.order ?? 'oldest'}
          isIgnored={isIgnored('order')}
          data={ORDERS.map((value) => ({ value, label: orderTitles[value] }))}
          onChange={(event) => {
            const order = ORDERS.find((value) => value === event.currentTarget.value);
            onSearchChange({ order });
          }}
        />
        <DayFilter
          label={t(m.conversations_go_to_day)}
          shown={t(m.conversations_go_to_day)}
          zone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          value={day}
          isIgnored={false}
          onChange={onDay}
        />
      </Filters>
      <IgnoredNotice
        names={[
          isIgnored('message_type') && t(m.common_type),
          isIgnored('order') && t(m.conversations_order),
        ]}
      />
    </>
  );
}
