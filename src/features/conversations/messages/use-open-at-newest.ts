import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface OpenAtNewest {
  /** Reading starts at the newest message. */
  readonly isEnabled: boolean;
  /** Heights of an earlier visit are known, so that the router can restore its scroll position. */
  readonly hasHeights: boolean;
  readonly scrollToEnd: () => void;
}

/** Scrolls to the newest message when the list appears, unless the router restores the position of an earlier visit. */
export function useOpenAtNewest({ isEnabled, hasHeights, scrollToEnd }: OpenAtNewest): void {
  const router = useRouter();
  const saved = useElementScrollRestoration({ getElement: () => window });
  const [isRestored] = useState(hasHeights && saved !== undefined);
  const open = useEffectEvent(() => {
    if (isEnabled && !isRestored) scrollToEnd();
  });
  useLayoutEffect(() => {
    open();
    // The router scrolls a new page to its top after rendering it.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      open();
    });
    return unsubscribe;
  }, [router]);
}
