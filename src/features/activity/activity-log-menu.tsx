import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';

interface ActivityLogMenuProps extends AttachedMenuProps {
  readonly onDelete: () => void;
}

/** The menu item that deletes the activity log of this browser. */
export function ActivityLogMenu({ onDelete, ...menu }: ActivityLogMenuProps) {
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
        {useT()(m.activity_delete)}
      </Menu.Item>
    </AttachedMenu>
  );
}
