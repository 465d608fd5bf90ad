import { Menu } from '@mantine/core';
import { IconCopy, IconHistory, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dashboardAddress } from '~/api/dashboard-address';
import { deleteMacro, type Macro } from '~/api/macros';
import { DashboardItem } from '~/domain/dashboard-item';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useGoOn } from '~/records/form/use-go-on';
import { RecordHistory } from '~/resources/activity/lazy-history';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { MoreMenu } from '~/ui/overlay/more-menu';
import { LazyParts } from '~/ui/page/lazy-parts';
import { DeleteMacro } from './delete-macro';

interface MacroActionsProps {
  readonly macro: Macro;
  /** It isn't there any more: what is typed in its form goes with it. */
  readonly onGone: () => void;
}

/** Copies a macro, or deletes it and goes back to the list. */
export function MacroActions({ macro, onGone }: MacroActionsProps) {
  const t = useT();
  const goOn = useGoOn();
  const scope = useScope();
  const params = { workspace: scope.slug };
  const inDashboard = dashboardAddress('macro', { id: macro.id }, scope);
  const canDelete = useAvailability(deleteMacro) === 'on';
  const [isDeleting, setDeleting] = useState(false);
  const [hasHistory, setHistory] = useState(false);
  const leave = () => {
    onGone();
    void goOn({ to: '/$workspace/macros', params, ignoreBlocker: true });
  };
  return (
    <>
      <MoreMenu>
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/$workspace/macros/new"
              params={params}
              search={{ from: String(macro.id) }}
            />
          )}
        >
          {t(m.common_duplicate)}
        </Menu.Item>
        <DashboardItem href={inDashboard} />
        <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setHistory(true)}>
          {t(m.common_history)}
        </Menu.Item>
        {canDelete && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setDeleting(true)}
          >
            {t(m.common_delete)}
          </Menu.Item>
        )}
      </MoreMenu>
      <LazyParts asked={hasHistory}>
        {hasHistory && (
          <RecordHistory kind="macro" record={macro.id} name={macro.name} onClose={() => setHistory(false)} />
        )}
      </LazyParts>
      {isDeleting && <DeleteMacro macro={macro} onGone={leave} onClose={() => setDeleting(false)} />}
    </>
  );
}
