// Requests persistent storage for the ledger, so that the browser doesn't evict the only list of sent campaigns.

/**
 * Requests persistent storage during a send, when the reason is apparent to the user. The send doesn't wait for the
 * result, which the campaign list shows.
 */
export function requestPersistentStorage(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
