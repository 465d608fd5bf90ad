import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Article, getArticle, updateArticle } from '~/api/articles';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import {
  type ArticleBase,
  type ArticleDraft,
  type ArticleWords,
  articlePlace,
} from '~/drafts/article-drafts';
import { useScope } from '~/session/scope-context';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { baseOf, saveArticle } from './save-article';
import type { SaveState } from './save-state';
import { useLocalCopy } from './use-local-copy';
import { useWords } from './use-words';

export const wordsOf = ({ title, description, content, category_id }: ArticleWords): ArticleWords => ({
  title,
  description,
  content,
  category_id,
});

export const sameWords = (one: ArticleWords, other: ArticleWords): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.content === other.content &&
  one.category_id === other.category_id;

/**
 * The work on one article: what is typed, the version that the next save is checked against, and what became of the last
 * save. Nothing that is read in the background touches the first two.
 */
export function useArticleWork(
  portalSlug: string,
  article: Article,
  editor: RefObject<MarkdownEditorHandle | null>,
) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [base, setBase] = useState<ArticleBase>(() => baseOf(article));
  const [theirs, setTheirs] = useState<ArticleBase | null>(null);
  const [saving, setSaving] = useState<SaveState>({ step: 'idle' });
  const local = useLocalCopy(articlePlace(scope, portalSlug, article.id));
  const keepOrDrop = (mine: ArticleWords, against: ArticleBase) =>
    sameWords(mine, against) ? local.drop() : local.keep(against, mine);
  const { words, settleNow, onText, setField, replace } = useWords(
    wordsOf(base),
    (mine) => void keepOrDrop(mine, base),
  );
  const params = { portalSlug, articleId: article.id };

  /** Saves the words, a status, or both. Answers whether it is saved. */
  const save = async (what: { readonly words: boolean; readonly status?: string }): Promise<boolean> => {
    const mine = settleNow();
    setSaving({ step: 'sending' });
    await keepOrDrop(mine, base);
    const status = what.status ?? base.status;
    const ground = {
      read: () => call(getArticle, { scope, params }),
      write: (changes: object) => call(updateArticle, { scope, params, body: { article: changes } }),
    };
    const outcome = await saveArticle(ground, base, { ...base, ...(what.words ? mine : {}), status });
    if (outcome.step === 'changed') {
      setTheirs(outcome.theirs);
      setSaving({ step: 'idle' });
    } else if (outcome.step === 'saved') {
      const { stored } = outcome;
      setBase(stored);
      setSaving({ step: 'saved', at: Date.now(), status: stored.status });
      if (what.words) await local.rememberSaved(wordsOf(stored));
      await keepOrDrop(settleNow(), stored);
    } else setSaving(outcome);
    void queryClient.invalidateQueries({ queryKey: readKey(scope, 'articles') });
    return outcome.step === 'saved';
  };

  const take = (next: ArticleWords, nextBase: ArticleBase) => {
    setBase(nextBase);
    replace(next);
    editor.current?.replaceAll(next.content);
    setSaving({ step: 'idle' });
  };

  return {
    words,
    base,
    saving,
    setSaving,
    local,
    onText,
    setField,
    settleNow,
    isDirty: !sameWords(words, base),
    save,
    theirs,
    compareWith: setTheirs,
    /** Goes on with what was decided between one's own words and `theirs`; it still has to be saved. */
    takeMerged(next: ArticleWords): void {
      if (theirs) take(next, theirs);
      setTheirs(null);
    },
    /** Goes on with a text that was left behind, and with the version that it was written over. */
    takeLeftover(draft: ArticleDraft): void {
      take(draft.mine, draft.base ?? base);
      void local.forget(draft);
    },
    bringBack: (mine: ArticleWords) => take(mine, base),
  };
}

export type ArticleWork = ReturnType<typeof useArticleWork>;
