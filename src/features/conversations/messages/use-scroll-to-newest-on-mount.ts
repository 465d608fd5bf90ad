import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

interface OpenAtNewest {
  /** True if the list opens at the newest message. */
  readonly isEnabled: boolean;
  /**
   * True if row heights of an earlier visit are cached, so that the router can restore the scroll position of that
   * visit.
   */
  readonly hasHeights: boolean;
  readonly scrollToEnd: () => void;
}

/** Scrolls to the newest message on mount, unless the router restores an earlier scroll position. */
export function useScrollToNewestOnMount({ isEnabled, hasHeights, scrollToEnd }: OpenAtNewest): void {
  const router = useRouter();
  const saved = useElementScrollRestoration({ getElement: () => window });
  const [isRestored] = useState(hasHeights && saved !== undefined);
  const open = useEffectEvent(() => {
    if (isEnabled && !isRestored) scrollToEnd();
  });
  useLayoutEffect(() => {
    open();
    // Scrolls again after the router, because the router scrolls to the top after rendering a new page.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      open();
    });
    return unsubscribe;
  }, [router]);
}

/** The maximum distance from the end, in pixels, at which the page counts as scrolled to the end. */
const END_DISTANCE = 100;

/**
 * Keeps the newest message in view when the window is resized. Does so only if the page was scrolled to its end before.
 */
export function useKeepNewestInView({ isEnabled, scrollToEnd }: Omit<OpenAtNewest, 'hasHeights'>): void {
  const scrollToNewest = useEffectEvent(() => {
    if (isEnabled) scrollToEnd();
  });
  useEffect(() => {
    let isAtEnd = false;
    const noteEnd = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      isAtEnd = scrollHeight - clientHeight - window.scrollY <= END_DISTANCE;
    };
    const stay = () => {
      if (isAtEnd) scrollToNewest();
    };
    noteEnd();
    window.addEventListener('scroll', noteEnd, { passive: true });
    window.addEventListener('resize', stay);
    return () => {
      window.removeEventListener('scroll', noteEnd);
      window.removeEventListener('resize', stay);
    };
  }, []);
}
