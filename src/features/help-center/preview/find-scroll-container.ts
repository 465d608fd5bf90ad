/**
 * Returns the nearest scroll container, which is the element itself or an ancestor. Returns null if the page itself
 * scrolls.
 */
export function findScrollContainer(element: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = element; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}
