// The End key where only what is in sight is drawn. What a browser scrolls past there turns out higher or lower than it was
// taken to be, so that its own way to the end stops short of it.
import { type KeyboardEvent, type RefObject, useRef } from 'react';

/** How long the end is followed while what stands there is drawn and measured, in frames. */
const FRAMES = 30;
const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** What `pane` needs so that End leads to its very end. Whatever else is done meanwhile leaves the pane where it is. */
export function useEndKey(pane: RefObject<HTMLElement | null>) {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  const follow = (patience: number) => {
    const element = pane.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    if (patience > 0) frame.current = requestAnimationFrame(() => follow(patience - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    stop();
    const isTyping = event.target instanceof Element && event.target.matches(TYPING);
    if (event.key !== 'End' || event.shiftKey || isTyping || event.defaultPrevented) return;
    event.preventDefault();
    follow(FRAMES);
  };
  return { onKeyDown, onWheel: stop, onPointerDown: stop };
}
