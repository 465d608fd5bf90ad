import type { QueryClient } from '@tanstack/react-query';
import {
  type Article,
  createArticleMutation,
  deleteArticleMutation,
  getArticle,
  listArticles,
  updateArticleMutation,
} from '~/api/articles';
import { readAllPages } from '~/api/http/all-pages';
import { isApiError } from '~/api/http/api-error';
import { callOperation } from '~/api/http/client';
import { runMutation } from '~/api/http/query';
import { read } from '~/api/http/read';
import type { Scope } from '~/api/scope';
import type { ArticleBase, ArticleText } from '~/drafts/article-drafts';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import { hasNextPage } from '~/lib/file/page-meta';
import type { PublishedFields } from '~/lib/markdown/publish-problem';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';

/** The writable fields of an article. */
export type ArticleValues = Omit<ArticleBase, 'updated_at'>;

export const getArticleValues = (article: Article): ArticleValues => ({
  title: article.title,
  description: article.description ?? '',
  content: article.content ?? '',
  category_id: article.category_id,
  associated_article_id: article.associated_article_id,
  status: article.status,
});

export const EMPTY_ARTICLE: ArticleValues = {
  title: '',
  description: '',
  content: '',
  category_id: null,
  associated_article_id: null,
  status: 'draft',
};

/** Returns the text that visitors of the help center see. It is checked before publishing. */
export const getPublishedParts = ({ title, description, content }: ArticleValues): PublishedFields => ({
  title,
  description,
  text: content,
});

export const toArticleBase = (article: Article): ArticleBase => ({
  ...getArticleValues(article),
  updated_at: article.updated_at,
});

const getName = ({ title }: ArticleValues) => title;

export const getArticleAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  articleId: number,
): RecordAccess<Article, ArticleValues> => {
  const params = { portalSlug, articleId };
  const notes = createArticleKnowledgeStore(queryClient, scope, portalSlug);
  let lastRead: Article | null = null;
  /** The version that the last write replaced. Null before any write. */
  let replaced: Article | null = null;
  /**
   * Updates the translation checks after a write. Also called after each load, because the loaded record may reveal
   * that a write without a response has succeeded.
   */
  const updateTranslationChecks = (stored: Article) => {
    if (replaced) void notes.saved(replaced, stored);
  };
  return {
    read: async () => {
      lastRead = await callOperation(getArticle, { scope, params });
      updateTranslationChecks(lastRead);
      return lastRead;
    },
    write: async (article) => {
      replaced = lastRead;
      const stored = await runMutation(queryClient, updateArticleMutation(scope), {
        params,
        body: { article },
      });
      if (stored) updateTranslationChecks(stored);
      return stored;
    },
    valuesOf: getArticleValues,
    subject: { scope, kind: 'article', id: articleId, parent: portalSlug },
    nameOf: getName,
  };
};

/**
 * Returns the functions that delete an article. `known` contains the last loaded values. The activity stores them, so
 * that the article can be created again.
 */
export const getArticleRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  articleId: number,
  known: ArticleValues,
): RecordRemoval => {
  const { read, subject } = getArticleAccess(queryClient, scope, portalSlug, articleId);
  return {
    read,
    remove: () =>
      runMutation(queryClient, deleteArticleMutation(scope), { params: { portalSlug, articleId } }),
    subject,
    known: { name: known.title, values: known },
  };
};

/** Loads an article. Resolves to null if it was deleted after it was listed. */
const readIfExists = (scope: Scope, portalSlug: string, articleId: number): Promise<Article | null> =>
  callOperation(getArticle, { scope, params: { portalSlug, articleId } }).catch((error: unknown) => {
    if (isApiError(error, 'not-found')) return null;
    throw error;
  });

/**
 * Finds articles by title. If the platform sorts the matches by last update, loads one page only, because a new article
 * is on the first page. Otherwise, loads all pages.
 */
async function searchByTitle(scope: Scope, portalSlug: string, title: string) {
  const params = { portalSlug };
  const query = { search: title, sort: 'updated_desc' } as const;
  const { data, meta } = await read(listArticles, { scope, params, query: { ...query, per_page: 100 } });
  const hasMore = hasNextPage(meta, 1, data.length);
  const isNewestFirst = !listArticles.evidence?.ignored(query, data).includes('sort');
  return hasMore && !isNewestFirst ? readAllPages(scope, listArticles, { params, query }) : data;
}

export const getArticleCreation = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
): RecordCreation<Article, ArticleValues> => ({
  isUnique: false,
  // Articles are loaded one by one, because lists omit their content.
  candidates: async ({ title }) => {
    const data = await searchByTitle(scope, portalSlug, title);
    const sameTitled = data.filter((one) => one.title === title);
    const articles = await Promise.all(sameTitled.map(({ id }) => readIfExists(scope, portalSlug, id)));
    return articles.filter((one) => one !== null);
  },
  create: ({ title, content, description, category_id, associated_article_id, status }) =>
    runMutation(queryClient, createArticleMutation(scope), {
      params: { portalSlug },
      body: {
        article: {
          title,
          content,
          ...(description !== '' && { description }),
          ...(category_id !== null && { category_id }),
          ...(associated_article_id !== null && { associated_article_id }),
          // The platform creates a draft if no status is sent (contract: first-status).
          ...(status !== 'draft' && { status }),
        },
      },
    }),
  valuesOf: getArticleValues,
  comparisons: {
    // Compares only whether the article is a translation, because the platform accepts the ID of any article in a group
    // of translations, but stores the ID of the group's original.
    associated_article_id: (typed, stored) => (typed === null) === (stored === null),
    // Ignores the status. An article that was stored with another status is still the created article, and its page
    // shows the status.
    status: () => true,
  },
  subject: { scope, kind: 'article', id: null, parent: portalSlug },
  nameOf: getName,
});

/** Returns the fields that an author edits. */
export const pickArticleText = ({ title, description, content, category_id }: ArticleText): ArticleText => ({
  title,
  description,
  content,
  category_id,
});

/**
 * Applies the user's edits to the current version. Edited fields keep the typed value. All other fields get the current
 * value.
 */
export function rebaseArticleText(mine: ArticleText, former: ArticleText, now: ArticleText): ArticleText {
  const pick = <F extends keyof ArticleText>(field: F) => (mine[field] === former[field] ? now : mine)[field];
  return {
    title: pick('title'),
    description: pick('description'),
    content: pick('content'),
    category_id: pick('category_id'),
  };
}
