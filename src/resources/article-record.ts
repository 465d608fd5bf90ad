import type { QueryClient } from '@tanstack/react-query';
import {
  type Article,
  articleCreation,
  articleDeletion,
  articleUpdate,
  getArticle,
  listArticles,
} from '~/api/articles';
import { readAllPages } from '~/api/http/all-pages';
import { isApiError } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { write } from '~/api/http/query';
import { read } from '~/api/http/read';
import type { Scope } from '~/api/scope';
import type { ArticleBase, ArticleWords } from '~/drafts/article-drafts';
import { checkNotes } from '~/drafts/note-checks';
import { hasNextPage } from '~/lib/file/page-meta';
import type { PublishedParts } from '~/lib/markdown/publish-problem';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';

/** Everything that can be written of an article. */
export type ArticleValues = Omit<ArticleBase, 'updated_at'>;
export const valuesOf = (article: Article): ArticleValues => ({
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

/** What of it visitors read, as it is checked. */
export const partsOf = ({ title, description, content }: ArticleValues): PublishedParts => ({
  title,
  description,
  text: content,
});

export const baseOf = (article: Article): ArticleBase => ({
  ...valuesOf(article),
  updated_at: article.updated_at,
});

const nameOf = ({ title }: ArticleValues) => title;

export const articleAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  articleId: number,
): RecordAccess<Article, ArticleValues> => {
  const params = { portalSlug, articleId };
  const notes = checkNotes(queryClient, scope, portalSlug);
  let read: Article | null = null;
  let sentOver: Article | null = null;
  /** Also where the answer to the write was lost: what is read after it tells. */
  const note = (stored: Article) => {
    if (sentOver) void notes.saved(sentOver, stored);
  };
  return {
    read: async () => {
      read = await call(getArticle, { scope, params });
      note(read);
      return read;
    },
    write: async (article) => {
      sentOver = read;
      const stored = await write(queryClient, articleUpdate(scope), { params, body: { article } });
      if (stored) note(stored);
      return stored;
    },
    valuesOf,
    subject: { scope, kind: 'article', id: articleId, parent: portalSlug },
    nameOf,
  };
};

/** `known`: what the article was when it was last read. */
export const articleRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  articleId: number,
  known: ArticleValues,
): RecordRemoval => {
  const { read, subject } = articleAccess(queryClient, scope, portalSlug, articleId);
  return {
    read,
    remove: () => write(queryClient, articleDeletion(scope), { params: { portalSlug, articleId } }),
    subject,
    known: { name: known.title, values: known },
  };
};

/** The article, or nothing where somebody deleted it since it was listed. */
const readIfThere = (scope: Scope, portalSlug: string, articleId: number): Promise<Article | null> =>
  call(getArticle, { scope, params: { portalSlug, articleId } }).catch((error: unknown) => {
    if (isApiError(error, 'not-found')) return null;
    throw error;
  });

/** What the platform finds by a title: the newest, where those come first, as a new one would, or all. */
async function foundByTitle(scope: Scope, portalSlug: string, title: string) {
  const params = { portalSlug };
  const query = { search: title, sort: 'updated_desc' } as const;
  const { data, meta } = await read(listArticles, { scope, params, query: { ...query, per_page: 100 } });
  const hasMore = hasNextPage(meta, 1, data.length);
  const isNewestFirst = !listArticles.evidence?.ignored(query, data).includes('sort');
  return hasMore && !isNewestFirst ? readAllPages(scope, listArticles, { params, query }) : data;
}

export const newArticleAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
): RecordCreation<Article, ArticleValues> => ({
  isUnique: false,
  /** Those of the same title, with their texts, which a list leaves out. */
  candidates: async ({ title }) => {
    const data = await foundByTitle(scope, portalSlug, title);
    const sameTitled = data.filter((one) => one.title === title);
    const read = await Promise.all(sameTitled.map(({ id }) => readIfThere(scope, portalSlug, id)));
    return read.filter((one) => one !== null);
  },
  create: ({ title, content, description, category_id, associated_article_id, status }) =>
    write(queryClient, articleCreation(scope), {
      params: { portalSlug },
      body: {
        article: {
          title,
          content,
          ...(description !== '' && { description }),
          ...(category_id !== null && { category_id }),
          ...(associated_article_id !== null && { associated_article_id }),
          // Without one it starts as a draft (contract: first-status).
          ...(status !== 'draft' && { status }),
        },
      },
    }),
  valuesOf,
  comparisons: {
    // Any article of the family is accepted, and its root is stored.
    associated_article_id: (typed, stored) => (typed === null) === (stored === null),
    // One that came to be with another status is the same article all the same: its page shows which.
    status: () => true,
  },
  subject: { scope, kind: 'article', id: null, parent: portalSlug },
  nameOf,
});

/** What an author types of an article. */
export const fieldsOf = ({ title, description, content, category_id }: ArticleWords): ArticleWords => ({
  title,
  description,
  content,
  category_id,
});

/** What stands there now, with what was typed over its former version. */
export function withTyped(mine: ArticleWords, former: ArticleWords, now: ArticleWords): ArticleWords {
  const pick = <F extends keyof ArticleWords>(field: F) =>
    (mine[field] === former[field] ? now : mine)[field];
  return {
    title: pick('title'),
    description: pick('description'),
    content: pick('content'),
    category_id: pick('category_id'),
  };
}
