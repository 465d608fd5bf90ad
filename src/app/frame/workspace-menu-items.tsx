import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Workspace } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope, useSession } from '~/session/scope-context';
import { listWorkspaces, listWorkspacesOnOtherInstances } from '~/session/session';
import { startPage } from '~/session/start-page';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import classes from './workspace-menu-items.module.css';

/** The user's workspaces on this instance, followed by those on other instances. */
export function WorkspaceMenuItems(menu: AttachedMenuProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const state = useSession();
  const person = state.step === 'signed-out' ? null : state.person;
  const elsewhere = person ? listWorkspacesOnOtherInstances(person) : [];
  const item = ({ slug, name, accountId, environment }: Workspace) => (
    <Menu.Item
      key={slug}
      aria-current={slug === scope.slug}
      onClick={() => void navigate({ to: startPage.get(), params: { workspace: slug } })}
    >
      <span className={classes.workspace}>
        <span className={classes.letter} aria-hidden>
          {Array.from(name)[0]}
        </span>
        <span>
          <strong>{name}</strong>
          <small data-color={environment?.color}>
            {environment?.name ?? t(m.frame_workspace_account, { account: accountId })}
          </small>
        </span>
        {slug === scope.slug && <IconCheck size={16} aria-hidden />}
      </span>
    </Menu.Item>
  );
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-start', width: 300 }}>
      <Menu.Label>{t(m.frame_choose_workspace)}</Menu.Label>
      {person && listWorkspaces(person).map(item)}
      {elsewhere.length > 0 && <Menu.Label>{t(m.session_another_instance)}</Menu.Label>}
      {elsewhere.map(item)}
      <Menu.Divider />
      <Menu.Label>
        {t(m.frame_workspace_pair, { account: scope.accountId, instance: scope.instance })}
      </Menu.Label>
    </AttachedMenu>
  );
}
