import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import {
  type ArticleBase,
  type ArticleDraft,
  type ArticleText,
  getArticleDraftKey,
} from '~/drafts/article-drafts';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { useSaveRecord } from '~/records/use-record-writing';
import { hasSameValues } from '~/records/values';
import { isWritePending, type SavedOutcome } from '~/records/write-state';
import {
  getArticleAccess,
  getArticleRemoval,
  pickArticleText,
  rebaseArticleText,
  toArticleBase,
} from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { type ChangeToasts, useRebaseAfterUndo } from '../conflict/use-change-toasts';
import { useContinueEditing, useHandover } from './handover';
import { isImagePending } from './is-image-pending';
import { useArticleDraft } from './use-article-draft';
import { useDraftFields } from './use-draft-fields';

interface SaveRequest {
  readonly fields: boolean;
  readonly status?: string;
  /** The ID of the original to link this translation to, or null to remove the link. */
  readonly associated_article_id?: number | null;
  /**
   * The version of the original that this article is up to date with. A translation matches that version, and a draft
   * copy contains its changes.
   */
  readonly matches?: Article | undefined;
}

/**
 * Manages an article being edited: its input, the base version for the next save, and the outcome of the last save. A
 * background refetch never changes the input or the base version. `onSettled` is called when a save has ended. It is
 * called as it was when the save began, so that it can close the dialog that was open then, but not a later one.
 */
export function useArticleEditing(
  portalSlug: string,
  article: Article,
  editor: RefObject<MarkdownEditorHandle | null>,
  onSettled: () => void,
  announcedChanges: ChangeToasts,
) {
  const scope = useScope();
  const [base, setBase] = useState<ArticleBase>(() => toArticleBase(article));
  const [theirs, setTheirs] = useState<ArticleBase | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isImageWaiting, setImageWaiting] = useState(false);
  const editedFields = useEditedFields(getArticleDraftKey(scope, portalSlug, article.id), base);
  const { fields, isAhead, flush, kept, onText, change, draft, session, imagePassing } = editedFields;
  const queryClient = useQueryClient();
  const lastSave = useRef<SaveRequest & { readonly onSettled: () => void }>({ fields: false, onSettled });
  const compareWith = (present: ArticleBase): void => {
    void draft.settle(base, flush(), kept());
    setTheirs(present);
    onSettled();
  };
  const confirmMatch = (stored: Article): void => {
    const { matches } = lastSave.current;
    if (matches) void createArticleKnowledgeStore(queryClient, scope, portalSlug).checked(stored, matches);
  };
  const saved = ({ stored, differing }: SavedOutcome<Article>): void => {
    const now = toArticleBase(stored);
    // The stored version differs from the input, so the author has to review the differences before saving.
    if (differing.length > 0) {
      compareWith(now);
      return;
    }
    confirmMatch(stored);
    setBase(now);
    setSavedAt(Date.now());
    if (!hasSameValues(base, pickArticleText(now)))
      void draft.rememberSaved(pickArticleText(base), pickArticleText(now));
    void draft.settle(now, flush(), kept());
    lastSave.current.onSettled();
    announcedChanges.showChange(stored, base, lastSave.current.status);
  };
  const { updated_at: _, ...opened } = base;
  const saving = useSaveRecord(getArticleAccess(queryClient, scope, portalSlug, article.id), opened, {
    onSaved: saved,
    onUnchanged: () => {
      confirmMatch(article);
      lastSave.current.onSettled();
    },
    onConflict: (present) => compareWith(toArticleBase(present)),
  });

  /** Saves the parts of the article that `what` contains: the fields, the status or the translation link. */
  const save = async (what: SaveRequest): Promise<void> => {
    const { fields: hasFields, matches: _, ...others } = what;
    if (hasFields && editor.current?.verify() === false) return;
    const mine = flush();
    if (isWritePending(saving.state)) return;
    lastSave.current = { ...what, onSettled };
    const typed = { ...opened, ...(hasFields && mine), ...others };
    const isWaiting = isImagePending(opened, typed);
    setImageWaiting(isWaiting);
    // Stores the draft before the request is sent, because the page may close before the response arrives.
    await draft.settle(base, mine, kept());
    await (isWaiting ? saving.reset() : saving.save(typed));
  };

  const take = (next: ArticleText, nextBase: ArticleBase) => {
    void draft.rememberReplaced(flush(), base);
    setBase(nextBase);
    change(next);
    editor.current?.replaceAll(next.content);
    saving.reset();
  };
  useRebaseAfterUndo(portalSlug, article.id, announcedChanges, (now) =>
    take(rebaseArticleText(flush(), base, now), now),
  );
  return {
    fields,
    base,
    removal: getArticleRemoval(queryClient, scope, portalSlug, article.id, opened),
    state: saving.state,
    checkNow: saving.checkNow,
    reset: saving.reset,
    savedAt,
    isImageWaiting,
    draft,
    onText,
    session,
    imagePassing,
    change,
    flush,
    isDirty: isAhead || !hasSameValues(base, fields),
    save,
    theirs,
    compareWith,
    decideLater: () => setTheirs(null),
    /** Applies the author's decisions about a conflict to the draft. Saves nothing. */
    takeMerged(next: ArticleText): void {
      if (theirs) take(next, theirs);
      setTheirs(null);
      editor.current?.focus();
    },
    /** Restores an abandoned draft together with its base version. */
    takeDraft(abandoned: ArticleDraft): void {
      take(abandoned.mine, abandoned.base ?? base);
      void draft.takeOver(abandoned, abandoned.base ?? base, kept());
      editor.current?.focus();
    },
    bringBack: (mine: ArticleText) => take(mine, base),
    /**
     * Replaces the text of a draft copy with `mine`, which also contains the changes of `original`, and saves the copy.
     */
    replaceAndSave(mine: ArticleText, original: Article): void {
      take(mine, base);
      void save({ fields: true, matches: original });
    },
  };
}

/** Manages the input of an article and its draft. If state was handed over to this page, starts with that state. */
function useEditedFields(place: string, base: ArticleBase) {
  const draft = useArticleDraft(place, pickArticleText(base));
  const handed = useHandover(place);
  const { kept, change, ...words } = useDraftFields(handed?.getCurrentFields() ?? pickArticleText(base), {
    onTyping: (typed) => void draft.keep(base, typed),
    onSettle: (mine) => void draft.settle(base, mine, kept()),
  });
  useContinueEditing(handed, change);
  const session = { take: () => handed?.editor ?? null };
  const imagePassing = { take: () => handed?.images ?? [] };
  return { ...words, kept, change, draft, session, imagePassing };
}

export type ArticleEditing = ReturnType<typeof useArticleEditing>;
