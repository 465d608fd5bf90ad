import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { followKeyboard, isPhone } from '~/ui/form/follow-keyboard';

/**
 * Where there is no space beside the text, what lies over it is a sheet above the keyboard: the place is kept in sight above it, for
 * which the text is so much longer.
 */
export function useSheet<Element extends HTMLElement>(view: EditorView, at: number) {
  const sheet = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (!isPhone()) return;
    const height = sheet.current?.offsetHeight ?? 0;
    view.dom.style.setProperty('--sheet', `${height}px`);
    view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 140 }) });
    const unfollow = followKeyboard(sheet.current);
    return () => {
      unfollow?.();
      view.dom.style.removeProperty('--sheet');
    };
  }, [view]);
  return sheet;
}
