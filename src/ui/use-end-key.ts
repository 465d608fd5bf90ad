// The End key where only what is in sight is drawn. What a browser scrolls past there turns out higher or lower than it was
// taken to be, so that its own way to the end stops short of it.
import { type KeyboardEvent, useRef } from 'react';

/** How long the end is followed while what stands there is drawn and measured, in frames. */
const FRAMES = 30;
const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** What an element that scrolls needs so that End leads to its very end. Whatever else is done meanwhile leaves it where it is. */
export function useEndKey() {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  const follow = (element: HTMLElement, patience: number) => {
    element.scrollTop = element.scrollHeight;
    if (patience > 0) frame.current = requestAnimationFrame(() => follow(element, patience - 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    stop();
    const isTyping = event.target instanceof Element && event.target.matches(TYPING);
    if (event.key !== 'End' || event.shiftKey || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    follow(event.currentTarget, FRAMES);
  };
  return { onKeyDown, onWheel: stop, onPointerDown: stop };
}
