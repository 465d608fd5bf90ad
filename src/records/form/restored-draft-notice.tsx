// Reports that a draft was restored from an earlier visit. Also reports a write that was interrupted during that visit.

import { RestoredNotice } from '~/ui/notice/restored-notice';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import type { WriteTarget } from '../activity/interrupted-write-notice';

export const InterruptedWriteNotice = createLazyPart(
  () => import('../activity/interrupted-write-notice'),
  'InterruptedWriteNotice',
);

interface RestoredDraftNoticeProps {
  /** The time at which the draft was typed, in milliseconds since the epoch. Null if nothing was restored. */
  readonly at: number | null;
  readonly target: WriteTarget;
  /** True if this page hasn't sent a write yet. Otherwise the form reports the outcome of that write. */
  readonly isIdle: boolean;
  readonly onDiscard: () => void;
}

export function RestoredDraftNotice({ at, target, isIdle, onDiscard }: RestoredDraftNoticeProps) {
  if (at === null) return null;
  return (
    <>
      <RestoredNotice at={at} onDiscard={onDiscard} />
      {isIdle && <InterruptedWriteNotice target={target} />}
    </>
  );
}
