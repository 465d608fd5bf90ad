import { useEffect, useSyncExternalStore } from 'react';
import { useUnconfirmedCampaignCount } from '~/domain/sent-campaigns';
import { useProblemCount } from '~/records/last-check';
import { RecentLinks } from '../palette/recent-links';
import { useStoreRecentRecord } from '../palette/use-visits';
import { navCounts } from './nav-counts';
import { ShortcutSheet } from './shortcut-sheet';
import { isShortcutSheetOpen } from './single-keys';
import { useSingleKeys } from './use-single-keys';
import { useParentLinkNavigation } from './use-way-up';

/** Computes the counts that the navigation shows. */
function useNavCounts(): void {
  const checks = useProblemCount() ?? 0;
  const campaigns = useUnconfirmedCampaignCount();
  useEffect(() => navCounts.set({ checks, campaigns }), [checks, campaigns]);
}

/** Components of the frame that the first page doesn't need. */
export function DeferredFrameParts() {
  useStoreRecentRecord();
  useSingleKeys();
  useParentLinkNavigation();
  useNavCounts();
  const isSheetOpen = useSyncExternalStore(isShortcutSheetOpen.subscribe, isShortcutSheetOpen.get);
  return (
    <>
      <RecentLinks />
      {isSheetOpen && <ShortcutSheet />}
    </>
  );
}
