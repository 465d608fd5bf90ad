/**
 * Requests persistent storage, so that the browser doesn't evict the only list of sent campaigns. The request is made
 * while a campaign is being sent, so that the user understands why the browser asks for permission. Sending doesn't
 * wait for the answer.
 */
export function requestPersistentStorage(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
