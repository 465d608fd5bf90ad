import { Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import type { CampaignRow } from './campaign-rows';

export interface CampaignActionsProps {
  readonly row: CampaignRow;
  readonly onUse: (row: CampaignRow) => void;
  readonly onRename: (row: CampaignRow) => void;
  readonly onDelete: (row: CampaignRow) => void;
}

export function CampaignRowMenu(props: AttachedMenuProps & CampaignActionsProps) {
  const { row, onUse, onRename, onDelete, ...menu } = props;
  const t = useT();
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => onUse(row)}>
        {t(m.campaign_list_use)}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(row)}>
        {t(m.campaign_list_rename)}
      </Menu.Item>
      {row.attempt === null && (
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onDelete(row)}>
          {t(m.campaigns_start_over_confirm)}
        </Menu.Item>
      )}
    </AttachedMenu>
  );
}
