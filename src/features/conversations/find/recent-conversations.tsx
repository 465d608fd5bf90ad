import { IconMessages } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { type Conversation, listConversations } from '~/api/conversations';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIgnoredParameters } from '~/session/use-operation-availability';
import { IgnoredParametersNotice } from '~/ui/notice/ignored-parameters-notice';
import { EmptyState } from '~/ui/table/empty-state';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import type { TableViewState } from '~/ui/table/table-view-state';
import { type ConversationsSearch, hasActiveFilter } from '../conversations-search';

interface RecentConversationsProps {
  readonly search: ConversationsSearch;
  readonly query: ComponentProps<typeof PagedList<Conversation>>['query'];
  readonly view: TableViewState<Conversation>;
  readonly isListed: boolean;
  readonly onSearchChange: (change: ConversationsSearch) => void;
  readonly onClear: () => void;
}

/** Lists the conversations to which the user has access, sorted by last activity. */
export function RecentConversations(props: RecentConversationsProps) {
  const { search, query, view, isListed, onSearchChange, onClear } = props;
  const t = useT();
  const isIgnored = useIgnoredParameters(listConversations);
  if (!isListed)
    return (
      <EmptyState
        icon={<IconMessages size={20} aria-hidden />}
        title={t(m.conversations_list_off)}
        text={t(m.conversations_list_off_text)}
      />
    );
  return (
    <>
      <IgnoredParametersNotice
        names={[
          isIgnored('status') && t(m.common_status),
          isIgnored('inbox_id') && t(m.common_inbox),
          isIgnored('updated_after') && t(m.conversations_updated_from),
          isIgnored('updated_before') && t(m.conversations_updated_to),
        ]}
      />
      <PagedList
        query={query}
        label={t(m.conversations_recent)}
        view={view}
        empty={
          <NoRows
            isFiltered={hasActiveFilter(search)}
            hint={t(m.conversations_none_text)}
            onClear={onClear}
            icon={<IconMessages size={20} aria-hidden />}
            title={t(m.conversations_none)}
            text={t(m.conversations_none_text)}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </>
  );
}
