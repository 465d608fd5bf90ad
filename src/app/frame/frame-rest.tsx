import { useSyncExternalStore } from 'react';
import { RecentLinks } from '../palette/recent-links';
import { useVisits } from '../palette/use-visits';
import { ShortcutSheet } from './shortcut-sheet';
import { sheetOpen } from './single-keys';
import { useSingleKeys } from './use-single-keys';
import { useWayUp } from './use-way-up';

/** What the frame has besides what the first screen needs. */
export function FrameRest() {
  useVisits();
  useSingleKeys();
  useWayUp();
  const isSheetOpen = useSyncExternalStore(sheetOpen.subscribe, sheetOpen.get);
  return (
    <>
      <RecentLinks />
      {isSheetOpen && <ShortcutSheet />}
    </>
  );
}
