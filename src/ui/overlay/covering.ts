// Tracks the overlays on the page, and the Escape key presses that overlays handle.

/** Returns the topmost visible element with the role. */
export const findTopmostOverlay = (role: 'dialog' | 'menu'): Element | undefined =>
  [...document.querySelectorAll(`[role="${role}"]`)].findLast((element) => element.checkVisibility());

/** Escape key events that occurred while an overlay was open, regardless of the focus. */
const covered = new WeakSet<Event>();

/**
 * Records an Escape press in the capture phase, because the overlay is already closed when the page receives the event.
 */
export function recordOverlayEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && (findTopmostOverlay('menu') ?? findTopmostOverlay('dialog')))
    covered.add(event);
}

export const wasHandledByOverlay = (event: Event): boolean => covered.has(event);
