import { useLayoutEffect } from 'react';

let tellers = 0;

/**
 * Keeps the frame's bar where a page has its own: what calls this stands in it and has to be seen. The document says so
 * rather than a selector that looks for it (`:has`), by which each element that leaves a page would restyle all of it.
 */
export function useTold(): void {
  useLayoutEffect(() => {
    const count = (by: number) => {
      tellers += by;
      document.documentElement.toggleAttribute('data-told', tellers > 0);
    };
    count(1);
    return () => count(-1);
  }, []);
}
