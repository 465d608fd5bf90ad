import { Menu } from '@mantine/core';
import { IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { type CannedResponse, deleteCannedResponse, updateCannedResponse } from '~/api/canned-responses';
import { buildDashboardAddress } from '~/api/dashboard-address';
import { DashboardItem } from '~/domain/dashboard-item';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ButtonMenu } from '~/ui/overlay/button-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import type { CannedDialog } from './screen-state';
import { useCopyText } from './use-copy-text';

interface CannedRowMenuProps extends AttachedMenuProps {
  readonly response: CannedResponse;
  readonly onOpen: (dialog: CannedDialog) => void;
}

/** The menu of a row. */
export function CannedRowMenu({ response, onOpen, ...menu }: CannedRowMenuProps) {
  const t = useT();
  const copyText = useCopyText();
  const canEdit = useAvailability(updateCannedResponse) === 'on';
  const canDelete = useAvailability(deleteCannedResponse) === 'on';
  return (
    <ButtonMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copyText(response)}>
        {t(m.records_copy_text)}
      </Menu.Item>
      {canEdit && (
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => onOpen({ name: 'edit', response })}
        >
          {t(m.common_edit)}
        </Menu.Item>
      )}
      <DashboardItem href={buildDashboardAddress('cannedResponse', { id: response.id }, useScope())} />
      <Menu.Item
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => onOpen({ name: 'history', response })}
      >
        {t(m.common_history)}
      </Menu.Item>
      {canDelete && (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onOpen({ name: 'delete', response })}
        >
          {t(m.common_delete)}
        </Menu.Item>
      )}
    </ButtonMenu>
  );
}
