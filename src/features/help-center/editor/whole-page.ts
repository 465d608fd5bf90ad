import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';

/** More than what stays above and below the text where the page scrolls, on a phone, too, in pixels. */
const MARGINS = { top: 112, bottom: 112 };

/** Keeps the cursor clear of what lies over the text: the bars where the page scrolls. */
export const clearMargins = EditorView.scrollMargins.of((view) => {
  const editor = view.dom.closest<HTMLElement>('[data-editor]');
  // What adds a row to a table is in sight with its last row.
  return editor?.dataset.wholePage ? MARGINS : { bottom: 32 };
});

const placeAtTop = (view: EditorView): number => {
  const top = Math.max(MARGINS.top, view.scrollDOM.getBoundingClientRect().top);
  return view.lineBlockAtHeight(Math.max(0, top - view.documentTop)).from;
};

/** Shows what was in sight again as the text becomes a box or the page: the cursor, or what was at the top. */
export function useKeptPlace(view: EditorView | null, isWholePage: boolean): void {
  const top = useRef(0);
  const shown = useRef(isWholePage);
  useEffect(() => {
    const note = () => {
      if (view) top.current = placeAtTop(view);
    };
    window.addEventListener('scroll', note, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', note, { capture: true });
  }, [view]);
  const show = useEffectEvent(() => {
    if (!view || shown.current === isWholePage) return;
    shown.current = isWholePage;
    const { head } = view.state.selection.main;
    const place = Math.min(top.current, view.state.doc.length);
    if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(head, { yMargin: 160 }) });
    else if (place > 0) view.dispatch({ effects: EditorView.scrollIntoView(place, { y: 'start' }) });
    else view.requestMeasure();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page looks otherwise only then
  useEffect(() => show(), [view, isWholePage]);
}
