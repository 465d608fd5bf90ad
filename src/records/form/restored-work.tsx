// What a former visit left in a form, and what became of the write that it was sent with.
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RestoredNotice } from '~/ui/notice/restored-notice';
import type { WriteTarget } from '../activity/interrupted-write';

export const InterruptedWrite = lazyRouteComponent(
  () => import('../activity/interrupted-write'),
  'InterruptedWrite',
);

interface RestoredWorkProps {
  /** When it was typed, in milliseconds since the epoch; null where nothing came back. */
  readonly at: number | null;
  readonly target: WriteTarget;
  /** Nothing was sent from this page, which would report it itself. */
  readonly isIdle: boolean;
  readonly onDiscard: () => void;
}

export function RestoredWork({ at, target, isIdle, onDiscard }: RestoredWorkProps) {
  if (at === null) return null;
  return (
    <>
      <RestoredNotice at={at} onDiscard={onDiscard} />
      {isIdle && (
        <Suspense>
          <InterruptedWrite target={target} />
        </Suspense>
      )}
    </>
  );
}
