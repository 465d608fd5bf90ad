// What former visits left of an assistant's edits: the newest comes back by itself where nothing is typed yet, the others by choice.
import { useEffect, useEffectEvent, useState } from 'react';
import { type AssistantDraft, assistantDrafts } from '~/drafts/assistant-drafts';
import { TAB } from '~/drafts/page-drafts';
import { isTyped } from './edits';
import { keepWhenHidden, type WorkHandle } from './work-store';

export function useKeptEdits(handle: WorkHandle) {
  const [left, setLeft] = useState<readonly AssistantDraft[]>([]);

  const take = async (draft: AssistantDraft) => {
    await handle.restore(draft.edits, draft.at);
    // Only now, since a page that ends in between must not lose it.
    await assistantDrafts.drop(draft.place, draft.tab);
  };
  const found = useEffectEvent((all: readonly AssistantDraft[]) => {
    // What this page itself keeps stands on it already.
    const drafts = all.filter(({ tab }) => tab !== TAB);
    const [newest, ...others] = drafts;
    const isFree = !isTyped(handle.get().edits);
    if (newest && isFree) void take(newest);
    setLeft(isFree ? others : drafts);
  });
  useEffect(() => {
    let isHere = true;
    keepWhenHidden();
    void assistantDrafts.left(handle.draftKey).then((drafts) => isHere && found(drafts));
    return () => {
      isHere = false;
    };
  }, [handle]);

  const forget = (draft: AssistantDraft) => setLeft((all) => all.filter((one) => one !== draft));
  return {
    left,
    async restore(draft: AssistantDraft): Promise<void> {
      const { edits } = handle.get();
      // What stands here now is kept in the other's place, so that choosing loses neither.
      if (isTyped(edits)) {
        const mine = { place: draft.place, tab: crypto.randomUUID(), at: Date.now(), edits };
        if (!(await assistantDrafts.keep(mine))) return;
        setLeft((all) => all.map((one) => (one === draft ? mine : one)));
      } else forget(draft);
      await take(draft);
    },
    async drop(draft: AssistantDraft): Promise<void> {
      forget(draft);
      await assistantDrafts.drop(draft.place, draft.tab);
    },
  };
}
