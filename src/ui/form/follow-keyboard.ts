// A phone's keyboard lies over the page: what stands at its bottom edge keeps clear of it.
export const isPhone = () => window.matchMedia('(max-width: 39.99em)').matches;

interface Styled {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
}

/** Tells an element's style how high the keyboard of a phone is, until it is called off. */
export function followKeyboard(element: Styled | null): (() => void) | undefined {
  const { visualViewport } = window;
  if (!element || !visualViewport || !isPhone()) return undefined;
  const place = () => {
    // Magnified by two fingers, less of the page is seen without any keyboard.
    const { height, offsetTop, scale } = visualViewport;
    const hidden = Math.max(0, window.innerHeight - height * scale - offsetTop);
    element.style.setProperty('--keyboard', `${hidden}px`);
  };
  place();
  visualViewport.addEventListener('resize', place);
  return () => visualViewport.removeEventListener('resize', place);
}
