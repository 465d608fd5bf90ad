import { createScopedKeydownHandler } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';

const moveFocus = createScopedKeydownHandler({
  parentSelector: '[role="toolbar"]',
  siblingSelector: 'button',
  orientation: 'horizontal',
  dir: 'ltr',
});

/** Keeps the focus in the text while a button is pressed. This also keeps a phone's on-screen keyboard open. */
export const keepFocusInText = (event: MouseEvent): void => event.preventDefault();

/**
 * Returns props for the buttons of a toolbar. The toolbar is a single tab stop, the arrow keys move between its
 * buttons, and Escape calls `onLeave`.
 */
export function useRovingFocus(onLeave?: () => void) {
  const [stop, setStop] = useState(0);
  return (index: number, count: number) => ({
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => setStop(index),
    onMouseDown: keepFocusInText,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'Escape' || !onLeave) return moveFocus(event);
      event.preventDefault();
      onLeave();
    },
  });
}
