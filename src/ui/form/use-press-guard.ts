// Prevents a key typed into a field from pressing a button that has just appeared.
import { type KeyboardEvent, useEffect, useRef } from 'react';

/** The time during which keys can't press a new button, in milliseconds. */
export const PRESS_GUARD_MS = 500;

const PRESSES = ['Enter', ' '];
const MOVES = ['Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

/** Returns the `onKeyDown` handler of a dialog. `isFocused` becomes true when the dialog receives the focus. */
export function usePressGuard(isFocused: boolean): (event: KeyboardEvent) => void {
  const guardedUntil = useRef(0);
  useEffect(() => {
    if (isFocused) guardedUntil.current = performance.now() + PRESS_GUARD_MS;
  }, [isFocused]);
  return (event) => {
    // Ends the guard, because moving between the buttons shows that the user has seen them.
    if (MOVES.includes(event.key)) guardedUntil.current = 0;
    const isButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (isButton && PRESSES.includes(event.key) && performance.now() < guardedUntil.current)
      event.preventDefault();
  };
}
