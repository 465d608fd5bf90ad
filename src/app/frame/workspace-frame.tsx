import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHelpCircle, IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { getScopeKey } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { lockWhenIdle } from '~/session/idle-lock';
import { ScopeContext, useSession, useWorkspaceAccess } from '~/session/scope-context';
import { session } from '~/session/session';
import { applyInterFont } from '~/ui/fonts/inter';
import { areToastsNeeded } from '~/ui/notice/toasts-asked';
import { PANEL_BOTTOM_ID } from '~/ui/overlay/panel-bottom-place';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { PageFrameContext } from '~/ui/page/page-frame-context';
import { getSandboxParts } from '../boot/sandbox-link';
import { PaletteButton, useCommandPalette } from '../palette/command-palette';
import { SessionChip } from '../session/session-chip';
import { type FrameActions, FrameActionsContext } from './frame-actions';
import { AccountMenu, WorkspaceSwitcher } from './frame-menus';
import {
  DeferredFrameParts,
  FrameBanners,
  OtherInstanceNote,
  RenewSessionDialog,
  SignInAgainPrompt,
  Toasts,
} from './lazy-frame';
import { NavLinks } from './nav-links';
import { isNavigationCollapsed, isNavigationCollapsedForArticles } from './navigation-collapsed';
import { PAGE_HEADER_PARTS } from './page-header-parts';
import { isShortcutsDialogOpen } from './single-keys';
import '~/ui/fonts/geist-mono.css';
import classes from './workspace-frame.module.css';

/**
 * Fetches the code that the first page doesn't need. Calls `onFrame` when the frame's components have arrived or failed
 * to load. Returns a function that cancels the loading.
 */
function fetchRest(router: AnyRouter, queryClient: QueryClient, onFrame: () => void): () => void {
  const left = new AbortController();
  import('../boot/preload-deferred-parts').then(
    ({ preloadDeferredParts }) => preloadDeferredParts(router, queryClient, left.signal, onFrame),
    onFrame,
  );
  return () => left.abort();
}

/** Returns the collapsed state of the navigation and a function that toggles it. */
function useFold() {
  const isArticle = useMatches({
    select: (matches) => matches.at(-1)?.routeId.includes('/articles/') === true,
  });
  const fold = isArticle ? isNavigationCollapsedForArticles : isNavigationCollapsed;
  const isFolded = useSyncExternalStore(fold.subscribe, fold.get);
  return { isArticle, isFolded, toggle: () => fold.set(!isFolded) };
}

/** Cancels the requests of a workspace and clears its cache when the user leaves it. */
function useWorkspaceCleanup(queryClient: QueryClient, scope: Scope): void {
  useEffect(() => {
    const filter = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === getScopeKey(scope),
    };
    return () => {
      void queryClient.cancelQueries(filter);
      queryClient.removeQueries({ ...filter, type: 'inactive' });
    };
  }, [queryClient, scope]);
}

/**
 * Hides everything outside the given element while the element is mounted: the page and all portals (dialogs, menus,
 * toasts), including portals created later. The hidden elements stay mounted and keep typed values, but their content
 * can't be selected, focused, found by the browser's search or read by screen readers.
 */
function hideRest(shown: HTMLElement | null): () => void {
  const page = document.body.style;
  page.visibility = 'hidden';
  if (shown) shown.style.visibility = 'visible';
  return () => {
    page.visibility = '';
  };
}

