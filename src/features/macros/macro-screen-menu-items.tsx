import { Menu } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';

/** Menu items for bulk changes of macros. */
export function MacroScreenMenuItems(menu: AttachedMenuProps) {
  const t = useT();
  const params = { workspace: useScope().slug };
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item
        leftSection={<IconFileImport size={16} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/$workspace/macros/import" params={params} />}
      >
        {t(m.macros_import)}
      </Menu.Item>
    </AttachedMenu>
  );
}
