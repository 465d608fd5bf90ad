/** The browser's connection status. Being online doesn't mean that the platform can be reached. */
export const onlineStatus = {
  get: () => navigator.onLine,
  subscribe(listener: () => void): () => void {
    const over = new AbortController();
    addEventListener('online', listener, over);
    addEventListener('offline', listener, over);
    return () => over.abort();
  },
};
