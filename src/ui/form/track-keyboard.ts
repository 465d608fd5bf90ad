// Keeps toolbars and sheets at the bottom of the page above a phone's keyboard.
export const isPhone = () => window.matchMedia('(max-width: 39.99em)').matches;

interface Styled {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
}

/** Keeps the height of a phone's keyboard in an element's `--keyboard` variable. Returns a function that stops it. */
export function trackKeyboard(element: Styled | null): (() => void) | undefined {
  const { visualViewport } = window;
  if (!element || !visualViewport) return undefined;
  const place = () => {
    // A zoomed page has a smaller visual viewport even without a keyboard.
    const { height, offsetTop, scale } = visualViewport;
    const hidden = isPhone() ? Math.max(0, window.innerHeight - height * scale - offsetTop) : 0;
    element.style.setProperty('--keyboard', `${hidden}px`);
  };
  place();
  // Browsers scroll the page above the keyboard to show the caret.
  const events = ['resize', 'scroll'] as const;
  for (const event of events) visualViewport.addEventListener(event, place);
  return () => {
    for (const event of events) visualViewport.removeEventListener(event, place);
  };
}
