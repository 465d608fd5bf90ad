import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession, useWorkspaceAccess } from '~/session/scope-context';
import { LogoMark } from '~/ui/identity/logo-mark';
import { MenuButton } from '~/ui/overlay/menu-button';
import { getInitials } from '~/ui/text/get-initials';
import classes from './frame-menus.module.css';
import { AccountMenuItems, WorkspaceMenuItems } from './lazy-frame';

/** A button that shows the current workspace and opens the list of workspaces. */
export function WorkspaceSwitcher({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const { name, environment, instanceName, accountId: account, instance } = scope;
  const pair = t(m.frame_workspace_pair, { account, instance });
  const isElsewhere = useWorkspaceAccess(scope) === 'opened';
  const place = environment?.name ?? instanceName ?? t(m.frame_workspace_account, { account });
  const shown = isElsewhere ? `${place} · ${t(m.session_another_instance)}` : place;
  return (
    <MenuButton part={WorkspaceMenuItems} menu={(menu) => <WorkspaceMenuItems {...menu} />}>
      {(target) => (
        <UnstyledButton
          {...target}
          className={classes.switcher}
          title={`${name}, ${environment?.name ?? pair}`}
          aria-label={`${t(m.frame_workspace)}: ${name}, ${shown}, ${pair}`}
        >
          <LogoMark />
          <span className={classes.names}>
            <strong>{name}</strong>
            <small data-color={environment?.color}>{shown}</small>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      )}
    </MenuButton>
  );
}

/** Returns `paused` while no requests are allowed, and `near` if at most a tenth of the request limit is left. */
function getLimitState(): 'paused' | 'near' | 'usual' {
  const { limit, remaining, blockedUntil } = rateLimit.get();
  if (blockedUntil > 0) return 'paused';
  return limit !== null && remaining !== null && remaining * 10 <= limit ? 'near' : 'usual';
}

const LIMIT_TITLES = { paused: m.frame_rate_paused, near: m.frame_rate_near } as const;

/** A button that shows the signed-in user and opens the account menu. */
export function AccountMenu() {
  const t = useT();
  const state = useSession();
  const limit = useSyncExternalStore(rateLimit.subscribe, getLimitState);
  if (state.step === 'signed-out') return null;
  const { email, claims } = state.person;
  const name = claims.name ?? email;
  return (
    <MenuButton part={AccountMenuItems} menu={(menu) => <AccountMenuItems {...menu} />}>
      {(target) => (
        <UnstyledButton
          {...target}
          className={classes.person}
          aria-label={t(m.frame_account_menu, { name })}
          title={limit === 'usual' ? undefined : t(LIMIT_TITLES[limit])}
          data-warning={limit !== 'usual' || undefined}
        >
          <span className={classes.initials} aria-hidden>
            {getInitials(name)}
          </span>
          <span className={classes.cut}>{name}</span>
        </UnstyledButton>
      )}
    </MenuButton>
  );
}
