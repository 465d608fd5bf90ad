// The versions of an assistant that the history can compare.
import type { AppliedEdits } from '~/drafts/applied-edits';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { isSameContent } from '../editing/edits';

/** A stored version: the content before or after applied edits. */
export interface StoredVersion {
  readonly id: string;
  readonly kind: 'before' | 'after';
  readonly entry: AppliedEdits;
  readonly content: AssistantContent;
}

/**
 * Returns the stored versions, newest first. The content before an entry is listed only if it differs from the content
 * after the previous entry, which means that the assistant was edited outside this browser. `applied` must be sorted
 * newest first.
 */
export function listStoredVersions(applied: readonly AppliedEdits[]): readonly StoredVersion[] {
  return applied.flatMap((entry, index) => {
    const { id, before, after } = entry;
    const former = applied[index + 1]?.after;
    const isKnown = before === null || (former && isSameContent(former, before));
    return [
      ...(after ? [{ id: `after ${id}`, kind: 'after' as const, entry, content: after }] : []),
      ...(isKnown ? [] : [{ id: `before ${id}`, kind: 'before' as const, entry, content: before }]),
    ];
  });
}

/** Returns the ID of the newest applied entry after which the assistant had its current content. */
export const findCurrentEntryId = (
  applied: readonly AppliedEdits[],
  current: AssistantContent | null,
): string | undefined =>
  applied.find(
    ({ state, after }) =>
      state === 'applied' && after !== null && current !== null && isSameContent(after, current),
  )?.id;
