import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';

/** Where there is no space beside the text, what lies over it is a sheet above the keyboard: the place is kept in sight above it. */
export function useSheet<Element extends HTMLElement>(view: EditorView, at: number) {
  const sheet = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport || !window.matchMedia('(max-width: 39.99em)').matches) return;
    const place = () => {
      const { height, offsetTop } = visualViewport;
      sheet.current?.style.setProperty('--keyboard', `${window.innerHeight - height - offsetTop}px`);
    };
    place();
    view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 140 }) });
    visualViewport.addEventListener('resize', place);
    return () => visualViewport.removeEventListener('resize', place);
  }, [view]);
  return sheet;
}
