// A link to the list that a page was opened from leads back to it, as Escape does: to its filters, its page and the row.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entryOf, leftEntries } from '../session/left-entries';

/** Returns the links to what the page lies in, the nearest last. */
export const parents = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('[data-parents] a[href], main a[rel="up"]'),
];

/** The link that is clicked, if it leads to what the page lies within, and here. */
function clickedParent(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return parents().find((link) => target instanceof Node && link.contains(target));
}

/** One listener for all such links. Whoever signs in next has come from nowhere. */
export function useWayUp(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = clickedParent(event);
      const before = leftEntries.get(router.latestLocation.state.__TSR_index - 1);
      if (!link || before !== entryOf(link.pathname)) return;
      event.preventDefault();
      router.history.back();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [router]);
}
