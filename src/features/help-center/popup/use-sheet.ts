import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';

const isPhone = () => window.matchMedia('(max-width: 39.99em)').matches;

/** Tells an element's style how high the keyboard of a phone is, until it is called off. */
export function followKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const { visualViewport } = window;
  if (!element || !visualViewport || !isPhone()) return undefined;
  const place = () => {
    const { height, offsetTop } = visualViewport;
    element.style.setProperty('--keyboard', `${window.innerHeight - height - offsetTop}px`);
  };
  place();
  visualViewport.addEventListener('resize', place);
  return () => visualViewport.removeEventListener('resize', place);
}

/** Where there is no space beside the text, what lies over it is a sheet above the keyboard: the place is kept in sight above it. */
export function useSheet<Element extends HTMLElement>(view: EditorView, at: number) {
  const sheet = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (!isPhone()) return;
    view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 140 }) });
    return followKeyboard(sheet.current);
  }, [view]);
  return sheet;
}
