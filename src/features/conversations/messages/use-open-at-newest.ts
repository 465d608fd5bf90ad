import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface OpenAtNewest {
  /** The list opens at the newest message. */
  readonly isEnabled: boolean;
  /** Row heights of an earlier visit are cached, so the router can restore its scroll position. */
  readonly hasHeights: boolean;
  readonly scrollToEnd: () => void;
}

/** Scrolls to the newest message on mount, unless the router restores an earlier scroll position. */
export function useOpenAtNewest({ isEnabled, hasHeights, scrollToEnd }: OpenAtNewest): void {
  const router = useRouter();
  const saved = useElementScrollRestoration({ getElement: () => window });
  const [isRestored] = useState(hasHeights && saved !== undefined);
  const open = useEffectEvent(() => {
    if (isEnabled && !isRestored) scrollToEnd();
  });
  useLayoutEffect(() => {
    open();
    // The router scrolls to the top after rendering a new page.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      open();
    });
    return unsubscribe;
  }, [router]);
}
