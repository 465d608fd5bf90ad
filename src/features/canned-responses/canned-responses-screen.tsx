import { Button, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedResponse, cannedResponsesQuery } from '~/api/canned-responses';
import type { CANNED_RESPONSE_SORTS } from '~/api/choices';
import type { ApiError } from '~/api/http/api-error';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/empty-state';
import { Page } from '~/ui/page';
import { PagedList } from '~/ui/paged-list';
import { ProblemNotice } from '~/ui/problem-notice';
import { SearchField } from '~/ui/search-field';
import { CannedResponseDetails } from './canned-response-details';
import { useColumns } from './columns';
import { DeleteCannedResponse } from './delete-canned-response';
import { EditCannedResponse } from './edit-canned-response';
import { ScaleTools } from './import/scale-tools';
import { NewCannedResponse } from './new-canned-response';
import { OutcomeNotice } from './outcome-notice';
import type { Outcome } from './save-state';
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
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [exportProblem, setExportProblem] = useState<ApiError | null>(null);
  const columns = useColumns((response) => setDialog({ name: 'details', response }));
  const term = search.search ?? '';
  const close = () => setDialog({ name: 'none' });
  const done = (next: Outcome) => {
    close();
    setOutcome(next);
  };
  const create = (
    <Button
      onClick={() => {
        setOutcome(null);
        setDialog({ name: 'new' });
      }}
    >
      {t(m.canned_responses_new)}
    </Button>
  );
  return (
    <Page
      title={t(m.frame_canned_responses)}
      description={t(m.canned_responses_description)}
      actions={
        <>
          <ScaleTools search={term} onExportFailed={setExportProblem} />
          {create}
        </>
      }
    >
      {exportProblem && <ProblemNotice error={exportProblem} purpose="read" />}
      {outcome && (
        <OutcomeNotice
          outcome={outcome}
          onShow={() => onSearchChange({ search: outcome.short_code, page: undefined, sort: undefined })}
          onClose={() => setOutcome(null)}
        />
      )}
      <Group align="flex-end">
        <SearchField
          label={t(m.canned_responses_search)}
          value={term}
          onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
        />
        <SortSelect
          sort={search.sort}
          isSearch={term !== ''}
          onChange={(sort) => onSearchChange({ sort, page: undefined })}
        />
      </Group>
      <PagedList
        query={responses}
        label={t(m.frame_canned_responses)}
        columns={columns}
        empty={
          <EmptyState
            title={t(term ? m.canned_responses_none_found : m.canned_responses_none)}
            text={t(term ? m.canned_responses_none_found_text : m.canned_responses_none_text)}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
      {dialog.name === 'new' && <NewCannedResponse onDone={done} onClose={close} />}
      {dialog.name === 'details' && (
        <CannedResponseDetails
          response={dialog.response}
          onEdit={() => setDialog({ name: 'edit', response: dialog.response })}
          onDelete={() => setDialog({ name: 'delete', response: dialog.response })}
          onClose={close}
        />
      )}
      {dialog.name === 'edit' && (
        <EditCannedResponse response={dialog.response} onDone={done} onClose={close} />
      )}
      {dialog.name === 'delete' && (
        <DeleteCannedResponse response={dialog.response} onDone={done} onClose={close} />
      )}
    </Page>
  );
}
