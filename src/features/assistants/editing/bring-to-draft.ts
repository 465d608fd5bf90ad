// Brings edits that were typed on a published assistant to its draft, which is the one that takes them.

import { NO_EDITS } from '~/drafts/assistant-drafts';
import { isTyped } from './edits';
import type { WorkHandle } from './work-store';

/**
 * Moves the edits, so that they stand in one place only; on the draft they are carried over like those of an older version.
 * A draft that holds edits already keeps its own, and these stay where they are.
 */
export function bringToDraft(from: WorkHandle, publishedId: string, draft: WorkHandle): void {
  const { edits } = from.get();
  if (!isTyped(edits) || isTyped(draft.get().edits)) return;
  draft.change({ ...edits, broughtFrom: publishedId });
  from.change(NO_EDITS);
}
