import { Menu } from '@mantine/core';
import { IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { type CannedResponse, deleteCannedResponse, updateCannedResponse } from '~/api/canned-responses';
import { buildDashboardAddress } from '~/api/dashboard-address';
import { DashboardMenuItem } from '~/domain/dashboard-menu-item';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import type { CannedResponseDialog } from './screen-state';
import { useCopyResponseText } from './use-copy-response-text';

interface CannedResponseRowMenuProps extends AttachedMenuProps {
  readonly response: CannedResponse;
  readonly onOpen: (dialog: CannedResponseDialog) => void;
}

export function CannedResponseRowMenu({ response, onOpen, ...menu }: CannedResponseRowMenuProps) {
  const t = useT();
  const copyText = useCopyResponseText();
  const canEdit = useOperationAvailability(updateCannedResponse) === 'on';
  const canDelete = useOperationAvailability(deleteCannedResponse) === 'on';
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
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
      <DashboardMenuItem href={buildDashboardAddress('cannedResponse', { id: response.id }, useScope())} />
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
    </AttachedMenu>
  );
}
