/**
 * Runs a callback when the page is idle, at the latest after `latest` milliseconds. A page that renders nothing may
 * never report being idle, so set `latest` if something waits for the callback. Returns a function that cancels the
 * callback.
 */
export function runWhenIdle(run: () => void, latest?: number): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run, latest === undefined ? {} : { timeout: latest });
    return () => cancelIdleCallback(request);
  }
  // Falls back to a timer, because Safari doesn't support idle callbacks yet.
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
