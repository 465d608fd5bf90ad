// Returns the stored edits of closed pages, and the time of the latest edits in other open tabs. If nothing has been
// typed yet, restores the newest stored edits automatically. The user can restore the remaining stored edits.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AssistantDraft, assistantDrafts } from '~/drafts/assistant-drafts';
import { subscribeToEditsInOtherTabs } from '~/drafts/assistant-edit-signals';
import { PAGE_INSTANCE_ID } from '~/drafts/page-drafts';
import { hasUnsavedInput } from './edits';
import {
  type AssistantWorkStore,
  notifyEditsStored,
  registerEditsFlush,
  storedEditsRevision,
} from './work-store';

export function useStoredEdits(handle: AssistantWorkStore) {
  const edition = useSyncExternalStore(storedEditsRevision.subscribe, storedEditsRevision.get);
  const [left, setLeft] = useState<readonly AssistantDraft[]>([]);
  const [elsewhere, setElsewhere] = useState<number | null>(null);
  const [isFirst, setFirst] = useState(true);

  const restore = async (draft: AssistantDraft) => {
    // Deletes the old copy only after the edits were stored again, because the page may be closed between the
    // two writes.
    if ((await handle.restore(draft.edits, draft.at)) && draft.tab !== PAGE_INSTANCE_ID) await drop(draft);
  };
  const drop = async (draft: AssistantDraft) => {
    await assistantDrafts.removeDraft(draft.place, draft.tab);
    notifyEditsStored();
  };
  const found = useEffectEvent((all: readonly AssistantDraft[]) => {
    // Omits the edits that this tab stored while the page still shows them. After the user signs out, the page no
    // longer shows them, so they are listed.
    const drafts = all.filter(({ tab }) => tab !== PAGE_INSTANCE_ID || !hasUnsavedInput(handle.get().edits));
    setFirst(false);
    const [newest, ...others] = drafts;
    const isFree = isFirst && newest !== undefined && !hasUnsavedInput(handle.get().edits);
    setLeft(isFree ? others : drafts);
    if (isFree) void restore(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision triggers another load
  useEffect(() => {
    let isHere = true;
    registerEditsFlush();
    void assistantDrafts.listRestorable(handle.draftKey).then((drafts) => isHere && found(drafts));
    void assistantDrafts
      .listElsewhere(handle.draftKey)
      .then(([newest]) => isHere && setElsewhere(newest?.at ?? null));
    return () => {
      isHere = false;
    };
  }, [handle, edition]);
  useEffect(() => {
    const leave = subscribeToEditsInOtherTabs(handle.draftKey, notifyEditsStored);
    // Another tab sends no message when it is closed or crashes, so the list is reloaded when the user returns to this
    // tab.
    const look = () => document.visibilityState === 'visible' && notifyEditsStored();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [handle]);

  return {
    left,
    /** The time of the latest unsaved edits in other open tabs, in milliseconds since the epoch. Null if none. */
    elsewhere,
    restore,
    drop,
    /** Undoes the deletion of stored edits. */
    async putBack(draft: AssistantDraft): Promise<void> {
      await assistantDrafts.storeDraft(draft);
      notifyEditsStored();
    },
  };
}
