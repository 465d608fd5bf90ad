// Returns the stored edits of earlier visits. Restores the latest automatically if nothing has been typed yet; the user
// can restore the others.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AssistantDraft, assistantDrafts } from '~/drafts/assistant-drafts';
import { PAGE_ID } from '~/drafts/page-drafts';
import { hasUnsavedInput } from './edits';
import { flushOnLeave, notifyEditsStored, storedEditsRevision, type WorkHandle } from './work-store';

export function useStoredEdits(handle: WorkHandle) {
  const edition = useSyncExternalStore(storedEditsRevision.subscribe, storedEditsRevision.get);
  const [left, setLeft] = useState<readonly AssistantDraft[]>([]);
  const [isFirst, setFirst] = useState(true);

  const restore = async (draft: AssistantDraft) => {
    // Deletes the old copy only after the edits were stored again, because the page may be closed in between.
    if ((await handle.restore(draft.edits, draft.at)) && draft.tab !== PAGE_ID) await drop(draft);
  };
  const drop = async (draft: AssistantDraft) => {
    await assistantDrafts.removeDraft(draft.place, draft.tab);
    notifyEditsStored();
  };
  const found = useEffectEvent((all: readonly AssistantDraft[]) => {
    // The page already shows the edits stored by this tab, unless the user has signed out since.
    const drafts = all.filter(({ tab }) => tab !== PAGE_ID || !hasUnsavedInput(handle.get().edits));
    setFirst(false);
    const [newest, ...others] = drafts;
    const isFree = isFirst && newest !== undefined && !hasUnsavedInput(handle.get().edits);
    setLeft(isFree ? others : drafts);
    if (isFree) void restore(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision triggers another load
  useEffect(() => {
    let isHere = true;
    flushOnLeave();
    void assistantDrafts.listRestorable(handle.draftKey).then((drafts) => isHere && found(drafts));
    return () => {
      isHere = false;
    };
  }, [handle, edition]);

  return {
    left,
    restore,
    drop,
    /** Stores deleted edits again, as an undo. */
    async putBack(draft: AssistantDraft): Promise<void> {
      await assistantDrafts.storeDraft(draft);
      notifyEditsStored();
    },
  };
}
