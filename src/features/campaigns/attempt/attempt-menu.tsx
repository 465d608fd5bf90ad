import { Menu } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MoreMenu } from '~/ui/overlay/more-menu';

export function AttemptMenu({ onRename }: { readonly onRename: () => void }) {
  const t = useT();
  return (
    <MoreMenu>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        {t(m.campaign_list_rename)}
      </Menu.Item>
    </MoreMenu>
  );
}
