import { useLayoutEffect } from 'react';

let askers = 0;

/**
 * Keeps the frame's bar where a page has its own: what asks for it stands in it and has to be seen. The document says so
 * rather than a selector that looks for it (`:has`), by which each element that leaves a page would restyle all of it.
 */
export function useKeepFrameBar(): void {
  useLayoutEffect(() => {
    const count = (by: number) => {
      askers += by;
      document.documentElement.toggleAttribute('data-keep-frame-bar', askers > 0);
    };
    count(1);
    return () => count(-1);
  }, []);
}
