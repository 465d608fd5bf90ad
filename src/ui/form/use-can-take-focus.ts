// Prevents dialogs that open without a user action, or later than the user expects, from taking the focus while the
// user is typing.
import { type RefObject, useEffect, useState } from 'react';
import { isTypingTarget } from './is-typing-target';

/** The time without a key press after which the user is assumed to have stopped typing, in milliseconds. */
const PAUSE_MS = 1000;
const LOOK_EVERY_MS = 100;

/**
 * The time of the last key press. Loading this module counts as a key press, because earlier key presses are unknown.
 */
let typedAt = performance.now();

function noteTyping({ target }: Event): void {
  if (isTypingTarget(target)) typedAt = performance.now();
}

if (typeof window !== 'undefined')
  for (const type of ['keydown', 'input'] as const)
    window.addEventListener(type, noteTyping, { capture: true });

const isMidWord = (): boolean =>
  isTypingTarget(document.activeElement) && performance.now() - typedAt < PAUSE_MS;

/**
 * Reports whether the dialog may take the focus. It may not while the user is typing in a field outside the dialog.
 * Pressing Tab moves the focus into the dialog at once.
 */
export function useCanTakeFocus(dialog: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(() => !isMidWord());
  useEffect(() => {
    if (isOver) return;
    const isInside = () => dialog.current?.contains(document.activeElement) === true;
    const timer = setInterval(() => {
      if (!isInside() && !isMidWord()) setOver(true);
    }, LOOK_EVERY_MS);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || isInside()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setOver(true);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [dialog, isOver]);
  return isOver;
}
