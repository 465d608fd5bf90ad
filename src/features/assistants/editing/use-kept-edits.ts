// What former visits left of an assistant's edits: the newest comes back by itself where nothing is typed yet, the others by choice.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AssistantDraft, assistantDrafts } from '~/drafts/assistant-drafts';
import { TAB } from '~/drafts/page-drafts';
import { isTyped } from './edits';
import { keptAnew, keptEdition, type WorkHandle, watchPage } from './work-store';

export function useKeptEdits(handle: WorkHandle) {
  const edition = useSyncExternalStore(keptEdition.subscribe, keptEdition.get);
  const [left, setLeft] = useState<readonly AssistantDraft[]>([]);
  const [isFirst, setFirst] = useState(true);

  const restore = async (draft: AssistantDraft) => {
    // Dropped only now, since a page that ends in between must not lose it.
    if ((await handle.restore(draft.edits, draft.at)) && draft.tab !== TAB) await drop(draft);
  };
  const drop = async (draft: AssistantDraft) => {
    await assistantDrafts.drop(draft.place, draft.tab);
    keptAnew();
  };
  const found = useEffectEvent((all: readonly AssistantDraft[]) => {
    // What this page itself keeps stands on it already, unless somebody signed out in between.
    const drafts = all.filter(({ tab }) => tab !== TAB || !isTyped(handle.get().edits));
    setFirst(false);
    const [newest, ...others] = drafts;
    const isFree = isFirst && newest !== undefined && !isTyped(handle.get().edits);
    setLeft(isFree ? others : drafts);
    if (isFree) void restore(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is read again
  useEffect(() => {
    let isHere = true;
    watchPage();
    void assistantDrafts.left(handle.draftKey).then((drafts) => isHere && found(drafts));
    return () => {
      isHere = false;
    };
  }, [handle, edition]);

  return {
    left,
    restore,
    drop,
    /** Puts back what was dropped. */
    async putBack(draft: AssistantDraft): Promise<void> {
      await assistantDrafts.keep(draft);
      keptAnew();
    },
  };
}
