import { Button, Menu, Stack, Text } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Scope, Workspace } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { workspacesElsewhere, workspacesOf } from '~/session/session';

/** Which company's data this page shows, always in sight, and the way to another. */
export function WorkspaceSwitcher({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const navigate = useNavigate();
  const state = useSession();
  const person = state.step === 'signed-out' ? null : state.person;
  const pair = t(m.frame_workspace_pair, { account: scope.accountId, instance: scope.instance });
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
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          rightSection={<IconSelector size={16} aria-hidden />}
          h={46}
          aria-label={`${t(m.frame_workspace)}: ${scope.name}, ${pair}`}
        >
          <Stack gap={0} align="flex-start" miw={0} maw={200}>
            <Text fw={650} lh={1.2} truncate maw="100%" c="var(--mantine-color-text)">
              {scope.name}
            </Text>
            <Text size="xs" fw={400} lh={1.2} truncate maw="100%" c="dimmed">
              {pair}
            </Text>
          </Stack>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(m.frame_choose_workspace)}</Menu.Label>
        {person && workspacesOf(person).map(item)}
        {elsewhere.length > 0 && <Menu.Label>{t(m.session_elsewhere)}</Menu.Label>}
        {elsewhere.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
