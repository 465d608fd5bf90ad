// What lies between a page and its section, as a link in the bar above it.
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The element in the bar that takes them. */
export const CRUMBS = 'crumbs';

export function Crumb({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(CRUMBS)), []);
  return place && createPortal(<span>{children}</span>, place);
}
