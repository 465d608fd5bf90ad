import { Menu } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { updateCannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import type { CannedResponseDialog } from './screen-state';

interface FolderMenuItemsProps {
  readonly folder: string;
  readonly onOpen: (dialog: CannedResponseDialog) => void;
}

export function FolderMenuItems({ folder, onOpen }: FolderMenuItemsProps) {
  const t = useT();
  const canRename = useOperationAvailability(updateCannedResponse) === 'on';
  return (
    <>
      <Menu.Item
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onOpen({ name: 'new', folder })}
      >
        {t(m.canned_responses_new_in_folder)}
      </Menu.Item>
      {canRename && (
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => onOpen({ name: 'rename-folder', folder })}
        >
          {t(m.canned_responses_rename_folder)}
        </Menu.Item>
      )}
    </>
  );
}
