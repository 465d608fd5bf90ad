// What lies over the page, and the Escapes that are meant for it.

/** The last of that role that is in sight. */
export const topmost = (role: 'dialog' | 'menu'): Element | undefined =>
  [...document.querySelectorAll(`[role="${role}"]`)].findLast((element) => element.checkVisibility());

/** Escapes that were pressed while something lay over the page, wherever the focus was. */
const covered = new WeakSet<Event>();

/** Before anything else has the key: what it closes is gone by the time that the page gets it. */
export function noteCovered(event: KeyboardEvent): void {
  if (event.key === 'Escape' && (topmost('menu') ?? topmost('dialog'))) covered.add(event);
}

export const isCovered = (event: Event): boolean => covered.has(event);
