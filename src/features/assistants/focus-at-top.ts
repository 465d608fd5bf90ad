/** Brings the reader to an element: the focus for the keyboard and the screen reader, the top of it for the eye. */
export function focusAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
