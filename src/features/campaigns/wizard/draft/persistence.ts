// Requests persistent storage for the ledger, so that the browser doesn't evict the only list of sent campaigns.

/**
 * Requests persistent storage while a campaign is being sent, so that the user understands why the browser asks for
 * permission. Sending doesn't wait for the answer. The campaign list shows whether storage is persistent.
 */
export function requestPersistentStorage(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
