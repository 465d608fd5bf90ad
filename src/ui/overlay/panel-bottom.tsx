// Sticky content at the bottom of the panel: notices, and below them the bar of unsaved changes.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PANEL_BOTTOM_ID } from './panel-bottom-place';

interface PanelBottomProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function PanelBottom({ className, children }: PanelBottomProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PANEL_BOTTOM_ID)), []);
  const bar = useRef<HTMLDivElement>(null);
  // If the bar is removed while one of its buttons has the focus, the focus moves to the page's heading.
  useLayoutEffect(() => {
    const element = place && bar.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, [place]);
  return (
    place &&
    createPortal(
      <div ref={bar} className={className}>
        {children}
      </div>,
      place,
    )
  );
}
