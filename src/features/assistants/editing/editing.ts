// The edit operations of the form fields. Each operation starts from the latest state, because two operations may run
// before the next render.
import type { AssistantContent, PhraseReplacement } from '~/drafts/assistant-drafts';
import { listUserChanges, omitChanges } from './assistant-edits';
import type { TypedRanges } from './edits';
import { decodeConfigPath, encodeConfigPath, isPathWithin } from './typed-path';
import type { AssistantWorkStore } from './work-store';

type Update = (content: AssistantContent) => AssistantContent;

function apply(update: Update, handle: AssistantWorkStore, base: AssistantContent | null) {
  const now = handle.get().edits;
  const from = now.base ?? base;
  return from && { base: from, edited: update(now.edited ?? from) };
}

/** Returns the edit operations. `base` is the content on which the first edit is based. */
export const createEditActions = (handle: AssistantWorkStore, base: AssistantContent | null) => ({
  change(update: Update, typing?: TypedRanges) {
    const next = apply(update, handle, base);
    if (next) handle.change(next, typing);
  },
  /** Stores the text that the editor will report through `change` once typing pauses. */
  keepAhead(update: Update, typing: TypedRanges) {
    const next = apply(update, handle, base);
    if (next) handle.keepAhead(next, typing);
  },
  takeBack(id: string) {
    const now = handle.get().edits;
    if (!now.base || !now.edited) return;
    const own = listUserChanges(now.base, now.edited, now).changes;
    handle.change({ edited: omitChanges(now.base, now.edited, own, new Set([id])) });
  },
  /**
   * Stores input that isn't a valid value yet. The value undefined removes the input. Also removes the input of fields
   * nested in this field.
   */
  keepTyped(path: readonly string[], text: string | undefined) {
    const own = encodeConfigPath(path);
    const typed = new Map(Object.entries(handle.get().edits.typed));
    for (const key of [...typed.keys()])
      if (isPathWithin(decodeConfigPath(key), path) && (key !== own || text === undefined)) typed.delete(key);
    if (text !== undefined) typed.set(own, text);
    handle.change({ typed: Object.fromEntries(typed) });
  },
  replaceEverywhere(path: string, replacement: PhraseReplacement) {
    handle.change({ everywhere: { ...handle.get().edits.everywhere, [path]: replacement } });
  },
});
