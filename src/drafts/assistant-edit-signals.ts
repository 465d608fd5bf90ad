// Notifies other tabs of this browser when a tab stores or removes unsaved edits to an assistant.
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-assistant-edits');

/** Notifies other tabs that this tab has stored or removed edits to the assistant of `draftKey`. */
export const signalStoredEdits = (draftKey: string): void => channel?.postMessage(draftKey);

/**
 * Calls the listener when another tab has stored or removed edits to the assistant of `draftKey`. Returns a function
 * that stops listening.
 */
export function subscribeToEditsInOtherTabs(draftKey: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === draftKey) listener();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
