import { useLayoutEffect, useState } from 'react';
import { useLeaveByEscape } from './use-leave-by-escape';

/** Nothing but the text, as long as this page is open: the frame hides its bars where the document says so. */
export function useFocusMode() {
  const [isFocusMode, setFocusMode] = useState(false);
  useLeaveByEscape(isFocusMode, () => setFocusMode(false));
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-focus-mode', isFocusMode);
    return () => document.documentElement.removeAttribute('data-focus-mode');
  }, [isFocusMode]);
  return { isFocusMode, setFocusMode };
}
