// Moves edits from a published assistant to its draft, because only drafts can be edited.

import { NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { hasUnsavedInput } from './edits';
import type { AssistantWorkStore } from './work-store';

/**
 * Moves the edits, so that they exist only once, and rebases them onto the content of the draft. Moves nothing if the
 * draft has edits of its own.
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
