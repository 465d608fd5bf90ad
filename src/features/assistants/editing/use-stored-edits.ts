// Returns the stored edits of earlier visits. The latest is restored automatically if nothing has been typed yet; the
// others are offered.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AssistantDraft, assistantDrafts } from '~/drafts/assistant-drafts';
import { TAB } from '~/drafts/page-drafts';
import { isTyped } from './edits';
import { flushOnLeave, notifyStored, storedEdition, type WorkHandle } from './work-store';

export function useStoredEdits(handle: WorkHandle) {
  const edition = useSyncExternalStore(storedEdition.subscribe, storedEdition.get);
  const [left, setLeft] = useState<readonly AssistantDraft[]>([]);
  const [isFirst, setFirst] = useState(true);

  const restore = async (draft: AssistantDraft) => {
    // Dropped only after it was stored again, because the page may be closed in between.
    if ((await handle.restore(draft.edits, draft.at)) && draft.tab !== TAB) await drop(draft);
  };
  const drop = async (draft: AssistantDraft) => {
    await assistantDrafts.drop(draft.place, draft.tab);
    notifyStored();
  };
  const found = useEffectEvent((all: readonly AssistantDraft[]) => {
    // This tab's own stored edits are already on the page, unless the person signed out in the meantime.
    const drafts = all.filter(({ tab }) => tab !== TAB || !isTyped(handle.get().edits));
    setFirst(false);
    const [newest, ...others] = drafts;
    const isFree = isFirst && newest !== undefined && !isTyped(handle.get().edits);
    setLeft(isFree ? others : drafts);
    if (isFree) void restore(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition triggers another read
  useEffect(() => {
    let isHere = true;
    flushOnLeave();
    void assistantDrafts.left(handle.draftKey).then((drafts) => isHere && found(drafts));
    return () => {
      isHere = false;
    };
  }, [handle, edition]);

  return {
    left,
    restore,
    drop,
    /** Stores a dropped draft again. */
    async putBack(draft: AssistantDraft): Promise<void> {
      await assistantDrafts.keep(draft);
      notifyStored();
    },
  };
}
