// The End key where only what is in sight is drawn. What a browser scrolls past there turns out higher or lower than it was
// taken to be, so that its own way to the end stops short of it.
import type { KeyboardEvent } from 'react';
import { isTyping } from '../form/is-typing';

/** How long the end is followed while what stands there is drawn and measured, in milliseconds. */
const FOLLOWED_MS = 1000;
const LEAVING = ['keydown', 'pointerdown', 'wheel'];

/** The `onKeyDown` of an element that scrolls, or of one in it: leads to its very end on End, and on a Mac's Cmd+↓. */
export function goToEnd(event: KeyboardEvent<HTMLElement>, scroller = event.currentTarget): void {
  const isEnd = event.key === 'End' || (event.key === 'ArrowDown' && event.metaKey);
  if (!isEnd || event.shiftKey || isTyping(event.target) || event.defaultPrevented) return;
  event.preventDefault();
  follow(scroller);
}

/** Whatever else somebody does meanwhile leaves it where it is. */
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
