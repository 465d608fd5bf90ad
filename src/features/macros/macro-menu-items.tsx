import { Menu } from '@mantine/core';
import { IconCopy, IconHistory, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { buildDashboardAddress } from '~/api/dashboard-address';
import { deleteMacro, type Macro } from '~/api/macros';
import { DashboardMenuItem } from '~/domain/dashboard-menu-item';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';

interface MacroMenuItemsProps {
  readonly macro: Macro;
  readonly onHistory: () => void;
  readonly onDelete: () => void;
}

/** The menu items for a single macro, shown in its row and on its page. */
export function MacroMenuItems({ macro, onHistory, onDelete }: MacroMenuItemsProps) {
  const t = useT();
  const scope = useScope();
  const canDelete = useOperationAvailability(deleteMacro) === 'on';
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={16} aria-hidden />}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/$workspace/macros/new"
            params={{ workspace: scope.slug }}
            search={{ from: String(macro.id) }}
          />
        )}
      >
        {t(m.common_duplicate)}
      </Menu.Item>
      <DashboardMenuItem href={buildDashboardAddress('macro', { id: macro.id }, scope)} />
      <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={onHistory}>
        {t(m.common_history)}
      </Menu.Item>
      {canDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
          {t(m.common_delete)}
        </Menu.Item>
      )}
    </>
  );
}
