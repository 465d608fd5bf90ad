// Work that waits until the page has nothing else to do.

/**
 * Runs it when the page is idle, which a page that draws nothing may never be told to be: at the latest after so many
 * milliseconds, where somebody waits for it. Calling the result before calls it off.
 */
export function whenIdle(run: () => void, latest?: number): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run, latest === undefined ? {} : { timeout: latest });
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle callback yet.
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
