/** Returns the nearest scroll container: the element itself or an ancestor. Null for the page. */
export function findScrollContainer(element: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = element; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}
