// Work that waits until the page has nothing else to do.

/** Runs it when the page is idle; calling the result before calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run);
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle callback yet.
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
