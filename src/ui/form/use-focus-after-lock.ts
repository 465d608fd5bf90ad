import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns event handlers for a fieldset that is disabled while a request is in flight. Disabling takes the focus from
 * its fields, so the focus returns to the field that had it once the fieldset is enabled again.
 */
export function useFocusAfterLock(isLocked: boolean) {
  const field = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLocked || !field.current?.isConnected || document.activeElement !== document.body) return;
    // Prevents scrolling, because the outcome of the request may have been scrolled into view.
    field.current.focus({ preventScroll: true });
  }, [isLocked]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      field.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // Forgets the field only if another element receives the focus. Without such an element, the field was disabled,
      // the window lost the focus, or the user clicked an empty area.
      if (relatedTarget) field.current = null;
    },
  };
}
