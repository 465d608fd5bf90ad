import { useEffect, useSyncExternalStore } from 'react';
import { useUnconfirmedCampaignCount } from '~/domain/sent-campaigns';
import { useProblemCount } from '~/records/last-check';
import { reauthentication } from '~/session/reauthentication';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
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
  const isSheetOpen = useSyncExternalStore(isShortcutsDialogOpen.subscribe, isShortcutsDialogOpen.get);
  const isPasswordAsked = useSyncExternalStore(reauthentication.subscribe, reauthentication.get) !== null;
  return (
    <>
      <RecentLinks />
      {isSheetOpen && <ShortcutsDialog />}
      <LazyPartBoundary asked={isPasswordAsked}>
        {isPasswordAsked && <ReauthenticationDialog />}
      </LazyPartBoundary>
    </>
  );
}
