import { IconQuote } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedResponse, cannedResponsesQuery, listCannedResponses } from '~/api/canned-responses';
import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import { MoreButton } from '~/ui/overlay/more-button';
import { preload, preloading } from '~/ui/page/lazy-parts';
import { NewButton } from '~/ui/page/new-button';
import type { Column } from '~/ui/table/data-table';
import { Filter } from '~/ui/table/filters';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';
import { RowButton } from '~/ui/table/row-button';
import { useLastChanged } from './last-changed';
import {
  CannedResponseDetails,
  CannedResponseItems,
  CannedViewMenu,
  DeleteCannedResponse,
  EditCannedResponse,
  NewCannedResponse,
} from './lazy-dialogs';

interface CannedResponsesSearch extends ListSearch {
  readonly sort?: (typeof CANNED_RESPONSE_SORTS)[number] | undefined;
}

/** Which dialog stands over the list. */
type Dialog =
  | { readonly name: 'none' }
  | { readonly name: 'new' }
  | { readonly name: 'details' | 'edit' | 'delete'; readonly response: CannedResponse };

/** More than two lines hold: what stands beyond is in the details. */
const LONGEST_EXCERPT = 400;

/** The account's canned responses: open to every member, to read and to change. */
export function CannedResponsesScreen({ search, onSearchChange }: SearchProps<CannedResponsesSearch>) {
  const t = useT();
  const lastChanged = useLastChanged();
  const responses = useQuery({
    ...cannedResponsesQuery(useScope(), search),
    placeholderData: keepPreviousData,
  });
  const [dialog, setDialog] = useState<Dialog>({ name: 'none' });
  const close = () => setDialog({ name: 'none' });
  const show = ({ short_code }: CannedResponse) =>
    onSearchChange({ search: short_code, page: undefined, sort: undefined });
  // Plain elements: a hundred rows stay quick.
  const columns: Column<CannedResponse>[] = [
    {
      key: 'short_code',
      width: '14rem',
      title: t(m.canned_responses_short_code),
      cell: (response) => (
        <RowButton
          opens={CannedResponseDetails}
          onClick={() => {
            setDialog({ name: 'details', response });
            preload(EditCannedResponse, DeleteCannedResponse);
          }}
        >
          {response.short_code}
        </RowButton>
      ),
    },
    {
      key: 'content',
      title: t(m.canned_responses_content),
      cell: ({ content }) => <div dir="auto">{content.slice(0, LONGEST_EXCERPT)}</div>,
    },
    {
      key: 'updated_at',
      width: '14rem',
      title: t(m.common_updated),
      secondary: true,
      cell: lastChanged,
    },
  ];
  return (
    <ListScreen
      list="canned-responses"
      title={t(m.frame_canned_responses)}
      description={t(m.canned_responses_description)}
      actions={<MoreButton part={CannedResponseItems} menu={(menu) => <CannedResponseItems {...menu} />} />}
      create={
        <NewButton {...preloading(NewCannedResponse)} onClick={() => setDialog({ name: 'new' })}>
          {t(m.canned_responses_new)}
        </NewButton>
      }
      columns={columns}
      query={responses}
      source={{ operation: listCannedResponses, query: search }}
      viewMenu={CannedViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.canned_responses_search)}
      searchHint={t(m.canned_responses_none_found_text)}
      filters={<SortFilter search={search} onSearchChange={onSearchChange} />}
      empty={{ icon: IconQuote, title: t(m.canned_responses_none), text: t(m.canned_responses_none_text) }}
      asked={dialog}
    >
      {dialog.name === 'new' && <NewCannedResponse onShow={show} onClose={close} />}
      {dialog.name === 'details' && (
        <CannedResponseDetails
          response={dialog.response}
          onEdit={() => setDialog({ name: 'edit', response: dialog.response })}
          onDelete={() => setDialog({ name: 'delete', response: dialog.response })}
          onClose={close}
        />
      )}
      {dialog.name === 'edit' && (
        <EditCannedResponse response={dialog.response} onShow={show} onClose={close} />
      )}
      {dialog.name === 'delete' && <DeleteCannedResponse response={dialog.response} onClose={close} />}
    </ListScreen>
  );
}

/** The order of the list. A search without a chosen one comes by relevance, and the select says so. */
function SortFilter({ search: { search, sort }, onSearchChange }: SearchProps<CannedResponsesSearch>) {
  const t = useT();
  const titles = {
    short_code_asc: t(m.canned_responses_sort_short_code_asc),
    short_code_desc: t(m.canned_responses_sort_short_code_desc),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
  };
  const sorts = CANNED_RESPONSE_SORTS.map((value) => ({ value, label: titles[value] }));
  return (
    <Filter
      label={t(m.common_sort)}
      value={sort ?? (search ? '' : 'short_code_asc')}
      data={search ? [{ value: '', label: t(m.canned_responses_sort_relevance) }, ...sorts] : sorts}
      onChange={({ currentTarget }) =>
        onSearchChange({
          sort: CANNED_RESPONSE_SORTS.find((value) => value === currentTarget.value),
          page: undefined,
        })
      }
    />
  );
}