/** The frame around every page of a workspace: navigation, command palette, account and session. */
export function WorkspaceFrame({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const [hasRest, setRest] = useState(false);
  // The end time of the session that the renewal dialog renews, or 0 if the dialog is closed. Once the session's end
  // time differs, the session was renewed and the dialog is no longer shown.
  const [renewing, setRenewing] = useState(0);
  const { open, palette } = useCommandPalette();
  const fold = useFold();
  const hasToasts = useSyncExternalStore(areToastsNeeded.subscribe, areToastsNeeded.get);
  const state = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => fetchRest(router, queryClient, () => setRest(true)), [router, queryClient]);
  useEffect(() => lockWhenIdle(getConfiguration().inactivityLockMinutes, session.lock), []);
  useWorkspaceCleanup(queryClient, scope);
  useLayoutEffect(applyInterFont, []);

  return (
    <ScopeContext value={scope}>
      <button
        type="button"
        className={classes.skip}
        // Focuses the content with a script, because a link to #content would change the URL.
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t(m.frame_skip)}
      </button>
      {/*
       * Remounts the layout when an article is opened or left, so that the change of the navigation's width isn't
       * animated.
       */}
      <Layout
        key={String(fold.isArticle)}
        scope={scope}
        fold={fold}
        hasRest={hasRest}
        openPalette={open}
        renewSession={setRenewing}
      />
      {palette}
      <LazyPartBoundary asked={renewing}>
        {state.step === 'signed-in' && state.expiresAt === renewing && (
          <RenewSessionDialog email={state.person.email} onDone={() => setRenewing(0)} />
        )}
      </LazyPartBoundary>
      {state.step === 'lapsed' && (
        <div ref={state.isCovered ? hideRest : null}>
          <LazyPartBoundary asked={state.step}>
            <SignInAgainPrompt />
          </LazyPartBoundary>
        </div>
      )}
      <LazyPartBoundary asked={hasToasts}>{hasToasts && <Toasts />}</LazyPartBoundary>
    </ScopeContext>
  );
}

interface LayoutProps {
  readonly scope: Scope;
  readonly fold: ReturnType<typeof useFold>;
  readonly hasRest: boolean;
  readonly openPalette: FrameActions['openPalette'];
  readonly renewSession: FrameActions['renewSession'];
}

/** The navigation and the panel with the page. */
function Layout({ scope, fold, hasRest, openPalette, renewSession }: LayoutProps) {
  const t = useT();
  const [isNavigationOpen, { toggle: toggleNavigation, close }] = useDisclosure(false);
  const isElsewhere = useWorkspaceAccess(scope) === 'opened';
  const router = useRouter();
  // Closes the navigation when a page opens, because the navigation covers the page on phones.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);

  return (
    <FrameActionsContext value={{ isNavigationOpen, toggleNavigation, openPalette, renewSession }}>
      <div
        className={classes.frame}
        data-frame
        data-folded={fold.isFolded || undefined}
        data-color={scope.environment?.color}
      >
        <nav
          className={classes.navigation}
          data-open={isNavigationOpen || undefined}
          aria-label={t(m.frame_navigation)}
        >
          <WorkspaceSwitcher scope={scope} />
          <PaletteButton onOpen={openPalette} />
          <div className={classes.links}>
            <NavLinks workspace={scope.slug} />
            <LazyPartBoundary asked={hasRest}>{hasRest && <DeferredFrameParts />}</LazyPartBoundary>
          </div>
          <SessionChip />
          <div className={classes.foot}>
            <AccountMenu />
            <UnstyledButton
              className={`${classes.tool} ${classes.help}`}
              onClick={() => isShortcutsDialogOpen.set(true)}
              aria-label={t(m.frame_keys_title)}
              title={t(m.frame_keys_title)}
            >
              <IconHelpCircle size={16} aria-hidden />
            </UnstyledButton>
            <UnstyledButton
              className={`${classes.tool} ${classes.fold}`}
              onClick={fold.toggle}
              aria-keyshortcuts="["
              aria-pressed={fold.isFolded}
              aria-label={t(m.frame_collapse_sidebar)}
              title={t(m.frame_collapse_sidebar)}
            >
              <IconLayoutSidebarLeftCollapse size={16} aria-hidden />
            </UnstyledButton>
          </div>
        </nav>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keyboard users close
            it with the button in the header */}
        {isNavigationOpen && <div className={classes.shade} onClick={close} />}
        <header className={classes.top}>
          <LazyPartBoundary asked={hasRest}>{hasRest && <FrameBanners />}</LazyPartBoundary>
        </header>
        <main id="content" tabIndex={-1} className={classes.main}>
          {getSandboxParts().inFrame}
          <LazyPartBoundary asked={isElsewhere}>
            {isElsewhere && <OtherInstanceNote scope={scope} />}
          </LazyPartBoundary>
          <PageFrameContext value={PAGE_HEADER_PARTS}>
            {/* Remounted for another workspace or user, so that no state of the previous one remains. */}
            <Outlet key={`${scope.slug} ${getScopeKey(scope)}`} />
          </PageFrameContext>
          <div id={PANEL_BOTTOM_ID} className={classes.bottom} />
        </main>
        <div className={classes.edges} aria-hidden />
      </div>
    </FrameActionsContext>
  );
}
