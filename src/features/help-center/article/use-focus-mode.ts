import { useHotkeys } from '@mantine/hooks';
import { useLayoutEffect, useState } from 'react';

/** Something else had a use of the key: the editor, or what lies over the page. */
const isTaken = ({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  isComposing ||
  !(target instanceof Element && target.isConnected && (target === document.body || target.closest('main')));

/** Nothing but the text, as long as this page is open: the frame hides its bars where the document says so. */
export function useFocusMode() {
  const [isFocusMode, setFocusMode] = useState(false);
  const leave = (event: KeyboardEvent) => {
    if (!isFocusMode || isTaken(event)) return;
    event.preventDefault();
    setFocusMode(false);
  };
  useHotkeys([['Escape', leave, { preventDefault: false }]], [], true);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-focus-mode', isFocusMode);
    return () => document.documentElement.removeAttribute('data-focus-mode');
  }, [isFocusMode]);
  return { isFocusMode, setFocusMode };
}
