// Handles the End key in lists that render only visible content. Estimated heights change while scrolling, so the
// browser's own scrolling stops before the end.
import type { KeyboardEvent } from 'react';
import { isTypingTarget } from '../form/is-typing-target';

/** The time for which the list keeps scrolling to its end while content is rendered and measured, in milliseconds. */
const FOLLOWED_MS = 1000;
const LEAVING = ['keydown', 'pointerdown', 'wheel'];

/**
 * Handles `onKeyDown` of a scrolling element, or of an element inside it. Scrolls to the end on End, and on Cmd+↓ on a
 * Mac.
 */
export function scrollToEndOnKey(event: KeyboardEvent<HTMLElement>, scroller = event.currentTarget): void {
  const isEnd = event.key === 'End' || (event.key === 'ArrowDown' && event.metaKey);
  if (!isEnd || event.shiftKey || isTypingTarget(event.target) || event.defaultPrevented) return;
  event.preventDefault();
  follow(scroller);
}

/** Keeps scrolling to the end until the user does anything else. */
function follow(element: HTMLElement): void {
  const left = new AbortController();
  const { signal } = left;
  for (const type of LEAVING)
    document.addEventListener(type, () => left.abort(), { capture: true, passive: true, signal });
  const began = performance.now();
  const step = () => {
    if (signal.aborted) return;
    element.scrollTop = element.scrollHeight;
    if (element.isConnected && performance.now() - began < FOLLOWED_MS) requestAnimationFrame(step);
    else left.abort();
  };
  step();
}
