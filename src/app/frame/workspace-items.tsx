import { Menu, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Workspace } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope, useSession } from '~/session/scope-context';
import { workspacesElsewhere, workspacesOf } from '~/session/session';
import { ButtonMenu } from '~/ui/overlay/button-menu';
import type { MenuOfButton } from '~/ui/overlay/menu-button';

/** The person's workspaces, those on another instance apart. */
export function WorkspaceItems(menu: MenuOfButton) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const state = useSession();
  const person = state.step === 'signed-out' ? null : state.person;
  const elsewhere = person ? workspacesElsewhere(person) : [];
  const item = ({ slug, name, accountId, instance }: Workspace) => (
    <Menu.Item
      key={slug}
      aria-current={slug === scope.slug}
      onClick={() => void navigate({ to: '/$workspace/conversations', params: { workspace: slug } })}
    >
      <Text size="sm" fw={slug === scope.slug ? 650 : 400}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {t(m.frame_workspace_pair, { account: accountId, instance })}
      </Text>
    </Menu.Item>
  );
  return (
    <ButtonMenu {...menu} look={{ position: 'bottom-start', width: 300 }}>
      <Menu.Label>{t(m.frame_choose_workspace)}</Menu.Label>
      {person && workspacesOf(person).map(item)}
      {elsewhere.length > 0 && <Menu.Label>{t(m.session_elsewhere)}</Menu.Label>}
      {elsewhere.map(item)}
    </ButtonMenu>
  );
}
