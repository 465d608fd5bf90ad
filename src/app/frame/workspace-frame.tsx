import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
import { rateLimit } from '~/api/http/rate-limit';
import type { Scope } from '~/api/scope';
import { scopeKey } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { lockWhenIdle } from '~/session/idle-lock';
import { ScopeContext, useCoverage, useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { applyInter } from '~/ui/fonts/inter';
import { toastsAsked } from '~/ui/notice/toasts-asked';
import { PANEL_BOTTOM } from '~/ui/overlay/panel-bottom-place';
import { LazyParts } from '~/ui/page/lazy-parts';
import { sandboxParts } from '../boot/sandbox-link';
import { PaletteButton, usePalette } from '../palette/command-palette';
import { SessionChip } from '../session/session-chip';
import { Breadcrumbs } from './breadcrumbs';
import { folded, foldedBesideArticle } from './folded';
import { AccountMenu, WorkspaceSwitcher } from './frame-menus';
import {
  FrameRest,
  FrameStrips,
  InstanceMark,
  InstanceSentence,
  RateMeter,
  RenewDialog,
  SignInAgain,
  Toasts,
} from './lazy-frame';
import { NavLinks } from './nav-links';
import '~/ui/fonts/geist-mono.css';
import classes from './workspace-frame.module.css';

/** Held back, or below a fifth of the budget: only then it is worth a look. */
function isBudgetScarce(): boolean {
  const { limit, remaining, blockedUntil } = rateLimit.get();
  return blockedUntil > 0 || (limit !== null && remaining !== null && remaining * 5 < limit);
}

/** Fetches what the first screen doesn't need. `onFrame` is told once the frame's is there, or can't be. Answers how to call it off. */
function fetchRest(router: AnyRouter, queryClient: QueryClient, onFrame: () => void): () => void {
  const left = new AbortController();
  import('../boot/preload-rest').then(
    ({ preloadRest }) => preloadRest(router, queryClient, left.signal, onFrame),
    onFrame,
  );
  return () => left.abort();
}

/** Whether the navigation shows its icons only. */
function useFold() {
  const isArticle = useMatches({
    select: (matches) => matches.at(-1)?.routeId.includes('/articles/') === true,
  });
  const fold = isArticle ? foldedBesideArticle : folded;
  const isFolded = useSyncExternalStore(fold.subscribe, fold.get);
  return { isArticle, isFolded, toggle: () => fold.set(!isFolded) };
}

/** Leaving a workspace empties what it showed, and calls off what it still asks for. */
function useEmptied(queryClient: QueryClient, scope: Scope): void {
  useEffect(() => {
    const filter = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === scopeKey(scope),
    };
    return () => {
      void queryClient.cancelQueries(filter);
      queryClient.removeQueries({ ...filter, type: 'inactive' });
    };
  }, [queryClient, scope]);
}

/**
 * Hides everything else in the document while the element is there: the page, and each portal (dialogs, menus, toasts), also
 * one that is added later. Nothing of it can be selected, found, focused or read out. It stays mounted, with what was typed.
 */
function hideRest(shown: HTMLElement | null): () => void {
  const page = document.body.style;
  page.visibility = 'hidden';
  if (shown) shown.style.visibility = 'visible';
  return () => {
    page.visibility = '';
  };
}

/** The frame around every section of one workspace: where one is, who one is, and the ways to everything else. */
export function WorkspaceFrame({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const [hasRest, setRest] = useState(false);
  // By the end of the sign-in that is renewed: once that has come, nobody is asked any more.
  const [renewing, setRenewing] = useState(0);
  const { open, palette } = usePalette();
  const fold = useFold();
  const hasToasts = useSyncExternalStore(toastsAsked.subscribe, toastsAsked.get);
  const state = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => fetchRest(router, queryClient, () => setRest(true)), [router, queryClient]);
  useEffect(() => lockWhenIdle(configuration().inactivityLockMinutes, session.lock), []);
  useEmptied(queryClient, scope);
  useLayoutEffect(applyInter, []);

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
      {/* Beside an article it is another one: to whoever reads on, nothing of the page moves. */}
      <Layout
        key={String(fold.isArticle)}
        scope={scope}
        fold={fold}
        hasRest={hasRest}
        onPalette={open}
        onRenew={setRenewing}
      />
      {palette}
      <LazyParts asked={renewing}>
        {state.step === 'signed-in' && state.expiresAt === renewing && (
          <RenewDialog email={state.person.email} onDone={() => setRenewing(0)} />
        )}
      </LazyParts>
      {state.step === 'lapsed' && (
        <div ref={state.isCovered ? hideRest : null}>
          <LazyParts asked={state.step}>
            <SignInAgain />
          </LazyParts>
        </div>
      )}
      <LazyParts asked={hasToasts}>{hasToasts && <Toasts />}</LazyParts>
    </ScopeContext>
  );
}

interface LayoutProps {
  readonly scope: Scope;
  readonly fold: ReturnType<typeof useFold>;
  readonly hasRest: boolean;
  readonly onPalette: () => Promise<void>;
  readonly onRenew: (expiresAt: number) => void;
}

/** The navigation, the bar and the page. */
function Layout({ scope, fold, hasRest, onPalette, onRenew }: LayoutProps) {
  const t = useT();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const isScarce = useSyncExternalStore(rateLimit.subscribe, isBudgetScarce);
  const isElsewhere = useCoverage(scope) === 'opened';
  const router = useRouter();
  // On a small screen the navigation covers the section that it leads to.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);

  return (
    <div
      className={classes.frame}
      data-frame
      data-folded={fold.isFolded || undefined}
      data-color={scope.environment?.color}
    >
      <nav className={classes.navigation} data-open={isOpen || undefined} aria-label={t(m.frame_navigation)}>
        <WorkspaceSwitcher scope={scope} />
        <div className={classes.links}>
          <NavLinks workspace={scope.slug} />
          <LazyParts asked={hasRest}>{hasRest && <FrameRest />}</LazyParts>
        </div>
        <UnstyledButton
          className={classes.fold}
          onClick={fold.toggle}
          aria-keyshortcuts="["
          aria-pressed={fold.isFolded}
          aria-label={t(m.frame_fold)}
          title={t(m.frame_fold)}
        >
          <IconLayoutSidebar size={16} aria-hidden />
        </UnstyledButton>
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button in the bar closes it, too */}
      {isOpen && <div className={classes.shade} onClick={close} />}
      <header className={classes.top}>
        <div className={classes.bar}>
          <UnstyledButton
            className={classes.burger}
            aria-label={t(m.frame_open_navigation)}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <IconMenu2 size={20} aria-hidden />
          </UnstyledButton>
          <Breadcrumbs scope={scope} />
          <LazyParts asked={isElsewhere}>{isElsewhere && <InstanceMark scope={scope} />}</LazyParts>
          <div className={classes.grow} />
          <LazyParts asked={isScarce}>{isScarce && <RateMeter />}</LazyParts>
          <SessionChip onRenew={onRenew} />
          <PaletteButton onOpen={onPalette} />
          <AccountMenu />
        </div>
        <LazyParts asked={hasRest}>{hasRest && <FrameStrips />}</LazyParts>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {sandboxParts().inFrame}
        <LazyParts asked={isElsewhere}>{isElsewhere && <InstanceSentence scope={scope} />}</LazyParts>
        {/* A section is mounted anew for another workspace or person: nothing of the former one stays in it. */}
        <Outlet key={`${scope.slug} ${scopeKey(scope)}`} />
        <div id={PANEL_BOTTOM} className={classes.bottom} />
      </main>
    </div>
  );
}
