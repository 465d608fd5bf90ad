import { useEffect, useSyncExternalStore } from 'react';
import { useUnconfirmedCampaignCount } from '~/domain/sent-campaigns';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useProblemCount } from '~/records/last-check';
import { OutsideLinkDialog } from '~/ui/overlay/outside-link-dialog';
import { runWhenIdle } from '~/ui/run-when-idle';
import { RecentLinks } from '../palette/recent-links';
import { useStoreRecentRecord } from '../palette/use-visits';
import { navCounts } from './nav-counts';
import { ShortcutsDialog } from './shortcuts-dialog';
import { isShortcutsDialogOpen } from './single-keys';
import { useSingleKeyShortcuts } from './use-single-key-shortcuts';
import { useParentLinkNavigation } from './use-way-up';

/** Sets the counts that the navigation shows: problems found by the last checks, and unconfirmed campaigns. */
function useNavCounts(): void {
  const t = useT();
  const checks = useProblemCount() ?? 0;
  const campaigns = useUnconfirmedCampaignCount();
  useEffect(
    () =>
      navCounts.set({
        ...(checks > 0 && {
          '/$workspace/health': {
            count: checks,
            text: t(m.frame_problems_found, { count: checks }),
            isWarning: false,
          },
        }),
        ...(campaigns > 0 && {
          '/$workspace/campaigns': {
            count: campaigns,
            text: t(m.campaign_list_sum_attention, { count: campaigns }),
            isWarning: true,
          },
        }),
      }),
    [t, checks, campaigns],
  );
  // Clears the counts when the workspace closes. Otherwise the next person would briefly see them.
  useEffect(() => () => navCounts.set({}), []);
}

/**
 * Loads the monospaced font before it is needed. The browser lays out the whole page when a font arrives, which would
 * otherwise delay the first opening of the palette.
 */
function useMonospacedFont(): void {
  useEffect(() => runWhenIdle(() => void document.fonts.load('1em "Geist Mono Variable"')), []);
}

/** Components of the frame that the first page doesn't need. */
export function DeferredFrameParts() {
  useStoreRecentRecord();
  useSingleKeyShortcuts();
  useParentLinkNavigation();
  useNavCounts();
  useMonospacedFont();
  const isSheetOpen = useSyncExternalStore(isShortcutsDialogOpen.subscribe, isShortcutsDialogOpen.get);
  return (
    <>
      <RecentLinks />
      {isSheetOpen && <ShortcutsDialog />}
      <OutsideLinkDialog />
    </>
  );
}
