import { Button } from '@mantine/core';
import { IconChevronDown, IconFolder, IconQuote, IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type CannedResponse, cannedResponsesQuery, listCannedResponses } from '~/api/canned-responses';
import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import { MenuButton } from '~/ui/overlay/menu-button';
import { MoreButton } from '~/ui/overlay/more-button';
import { createPreloadHandlers, LazyParts } from '~/ui/page/lazy-parts';
import { NewButton } from '~/ui/page/new-button';
import { Filter } from '~/ui/table/filters';
import type { SearchProps } from '~/ui/table/list-search';
import { useRowMenu } from '~/ui/table/use-row-menu';
import classes from './canned-responses.module.css';
import { folderQuery } from './folder-query';
import {
  CannedResponseDialogs,
  CannedResponseItems,
  CannedRowMenu,
  CannedViewMenu,
  FolderMenu,
  FolderTree,
} from './lazy-dialogs';
import type { CannedDialog, CannedResponsesSearch } from './screen-state';
import { useCannedColumns } from './use-canned-columns';

/** The canned responses of the account, with their folders beside them. All members can edit them. */
export function CannedResponsesScreen({ search, onSearchChange }: SearchProps<CannedResponsesSearch>) {
  const t = useT();
  const { folder, ...query } = search;
  const isFolder = folder !== undefined;
  const [dialog, setDialog] = useState<CannedDialog>({ name: 'none' });
  const rowMenu = useRowMenu<CannedResponse>();
  const scope = useScope();
  const queryClient = useQueryClient();
  const isEditing = dialog.name !== 'none';
  const responses = useQuery({
    ...cannedResponsesQuery(scope, query),
    placeholderData: keepPreviousData,
    enabled: !isFolder,
  });
  const inFolder = useQuery({
    ...folderQuery(queryClient, scope, search),
    placeholderData: keepPreviousData,
    enabled: isFolder && !isEditing,
  });
  const folderName = folder || t(m.canned_responses_no_folder);
  const create = (
    <NewButton {...createPreloadHandlers(CannedResponseDialogs)} onClick={() => setDialog({ name: 'new' })}>
      {t(m.canned_responses_new)}
    </NewButton>
  );
  return (
    <ListScreen
      list="canned-responses"
      title={t(m.frame_canned_responses)}
      actions={<Actions />}
      create={create}
      aside={
        <div>
          <LazyParts asked={folder}>
            <FolderTree
              search={search}
              isListed={(isFolder ? inFolder : responses).data !== undefined}
              isEditing={isEditing}
            />
          </LazyParts>
        </div>
      }
      columns={useCannedColumns({ folder, getMenuTarget: rowMenu.getTarget, onOpen: setDialog })}
      query={
        isFolder ? { ...inFolder, data: inFolder.data && takePage(inFolder.data.data, query) } : responses
      }
      source={isFolder ? (inFolder.data?.data ?? []) : { operation: listCannedResponses, query }}
      viewMenu={CannedViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      lead={<FolderButton folder={folder} onSearchChange={onSearchChange} />}
      searchLabel={
        isFolder ? t(m.canned_responses_search_in, { folder: folderName }) : t(m.canned_responses_search)
      }
      searchHint={t(m.canned_responses_none_found_text)}
      filters={<SortFilter search={search} onSearchChange={onSearchChange} />}
      onClearFilters={
        isFolder ? () => onSearchChange({ folder: undefined, search: undefined, page: undefined }) : undefined
      }
      empty={{ icon: IconQuote, title: t(m.canned_responses_none), text: t(m.canned_responses_none_text) }}
      asked={dialog}
    >
      {rowMenu.menu && rowMenu.row && (
        <CannedRowMenu {...rowMenu.menu} response={rowMenu.row} onOpen={setDialog} />
      )}
      {dialog.name !== 'none' && (
        <CannedResponseDialogs
          dialog={dialog}
          onOpen={setDialog}
          onShow={({ short_code }) =>
            onSearchChange({ search: short_code, folder: undefined, page: undefined, sort: undefined })
          }
        />
      )}
    </ListScreen>
  );
}

/** The import button, or a menu on phones. */
function Actions() {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <>
      <Button
        variant="default"
        visibleFrom="sm"
        leftSection={<IconUpload size={16} aria-hidden />}
        renderRoot={(props) => (
          <Link {...props} to="/$workspace/canned-responses/import" params={{ workspace }} />
        )}
      >
        {t(m.common_import)}
      </Button>
      <span className={classes.narrow}>
        <MoreButton part={CannedResponseItems} menu={(menu) => <CannedResponseItems {...menu} />} />
      </span>
    </>
  );
}

interface FolderButtonProps {
  readonly folder: string | undefined;
  readonly onSearchChange: (change: CannedResponsesSearch) => void;
}

/** Opens the folder menu on screens that are too narrow for the tree. */
function FolderButton({ folder, onSearchChange }: FolderButtonProps) {
  const t = useT();
  const name = folder === undefined ? t(m.canned_responses_all) : folder || t(m.canned_responses_no_folder);
  return (
    <span className={classes.folders}>
      <MenuButton
        part={FolderMenu}
        menu={(menu) => (
          <FolderMenu
            {...menu}
            folder={folder}
            onFolderChange={(next) => onSearchChange({ folder: next, page: undefined })}
          />
        )}
      >
        {(target) => (
          <Button
            {...target}
            variant="default"
            leftSection={<IconFolder size={15} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            aria-label={t(m.canned_responses_folder, { name })}
          >
            <span className={classes.folderName}>{name}</span>
          </Button>
        )}
      </MenuButton>
    </span>
  );
}

/** The sort order. Search results are sorted by relevance unless an order is selected. */
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
