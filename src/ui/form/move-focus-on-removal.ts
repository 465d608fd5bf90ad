// Moves the focus when a focused button is removed by its own action. Otherwise screen readers restart at the top of
// the page.

/**
 * The `ref` of an element that may be removed. If the focus is inside the element when it is removed, the focus moves
 * to the enclosing dialog or to the page's heading.
 */
export function moveFocusOnRemoval(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const place = element.closest<HTMLElement>('[role="dialog"]');
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
}
