/** Whether the browser has a network at all; that the platform can be reached is another matter. */
export const online = {
  get: () => navigator.onLine,
  subscribe(listener: () => void): () => void {
    const over = new AbortController();
    addEventListener('online', listener, over);
    addEventListener('offline', listener, over);
    return () => over.abort();
  },
};
