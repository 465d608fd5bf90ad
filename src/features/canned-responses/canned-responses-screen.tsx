import { Button } from '@mantine/core';
import { IconChevronDown, IconFolder, IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type CannedResponse, cannedResponsesQuery, listCannedResponses } from '~/api/canned-responses';
import { CANNED_RESPONSE_SORTS } from '~/api/choices';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { ListScreen } from '~/records/list/list-screen';
import { useScope } from '~/session/scope-context';
import { MenuButton } from '~/ui/overlay/menu-button';
import { MoreActionsButton } from '~/ui/overlay/more-actions-button';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { NewRecordButton } from '~/ui/page/new-record-button';
import { FilterSelect } from '~/ui/table/filter-bar';
import type { SearchProps } from '~/ui/table/list-search-params';
import { useRowSelection } from '~/ui/table/selection/row-choice';
import { useRowMenu } from '~/ui/table/use-row-menu';
import classes from './canned-responses.module.css';
import { folderResponsesQuery } from './folder-responses-query';
import {
  CannedImportMenu,
  CannedResponseBulkActions,
  CannedResponseDialogs,
  CannedResponseRowMenu,
  CannedResponseViewMenu,
  FolderMenu,
  FolderTree,
  NoCannedResponses,
} from './lazy-dialogs';
import type { CannedResponseDialog, CannedResponsesSearch } from './screen-state';
import { useCannedResponseColumns } from './use-canned-response-columns';

/** Lists the account's canned responses next to a tree of their folders. Agents and administrators can edit them. */
export function CannedResponsesScreen({ search, onSearchChange }: SearchProps<CannedResponsesSearch>) {
  const t = useT();
  const { folder, ...query } = search;
  const isFolder = folder !== undefined;
  const [dialog, setDialog] = useState<CannedResponseDialog>({ name: 'none' });
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
    ...folderResponsesQuery(queryClient, scope, search),
    placeholderData: keepPreviousData,
    enabled: isFolder && !isEditing,
  });
  const list = isFolder
    ? { ...inFolder, data: inFolder.data && takePage(inFolder.data.data, query) }
    : responses;
  const source = isFolder ? (inFolder.data?.data ?? []) : { operation: listCannedResponses, query };
  const { column, choice, onChoose } = useRowSelection(list.data?.data ?? [], ({ short_code }) => short_code);
  const folderName = folder || t(m.canned_responses_no_folder);
  const create = (
    <NewRecordButton
      {...createPreloadHandlers(CannedResponseDialogs)}
      onClick={() => setDialog({ name: 'new' })}
    >
      {t(m.canned_responses_new)}
    </NewRecordButton>
  );
  return (
    <ListScreen
      list="canned-responses"
      title={t(m.frame_canned_responses)}
      actions={<Actions />}
      create={create}
      aside={
        <div>
          <LazyPartBoundary asked={folder}>
            <FolderTree
              search={search}
              onOpen={setDialog}
              isListed={list.data !== undefined}
              isEditing={isEditing}
            />
          </LazyPartBoundary>
        </div>
      }
      columns={[
        column,
        ...useCannedResponseColumns({ folder, getMenuTarget: rowMenu.getTarget, onOpen: setDialog }),
      ]}
      query={list}
      source={source}
      viewMenu={CannedResponseViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      lead={renderFolderButton(t, folder, setDialog, onSearchChange)}
      searchLabel={
        isFolder ? t(m.canned_responses_search_in, { folder: folderName }) : t(m.canned_responses_search)
      }
      filters={renderSortFilter(t, search, onSearchChange)}
      onClearFilters={
        isFolder ? () => onSearchChange({ folder: undefined, search: undefined, page: undefined }) : undefined
      }
      empty={NoCannedResponses}
      asked={dialog.name + choice.chosen.size}
    >
      {choice.chosen.size > 0 && (
        <CannedResponseBulkActions {...choice} onChoose={onChoose} page={list.data} source={source} />
      )}
      {rowMenu.menu && rowMenu.row && (
        <CannedResponseRowMenu {...rowMenu.menu} response={rowMenu.row} onOpen={setDialog} />
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
        <MoreActionsButton part={CannedImportMenu} menu={(menu) => <CannedImportMenu {...menu} />} />
      </span>
    </>
  );
}

// The functions `renderFolderButton` and `renderSortFilter` aren't components, because the memoization that the React
// Compiler adds to components would enlarge the list's code and save little work.

/** Opens the folder menu on screens that are too narrow for the tree. */
function renderFolderButton(
  t: Translator,
  folder: string | undefined,
  onOpen: (dialog: CannedResponseDialog) => void,
  onSearchChange: (change: CannedResponsesSearch) => void,
) {
  const name = folder === undefined ? t(m.canned_responses_all) : folder || t(m.canned_responses_no_folder);
  return (
    <span className={classes.folders}>
      <MenuButton
        part={FolderMenu}
        menu={(menu) => (
          <FolderMenu
            {...menu}
            folder={folder}
            onOpen={onOpen}
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

/** Selects the sort order. Search results are sorted by relevance unless an order is selected. */
function renderSortFilter(
  t: Translator,
  { search, sort }: CannedResponsesSearch,
  onSearchChange: (change: CannedResponsesSearch) => void,
) {
  const titles = {
    short_code_asc: t(m.canned_responses_sort_short_code_asc),
    short_code_desc: t(m.canned_responses_sort_short_code_desc),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
  };
  const sorts = CANNED_RESPONSE_SORTS.map((value) => ({ value, label: titles[value] }));
  return (
    <FilterSelect
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
