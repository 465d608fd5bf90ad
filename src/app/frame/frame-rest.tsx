import { useEffect, useSyncExternalStore } from 'react';
import { useKnownHosts } from '~/domain/known-hosts';
import { useUnconfirmedCampaignCount } from '~/domain/sent-campaigns';
import { useProblemCount } from '~/records/last-check';
import { reauthentication } from '~/session/reauthentication';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { unconfirmedLink } from '~/ui/text/outside-link';
import { RecentLinks } from '../palette/recent-links';
import { useStoreRecentRecord } from '../palette/use-visits';
import { navCounts } from './nav-counts';
import { ShortcutsDialog } from './shortcuts-dialog';
import { isShortcutsDialogOpen } from './single-keys';
import { useSingleKeyShortcuts } from './use-single-key-shortcuts';
import { useParentLinkNavigation } from './use-way-up';

const ReauthenticationDialog = createLazyPart(
  () => import('../session/reauthentication-dialog'),
  'ReauthenticationDialog',
);

const OutsideLinkDialog = createLazyPart(
  () => import('~/ui/overlay/outside-link-dialog'),
  'OutsideLinkDialog',
);

/** Computes the counts that the navigation shows. */
function useNavCounts(): void {
  const checks = useProblemCount() ?? 0;
  const campaigns = useUnconfirmedCampaignCount();
  useEffect(() => navCounts.set({ checks, campaigns }), [checks, campaigns]);
}

/** Components of the frame that the first page doesn't need. */
export function DeferredFrameParts() {
  useStoreRecentRecord();
  useSingleKeyShortcuts();
  useParentLinkNavigation();
  useNavCounts();
  useKnownHosts();
  const isSheetOpen = useSyncExternalStore(isShortcutsDialogOpen.subscribe, isShortcutsDialogOpen.get);
  const isPasswordAsked = useSyncExternalStore(reauthentication.subscribe, reauthentication.get) !== null;
  const hasUnconfirmedLink = useSyncExternalStore(unconfirmedLink.subscribe, unconfirmedLink.get) !== null;
  return (
    <>
      <RecentLinks />
      {isSheetOpen && <ShortcutsDialog />}
      <LazyPartBoundary asked={isPasswordAsked}>
        {isPasswordAsked && <ReauthenticationDialog />}
      </LazyPartBoundary>
      <LazyPartBoundary asked={hasUnconfirmedLink}>
        {hasUnconfirmedLink && <OutsideLinkDialog />}
      </LazyPartBoundary>
    </>
  );
}
