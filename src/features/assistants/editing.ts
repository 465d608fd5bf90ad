// What the fields of the workbench do to the edits. Each starts from what stands by then: two may act in one turn.
import type { AssistantContent, Replacement } from '~/drafts/assistant-drafts';
import { leaveOut, ownChanges } from './assistant-edits';
import type { Typing } from './edits';
import type { WorkHandle } from './work-store';

/** `base`: what edits begin from where there are none yet. */
export const editingOf = (handle: WorkHandle, base: AssistantContent | null) => ({
  change(update: (content: AssistantContent) => AssistantContent, typing?: Typing) {
    const now = handle.get().edits;
    const from = now.base ?? base;
    if (from) handle.change({ base: from, edited: update(now.edited ?? from) }, typing);
  },
  takeBack(id: string) {
    const now = handle.get().edits;
    if (!now.base || !now.edited) return;
    const own = ownChanges(now.base, now.edited, now).changes;
    handle.change({ edited: leaveOut(now.base, now.edited, own, new Set([id])) });
  },
  /** What was typed that is no value yet; undefined once it is one. */
  keepTyped(key: string, text: string | undefined) {
    const typed = new Map(Object.entries(handle.get().edits.typed));
    if (text === undefined) typed.delete(key);
    else typed.set(key, text);
    handle.change({ typed: Object.fromEntries(typed) });
  },
  replaceEverywhere(path: string, replacement: Replacement) {
    handle.change({ everywhere: { ...handle.get().edits.everywhere, [path]: replacement } });
  },
});
