// A button that goes with its own act takes the focus along: a reader would start at the top of the page again.

/** The `ref` of what goes so: the focus that is in it goes on to the dialog around it, or to the page's heading. */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const place = element.closest<HTMLElement>('[role="dialog"]');
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
}
