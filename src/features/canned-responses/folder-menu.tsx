import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import { buildFolderTree, type CannedResponseFolder } from './build-folder-tree';
import classes from './folder-menu.module.css';
import { FolderMenuItems } from './folder-menu-items';
import type { CannedResponseDialog } from './screen-state';

interface FolderMenuProps extends AttachedMenuProps {
  readonly folder: string | undefined;
  readonly onFolderChange: (folder: string | undefined) => void;
  readonly onOpen: (dialog: CannedResponseDialog) => void;
}

/** The maximum number of folders in the menu. The user finds further folders by searching. */
const MAX_FOLDERS = 200;

/** The folder menu on screens that are too narrow for the tree. Loads the folders when it opens. */
export function FolderMenu({ folder, onFolderChange, onOpen, ...menu }: FolderMenuProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { data, error } = useQuery({ ...allCannedResponsesQuery(useScope()), enabled: menu.isOpen });
  const tree = data && buildFolderTree(data.data, folder);
  const item = (path: string | undefined, name: string, count: number | undefined, level = 0) => (
    <Menu.Item
      key={path ?? '/'}
      aria-current={path === folder ? 'true' : undefined}
      rightSection={<span className={classes.count}>{count === undefined ? '' : number.format(count)}</span>}
      style={{ paddingInlineStart: `${0.75 + level * 1.25}rem` }}
      onClick={() => onFolderChange(path)}
    >
      {name}
    </Menu.Item>
  );
  const list = (folders: readonly CannedResponseFolder[], level = 0): [CannedResponseFolder, number][] =>
    folders.flatMap((one) => [[one, level], ...list(one.folders, level + 1)]);
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-start', width: 260 }}>
      <div className={classes.items}>
        {item(undefined, t(m.canned_responses_all), tree?.total)}
        {!tree && <Menu.Label>{t(error ? m.canned_responses_folders_failed : m.common_loading)}</Menu.Label>}
        {tree &&
          list(tree.folders)
            .slice(0, MAX_FOLDERS)
            .map(([one, level]) => item(one.path, one.name, one.count, level))}
        {tree && tree.loose > 0 && item('', t(m.canned_responses_no_folder), tree.loose)}
      </div>
      {folder && (
        <>
          <Menu.Divider />
          <FolderMenuItems folder={folder} onOpen={onOpen} />
        </>
      )}
    </AttachedMenu>
  );
}
