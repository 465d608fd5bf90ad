import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  type AppliedEdits,
  appliedEditsRevision,
  listAppliedEdits,
  storeEditsOutcome,
} from '~/drafts/applied-edits';
import { NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { type AppliedEditsMatch, matchAppliedEdits } from '../editing/carried-edits';
import type { AssistantEditing } from '../editing/editing-context';
import { getAppliedEntryId } from './store-applied';

/**
 * Returns the stored edits of one assistant that were or may have been applied from this browser. Returns undefined
 * while they are being loaded, and null if storage is unavailable.
 */
export function useAppliedEdits(place: string): readonly AppliedEdits[] | null | undefined {
  const edition = useSyncExternalStore(appliedEditsRevision.subscribe, appliedEditsRevision.get);
  const [found, setFound] = useState<readonly AppliedEdits[] | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision triggers another load
  useEffect(() => {
    let isHere = true;
    void listAppliedEdits(place).then((all) => isHere && setFound(all));
    return () => {
      isHere = false;
    };
  }, [place, edition]);
  return found;
}

/**
 * Reports whether the current assistant contains edits whose outcome is unconfirmed. Returns null if they can't be
 * compared.
 */
export function checkUnconfirmedEdits(
  { before, after }: AppliedEdits,
  { current, reading }: Pick<AssistantEditing, 'current' | 'reading'>,
): AppliedEditsMatch | null {
  if (!before || !after || !current || reading?.isReading !== false) return null;
  return matchAppliedEdits(before, after, current);
}

/** Marks edits with an unconfirmed outcome as applied if the current assistant contains all of them. */
export function useMarkAppliedEdits({ handle, work, current, reading }: AssistantEditing): void {
  const applied = useAppliedEdits(handle.draftKey);
  // Skips edits sent by this page, whose own responses determine the outcome.
  const proven = (applied ?? []).filter(
    (entry) =>
      entry.state === 'not-confirmed' &&
      !work.proposals.some((one) => getAppliedEntryId(one) === entry.id) &&
      checkUnconfirmedEdits(entry, { current, reading }) === 'all',
  );
  const settle = useEffectEvent(() => {
    for (const { place, id, before, after } of proven) {
      handle.applied({ ...NO_ASSISTANT_EDITS, base: before, edited: after });
      void storeEditsOutcome(place, id, 'applied');
    }
  });
  const ids = proven.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks each entry once
  useEffect(() => settle(), [ids]);
}
