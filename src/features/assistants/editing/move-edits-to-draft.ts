// Moves edits from a published assistant to its draft, because only drafts can be edited.

import { NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { hasUnsavedInput } from './edits';
import type { AssistantWorkStore } from './work-store';

/**
 * Moves the edits to the draft, so that they exist only once, and rebases them onto the draft's content. Moves nothing
 * if the draft already has unsaved edits.
 */
export function moveEditsToDraft(
  from: AssistantWorkStore,
  publishedId: string,
  draft: AssistantWorkStore,
): void {
  const { edits } = from.get();
  if (!hasUnsavedInput(edits) || hasUnsavedInput(draft.get().edits)) return;
  draft.change({ ...edits, broughtFrom: publishedId });
  from.change(NO_ASSISTANT_EDITS);
}
