// Keeps toolbars and sheets at the bottom of the page above a phone's keyboard.
export const isNarrowScreen = () => window.matchMedia('(max-width: 39.99em)').matches;

interface Styled {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
}

/**
 * Writes the height of a phone's keyboard to an element's `--keyboard` variable. Returns a function that stops
 * tracking.
 */
export function trackOnScreenKeyboard(element: Styled | null): (() => void) | undefined {
  const { visualViewport } = window;
  if (!element || !visualViewport) return undefined;
  const place = () => {
    // Multiplies by `scale`, because a zoomed page has a smaller visual viewport even without a keyboard.
    const { height, offsetTop, scale } = visualViewport;
    const hidden = isNarrowScreen() ? Math.max(0, window.innerHeight - height * scale - offsetTop) : 0;
    element.style.setProperty('--keyboard', `${hidden}px`);
  };
  place();
  // Listens to scrolling too, because browsers scroll the page to show the caret above the keyboard.
  const events = ['resize', 'scroll'] as const;
  for (const event of events) visualViewport.addEventListener(event, place);
  return () => {
    for (const event of events) visualViewport.removeEventListener(event, place);
  };
}
