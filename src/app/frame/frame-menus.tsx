import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { MenuButton } from '~/ui/overlay/menu-button';
import { initials } from '~/ui/text/initials';
import { AccountItems, WorkspaceItems } from './lazy-frame';
import classes from './workspace-switcher.module.css';

/** Shows the current workspace and opens the list of others. */
export function WorkspaceSwitcher({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const { name, environment, instanceName, accountId: account, instance } = scope;
  const pair = t(m.frame_workspace_pair, { account, instance });
  return (
    <MenuButton part={WorkspaceItems} menu={(menu) => <WorkspaceItems {...menu} />}>
      {(target) => (
        <UnstyledButton
          {...target}
          className={classes.switcher}
          title={`${name}, ${environment?.name ?? pair}`}
          aria-label={`${t(m.frame_workspace)}: ${name}, ${pair}`}
        >
          <span className={classes.mark} data-color={environment?.color} aria-hidden>
            {Array.from(name)[0]}
          </span>
          <span className={classes.names}>
            <strong>{name}</strong>
            <small data-color={environment?.color}>{environment?.name ?? instanceName ?? pair}</small>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      )}
    </MenuButton>
  );
}

export function AccountMenu() {
  const t = useT();
  const state = useSession();
  if (state.step === 'signed-out') return null;
  const { email, claims } = state.person;
  return (
    <MenuButton part={AccountItems} menu={(menu) => <AccountItems {...menu} />}>
      {(target) => (
        <ActionIcon
          {...target}
          variant="light"
          radius="xl"
          size={28}
          fz={11}
          fw={600}
          aria-label={t(m.frame_account_menu, { email })}
        >
          {initials(claims.name ?? email)}
        </ActionIcon>
      )}
    </MenuButton>
  );
}
