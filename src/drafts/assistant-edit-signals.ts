// Tells other tabs of this browser when a tab starts or stops having unsaved edits of an assistant.
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-assistant-edits');

/** Tells other tabs that this one has stored or removed edits. `draftKey` is the key of the assistant. */
export const signalStoredEdits = (draftKey: string): void => channel?.postMessage(draftKey);

/**
 * Calls the listener when another tab has stored or removed edits of the assistant of `draftKey`. Returns the function
 * that stops listening.
 */
export function onStoredEditsElsewhere(draftKey: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === draftKey) listener();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
