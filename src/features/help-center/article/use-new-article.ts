import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Article, createArticle, getArticle, listArticles } from '~/api/articles';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { readKey } from '~/api/http/query';
import { type ArticleWords, articlePlace } from '~/drafts/article-drafts';
import { useScope } from '~/session/scope-context';
import type { SaveState } from './save-state';
import { useLocalCopy } from './use-local-copy';
import { useWords } from './use-words';

/** How many articles of the same title are looked through after a lost answer. */
const LOOKED_THROUGH = 5;

const isEmpty = ({ title, description, content }: ArticleWords) => title + description + content === '';

/** The work on an article that doesn't exist yet: it is made by a deliberate act, so that its slug comes from a whole title. */
export function useNewArticle(portalSlug: string, start: ArticleWords, rootId: number | null) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const local = useLocalCopy(articlePlace(scope, portalSlug, null));
  const [saving, setSaving] = useState<SaveState>({ step: 'idle' });
  const isCreated = useRef(false);
  const keep = (mine: ArticleWords) => {
    if (!isCreated.current) void (isEmpty(mine) ? local.drop() : local.keep(null, mine));
  };
  const { words, settleNow, onText, setField, replace } = useWords(start, keep);

  /** After an answer that got lost: an article with exactly this title and text, made just now or long ago. */
  const findOut = async (mine: ArticleWords): Promise<number | null> => {
    const query = { search: mine.title, sort: 'updated_desc', per_page: LOOKED_THROUGH } as const;
    const { data } = await call(listArticles, { scope, params: { portalSlug }, query });
    for (const { id, title } of data) {
      if (title !== mine.title) continue;
      const { content } = await call(getArticle, { scope, params: { portalSlug, articleId: id } });
      if ((content ?? '') === mine.content) return id;
    }
    return null;
  };

  const afterLoss = async (mine: ArticleWords, error: ApiError): Promise<SaveState> => {
    if (!mayHaveHappened(error)) return { step: 'refused', error };
    const articleId = await findOut(mine).catch(() => undefined);
    if (articleId === undefined) return { step: 'unknown', error };
    return articleId === null ? { step: 'no-trace' } : { step: 'found', articleId };
  };

  const create = async (): Promise<Article | null> => {
    const mine = settleNow();
    keep(mine);
    setSaving({ step: 'sending' });
    const { title, description, content, category_id } = mine;
    const article = {
      title,
      content,
      ...(description !== '' && { description }),
      ...(category_id !== null && { category_id }),
      ...(rootId !== null && { associated_article_id: rootId }),
    };
    try {
      const created = await call(createArticle, { scope, params: { portalSlug }, body: { article } });
      isCreated.current = true;
      await local.drop();
      void queryClient.invalidateQueries({ queryKey: readKey(scope, 'articles') });
      return created;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setSaving(await afterLoss(mine, error));
      return null;
    }
  };
  return {
    words,
    saving,
    local,
    onText,
    setField,
    replace,
    create,
    isDirty: !isEmpty(words),
    isCreated: () => isCreated.current,
  };
}
