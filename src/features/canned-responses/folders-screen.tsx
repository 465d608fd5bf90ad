import { useMediaQuery } from '@mantine/hooks';
import { IconQuote } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { includesFolded } from '~/lib/text/folded';
import { ViewButton } from '~/records/list/view-button';
import { allResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { LazyParts, preloading } from '~/ui/page/lazy-parts';
import { NewButton } from '~/ui/page/new-button';
import { Page } from '~/ui/page/page';
import { Filter, Filters } from '~/ui/table/filters';
import { ListView } from '~/ui/table/list-view';
import { NoRows } from '~/ui/table/no-rows';
import { RowButton } from '~/ui/table/row-button';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { VirtualTable } from '~/ui/table/virtual-table';
import { folderOf, foldersWith } from './folders';
import { CannedViewMenu, EditCannedResponse, NewCannedResponse } from './lazy-dialogs';

interface FoldersSearch {
  /** Undefined shows all; an empty text what is in no folder. */
  readonly folder?: string | undefined;
  readonly search?: string | undefined;
}

interface FoldersScreenProps {
  readonly search: FoldersSearch;
  readonly onSearchChange: (change: FoldersSearch) => void;
}

/** Stands for no folder; none can be called so: its name ends before the first slash. */
const NO_FOLDER = '/';

/** All canned responses on one page, by the folders that their short codes make. */
export function FoldersScreen({ search, onSearchChange }: FoldersScreenProps) {
  const t = useT();
  const scope = useScope();
  const { folder, search: term = '' } = search;
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<CannedResponse | null>(null);
  // An edit is put in its place: ten thousand are not read again for it, least of all before the form may close.
  const responses = useQuery({ ...allResponsesQuery(scope), enabled: opened === null });
  const putInPlace = usePutInPlace();
  const view = useTableView<CannedResponse>('canned-response-folders', [
    {
      key: 'short_code',
      title: t(m.canned_responses_short_code),
      cell: (response) => (
        <div>
          <RowButton opens={EditCannedResponse} onClick={() => setOpened(response)}>
            {response.short_code}
          </RowButton>
        </div>
      ),
    },
    {
      key: 'content',
      title: t(m.canned_responses_content),
      width: '60%',
      cell: ({ content }) => <div dir="auto">{content.slice(0, 300)}</div>,
    },
  ]);
  const lines = useLines(view.choice.isCompact);
  const isShown = ({ short_code, content }: CannedResponse) =>
    (folder === undefined || (folderOf(short_code) ?? '') === folder) &&
    (includesFolded(short_code, term) || includesFolded(content, term));
  const create = (
    <NewButton {...preloading(NewCannedResponse)} onClick={() => setCreating(true)}>
      {t(m.canned_responses_new)}
    </NewButton>
  );
  const none = (
    <NoRows
      search={term.trim()}
      isFiltered={folder !== undefined}
      hint={t(m.canned_responses_none_found_text)}
      onClear={() => onSearchChange({ folder: undefined, search: undefined })}
      icon={<IconQuote size={20} aria-hidden />}
      title={t(m.canned_responses_none)}
      text={t(m.canned_responses_none_text)}
      action={create}
    />
  );
  return (
    <Page title={t(m.canned_responses_import_folders_title)} actions={create}>
      <ListView query={responses} columns={view.shown} isCompact={view.choice.isCompact} empty={none}>
        {({ data }) => (
          <>
            <Filters
              onClear={folder === undefined ? undefined : () => onSearchChange({ folder: undefined })}
              view={<ViewButton view={view} source={data.filter(isShown)} part={CannedViewMenu} />}
              search={
                <SearchField
                  label={t(m.canned_responses_search)}
                  value={term}
                  onSearch={(text) => onSearchChange({ search: text || undefined })}
                />
              }
            >
              <FolderFilter
                folder={folder}
                all={data}
                onFolderChange={(next) => onSearchChange({ folder: next })}
              />
            </Filters>
            {data.some(isShown) ? (
              <VirtualTable
                label={t(m.frame_canned_responses)}
                columns={view.shown}
                lines={lines}
                rows={data.filter(isShown)}
                rowKey={({ id }) => id}
              />
            ) : (
              none
            )}
          </>
        )}
      </ListView>
      <LazyParts asked={opened ?? isCreating}>
        {isCreating && (
          <NewCannedResponse
            onShow={({ short_code }) => onSearchChange({ folder: undefined, search: short_code })}
            onClose={() => setCreating(false)}
          />
        )}
        {opened && (
          <EditCannedResponse response={opened} onStored={putInPlace} onClose={() => setOpened(null)} />
        )}
      </LazyParts>
    </Page>
  );
}

/** How much of a row is in sight, which a phone has space for in two lines. */
function useLines(isCompact: boolean) {
  const isPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false });
  const usual = isCompact ? 'compact' : 'one';
  return isPhone ? 'stacked' : usual;
}

/** Puts a response in its place among all that were read, which stay as old as they are. */
function usePutInPlace() {
  const { queryKey } = allResponsesQuery(useScope());
  const queryClient = useQueryClient();
  return (stored: CannedResponse) => {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(
      queryKey,
      (all) => all && { data: all.data.map((one) => (one.id === stored.id ? stored : one)) },
      updatedAt === undefined ? {} : { updatedAt },
    );
  };
}

interface FolderFilterProps {
  readonly folder: string | undefined;
  readonly onFolderChange: (folder: string | undefined) => void;
  readonly all: readonly CannedResponse[];
}

function FolderFilter({ folder, all, onFolderChange }: FolderFilterProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <Filter
      label={t(m.canned_responses_import_folder)}
      value={folder === '' ? NO_FOLDER : (folder ?? '')}
      data={[
        { value: '', label: t(m.canned_responses_import_folder_all, { count: all.length }) },
        ...foldersWith(folder, all).map(({ name, count }) => ({
          value: name ?? NO_FOLDER,
          label: `${name ?? t(m.canned_responses_import_folder_none)} (${number.format(count)})`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onFolderChange(value === NO_FOLDER ? '' : value || undefined)
      }
    />
  );
}
