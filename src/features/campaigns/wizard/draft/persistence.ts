// Asks the browser to keep the ledger: it is the only list of campaigns there is.

/** Asked at a send, when a person sees why. The send doesn't wait for the answer; the list of campaigns tells it. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
