import '~/ui/styles-frame.css';
import { AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { Scope } from '~/api/scope';
import { scopeKey } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ScopeContext } from '~/session/scope-context';
import { AccountMenu } from './account-menu';
import { CommandPalette } from './command-palette';
import { InstanceMark } from './instance-mark';
import { NavLinks } from './nav-links';
import { RateMeter } from './rate-meter';
import { SandboxBanner } from './sandbox-banner';
import { SessionChip } from './session-chip';
import { SignInAgain } from './sign-in-again';
import classes from './workspace-frame.module.css';
import { WorkspaceSwitcher } from './workspace-switcher';

// Nothing is told in a corner before something was done.
const Toasts = lazy(async () => ({ default: (await import('~/ui/toast')).Toasts }));

/** The frame around every section of one workspace: where one is, who one is, and the ways to everything else. */
export function WorkspaceFrame({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  // On a small screen the navigation covers the section that it leads to.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);
  // Leaving a workspace empties what it showed, and calls off what it still asks for.
  useEffect(() => {
    const filter = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === scopeKey(scope),
    };
    return () => {
      void queryClient.cancelQueries(filter);
      queryClient.removeQueries({ ...filter, type: 'inactive' });
    };
  }, [queryClient, scope]);

  return (
    <ScopeContext value={scope}>
      <button
        type="button"
        className={classes.skip}
        // Focus is what matters; the address stays a list's or a record's.
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t(m.frame_skip)}
      </button>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 230, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
        padding="md"
      >
        <AppShell.Header>
          <div className={classes.header}>
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={t(m.frame_open_navigation)}
              aria-expanded={isOpen}
            />
            <WorkspaceSwitcher scope={scope} />
            <InstanceMark scope={scope} screens={{ visibleFrom: 'sm' }} />
            <div className={classes.grow} />
            <CommandPalette scope={scope} />
            <RateMeter />
            <SessionChip />
            <AccountMenu />
          </div>
        </AppShell.Header>
        <AppShell.Navbar p="sm" aria-label={t(m.frame_navigation)}>
          <NavLinks workspace={scope.slug} />
        </AppShell.Navbar>
        <AppShell.Main id="content" tabIndex={-1}>
          <div className={classes.content}>
            <SandboxBanner />
            <InstanceMark scope={scope} screens={{ hiddenFrom: 'sm' }} />
            {/* A section is mounted anew for another workspace or person: nothing of the former one stays in it. */}
            <Outlet key={scopeKey(scope)} />
          </div>
        </AppShell.Main>
      </AppShell>
      <Suspense>
        <Toasts />
      </Suspense>
      <SignInAgain />
    </ScopeContext>
  );
}
