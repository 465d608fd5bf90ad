import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconChevronRight,
  IconDots,
  IconFile,
  IconFolder,
  type IconProps,
  IconQuote,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import { TruncatedList } from '~/ui/page/truncated-list';
import { type GetMenuTarget, useRowMenu } from '~/ui/table/use-row-menu';
import { useTextMarker } from '~/ui/text/use-text-marker';
import { buildFolderTree, type CannedResponseFolder } from './build-folder-tree';
import { FolderMenuItems } from './folder-menu-items';
import classes from './folder-tree.module.css';
import { isInFolder } from './is-in-folder';
import type { CannedResponseDialog, CannedResponsesSearch } from './screen-state';

interface FolderTreeProps {
  readonly search: CannedResponsesSearch;
  readonly onOpen: (dialog: CannedResponseDialog) => void;
  /** True once the list is loaded. Only then does the tree request all responses, from which it derives the folders. */
  readonly isListed: boolean;
  /** True while a form is open. Then the responses aren't refetched until the form's save has succeeded or failed. */
  readonly isEditing: boolean;
}

/** All folders as links that filter the list. */
export function FolderTree({ search, onOpen, isListed, isEditing }: FolderTreeProps) {
  const t = useT();
  const menu = useRowMenu<CannedResponseFolder>();
  const isShown = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const { data, isError, refetch } = useQuery({
    ...allCannedResponsesQuery(useScope()),
    enabled: isShown && isListed && !isEditing,
  });
  const tree = data && buildFolderTree(data.data, search.folder);
  return (
    <nav className={classes.tree} aria-label={t(m.canned_responses_folders)}>
      <FolderLink
        icon={IconQuote}
        path={undefined}
        name={t(m.canned_responses_all)}
        count={tree?.total}
        search={search}
      />
      {isError && isListed && (
        <p className={classes.failed}>
          {t(m.canned_responses_folders_failed)}{' '}
          <Button variant="default" size="compact-xs" onClick={() => void refetch()}>
            {t(m.common_retry)}
          </Button>
        </p>
      )}
      {tree && tree.folders.length > 0 && (
        <>
          <hr />
          <Folders folders={tree.folders} search={search} getMenuTarget={menu.getTarget} />
        </>
      )}
      {tree && (tree.loose > 0 || search.folder === '') && (
        <>
          <hr />
          <FolderLink
            icon={IconFile}
            path=""
            name={t(m.canned_responses_no_folder)}
            count={tree.loose}
            search={search}
          />
        </>
      )}
      {menu.menu && menu.row && (
        <AttachedMenu {...menu.menu} look={{ position: 'bottom-end' }}>
          <FolderMenuItems folder={menu.row.path} onOpen={onOpen} />
        </AttachedMenu>
      )}
    </nav>
  );
}

interface FoldersProps {
  readonly folders: readonly CannedResponseFolder[];
  readonly search: CannedResponsesSearch;
  readonly getMenuTarget: GetMenuTarget<CannedResponseFolder>;
}

/** The number of folders shown before "Show more". */
const SHOWN = 100;

function Folders({ folders, ...shared }: FoldersProps) {
  return (
    <TruncatedList items={folders} step={SHOWN}>
      {(shown) => (
        <ul>
          {shown.map((folder) => (
            <FolderItem key={folder.path} folder={folder} {...shared} />
          ))}
        </ul>
      )}
    </TruncatedList>
  );
}

interface FolderItemProps extends Omit<FoldersProps, 'folders'> {
  readonly folder: CannedResponseFolder;
}

function FolderItem({ folder, search, getMenuTarget }: FolderItemProps) {
  const t = useT();
  const mark = useTextMarker();
  const { path, name, count, folders } = folder;
  // Expands the ancestors of the selected folder at first, so that the selected folder is visible.
  const isOnWay = search.folder !== undefined && isInFolder(`${search.folder}/x`, path);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? isOnWay;
  return (
    <li>
      <div className={classes.row}>
        {folders.length > 0 && (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={t(m.canned_responses_folder_toggle, { name })}
            onClick={() => setToggled(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden />
          </button>
        )}
        <FolderLink icon={IconFolder} path={path} name={mark(name)} count={count} search={search} />
        <button
          type="button"
          className={classes.more}
          aria-label={t(m.records_row_action, { action: t(m.common_more_actions), name })}
          title={t(m.common_more_actions)}
          {...getMenuTarget(folder)}
        >
          <IconDots size={16} aria-hidden />
        </button>
      </div>
      {isOpen && folders.length > 0 && (
        <Folders folders={folders} search={search} getMenuTarget={getMenuTarget} />
      )}
    </li>
  );
}

interface FolderLinkProps {
  readonly icon: ComponentType<IconProps>;
  readonly path: string | undefined;
  readonly name: string;
  readonly count: number | undefined;
  readonly search: CannedResponsesSearch;
}

function FolderLink({ icon: Icon, path, name, count, search }: FolderLinkProps) {
  const link = usePlainLinkProps();
  const workspace = useScope().slug;
  const number = new Intl.NumberFormat(useFormatLocale());
  return (
    <a
      {...link({
        to: '/$workspace/canned-responses',
        params: { workspace },
        search: { ...search, folder: path, page: undefined },
      })}
      className={classes.link}
      aria-current={search.folder === path ? 'page' : undefined}
      dir="auto"
    >
      <Icon size={15} aria-hidden />
      <span className={classes.name} title={name}>
        {name}
      </span>
      {count !== undefined && <span className={classes.count}>{number.format(count)}</span>}
    </a>
  );
}
