/** The `ref` of an element that is scrolled into view when it appears, without being covered by sticky elements. */
export function scrollIntoViewOnMount(element: HTMLElement | null): void {
  if (!element) return;
  element.style.scrollMargin = 'var(--top) 0 4.5rem';
  element.scrollIntoView({ block: 'nearest' });
}
