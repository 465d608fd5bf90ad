/** What an element scrolls in: itself where it does, or the nearest around it; null for the page. */
export function scrollingAround(element: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = element; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}
