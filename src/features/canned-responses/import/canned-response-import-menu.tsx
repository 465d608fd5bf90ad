import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';

/** The menu items that import or change many canned responses at once. */
export function CannedResponseImportMenu(menu: AttachedMenuProps) {
  const t = useT();
  const params = { workspace: useScope().slug };
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item
        renderRoot={(props) => <Link {...props} to="/$workspace/canned-responses/import" params={params} />}
      >
        {t(m.common_import)}
      </Menu.Item>
    </AttachedMenu>
  );
}
