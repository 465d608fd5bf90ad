import { Button, Stack, Text } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuButton } from '~/ui/menu-button';
import { WorkspaceItems } from './lazy-frame';

/** Which company's data this page shows, always in sight, and the way to another. */
export function WorkspaceSwitcher({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const pair = t(m.frame_workspace_pair, { account: scope.accountId, instance: scope.instance });
  return (
    <MenuButton part={WorkspaceItems} menu={(menu) => <WorkspaceItems {...menu} />}>
      {(target) => (
        <Button
          {...target}
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
      )}
    </MenuButton>
  );
}
