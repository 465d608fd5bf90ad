import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { scopeKey } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { lockWhenIdle } from '~/session/idle-lock';
import { ScopeContext, useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { LazyParts } from '~/ui/lazy-parts';
import { toastsAsked } from '~/ui/toasts-asked';
import { AccountMenu } from './account-menu';
import { CommandPalette } from './command-palette';
import { InstanceMark } from './instance-mark';
import { SignInAgainDialog, Toasts } from './lazy-frame';
import { NavLinks } from './nav-links';
import { preloadRest } from './preload-rest';
import { RateMeter } from './rate-meter';
import { SandboxBanner } from './sandbox-banner';
import { SessionChip } from './session-chip';
import classes from './workspace-frame.module.css';
import { WorkspaceSwitcher } from './workspace-switcher';

/** The frame around every section of one workspace: where one is, who one is, and the ways to everything else. */
export function WorkspaceFrame({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const hasToasts = useSyncExternalStore(toastsAsked.subscribe, toastsAsked.get);
  const { step } = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => preloadRest(router, queryClient), [router, queryClient]);
  // On a small screen the navigation covers the section that it leads to.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);
  useEffect(() => lockWhenIdle(configuration().lockAfterMinutes, session.lock), []);
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
      <header className={classes.header}>
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
        <CommandPalette />
        <RateMeter />
        <SessionChip />
        <AccountMenu />
      </header>
      <nav className={classes.navigation} data-open={isOpen || undefined} aria-label={t(m.frame_navigation)}>
        <NavLinks workspace={scope.slug} />
      </nav>
      <main id="content" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <SandboxBanner />
          <InstanceMark scope={scope} screens={{ hiddenFrom: 'sm' }} />
          {/* A section is mounted anew for another workspace or person: nothing of the former one stays in it. */}
          <Outlet key={`${scope.slug} ${scopeKey(scope)}`} />
        </div>
      </main>
      <LazyParts asked={step}>{step === 'lapsed' && <SignInAgainDialog />}</LazyParts>
      <LazyParts asked={hasToasts}>{hasToasts && <Toasts />}</LazyParts>
    </ScopeContext>
  );
}
