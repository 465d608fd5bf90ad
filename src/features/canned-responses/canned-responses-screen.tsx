import { IconQuote } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedResponse, cannedResponsesQuery, listCannedResponses } from '~/api/canned-responses';
import type { CANNED_RESPONSE_SORTS } from '~/api/choices';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/list/view-button';
import { useScope } from '~/session/scope-context';
import { MoreButton } from '~/ui/overlay/more-button';
import { LazyParts, preload, preloading } from '~/ui/page/lazy-parts';
import { NewButton } from '~/ui/page/new-button';
import { Page } from '~/ui/page/page';
import { Filters } from '~/ui/table/filters';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { useColumns } from './columns';
import {
  CannedResponseDetails,
  CannedResponseItems,
  CannedViewMenu,
  DeleteCannedResponse,
  EditCannedResponse,
  NewCannedResponse,
} from './lazy-dialogs';
import { SortSelect } from './sort-select';

export interface CannedResponsesSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: (typeof CANNED_RESPONSE_SORTS)[number] | undefined;
}

interface CannedResponsesScreenProps {
  readonly search: CannedResponsesSearch;
  readonly onSearchChange: (change: CannedResponsesSearch) => void;
}

/** Which dialog stands over the list. */
type Dialog =
  | { readonly name: 'none' }
  | { readonly name: 'new' }
  | { readonly name: 'details' | 'edit' | 'delete'; readonly response: CannedResponse };

/** The account's canned responses: open to every member, to read and to change. */
export function CannedResponsesScreen({ search, onSearchChange }: CannedResponsesScreenProps) {
  const t = useT();
  const scope = useScope();
  const responses = useQuery({ ...cannedResponsesQuery(scope, search), placeholderData: keepPreviousData });
  const [dialog, setDialog] = useState<Dialog>({ name: 'none' });
  const columns = useColumns((response) => {
    setDialog({ name: 'details', response });
    preload(EditCannedResponse, DeleteCannedResponse);
  });
  const view = useTableView('canned-responses', columns);
  const term = search.search ?? '';
  const close = () => setDialog({ name: 'none' });
  const show = ({ short_code }: CannedResponse) =>
    onSearchChange({ search: short_code, page: undefined, sort: undefined });
  const create = (
    <NewButton {...preloading(NewCannedResponse)} onClick={() => setDialog({ name: 'new' })}>
      {t(m.canned_responses_new)}
    </NewButton>
  );
  return (
    <Page
      title={t(m.frame_canned_responses)}
      description={t(m.canned_responses_description)}
      actions={
        <>
          <MoreButton part={CannedResponseItems} menu={(menu) => <CannedResponseItems {...menu} />} />
          {create}
        </>
      }
    >
      <Filters
        view={
          <ViewButton
            view={view}
            source={{ operation: listCannedResponses, query: search }}
            part={CannedViewMenu}
          />
        }
        search={
          <SearchField
            label={t(m.canned_responses_search)}
            value={term}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
      >
        <SortSelect
          sort={search.sort}
          isSearch={term !== ''}
          onChange={(sort) => onSearchChange({ sort, page: undefined })}
        />
      </Filters>
      <PagedList
        query={responses}
        label={t(m.frame_canned_responses)}
        view={view}
        empty={
          <NoRows
            search={term}
            hint={t(m.canned_responses_none_found_text)}
            onClear={() => onSearchChange({ search: undefined, page: undefined })}
            icon={<IconQuote size={20} aria-hidden />}
            title={t(m.canned_responses_none)}
            text={t(m.canned_responses_none_text)}
            action={create}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
      <LazyParts asked={dialog}>
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
      </LazyParts>
    </Page>
  );
}
