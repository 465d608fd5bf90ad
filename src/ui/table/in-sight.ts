// A notice that appears is brought into sight, where it stands below what is read.

/** The `ref` of an element: it comes into sight as it appears, and not below what stays at the page's edges. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  element.style.scrollMargin = 'var(--top) 0 4.5rem';
  element.scrollIntoView({ block: 'nearest' });
}
