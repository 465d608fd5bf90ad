// Requests persistent storage for the ledger, because it is the only list of sent campaigns.

/**
 * Requests persistent storage at the time of a send, when the reason is apparent. The send doesn't wait for the answer,
 * which the campaign list shows.
 */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
