// Makes links to a page's parent list go back in the history if the page was opened from that list. Like pressing
// Escape, this restores the list's filters, page and row.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getVisitedPageKey, visitedHistoryEntries } from '../session/left-entries';

/** Returns the links to the page's ancestors. The nearest ancestor is last. */
export const listAncestorLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('[data-parents] a[href], main a[rel="up"]'),
];

/** Returns the clicked ancestor link, unless the click opens it in another tab or window. */
function clickedParent(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return listAncestorLinks().find((link) => target instanceof Node && link.contains(target));
}

/**
 * Handles all links to parent lists with one listener. Ignores history entries that another user created before the
 * current sign-in.
 */
export function useParentLinkNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = clickedParent(event);
      const before = visitedHistoryEntries.get(router.latestLocation.state.__TSR_index - 1);
      if (!link || before !== getVisitedPageKey(link.pathname)) return;
      event.preventDefault();
      router.history.back();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [router]);
}
