// Articles: a new article is a draft unless a status is sent. Its author is the caller, and its language is that of the
// category.
import {
  type Article,
  createArticle,
  deleteArticle,
  getArticle,
  listArticles,
  updateArticle,
} from '~/api/articles';
import type { Category } from '~/api/categories';
import { ARTICLE_STATUSES } from '~/api/choices';
import { toSlug } from '~/lib/text/slug';
import { createRecordNotFoundError } from '../error-body';
import {
  createPageWithTotals,
  createTextComparison,
  includesIgnoringCase,
  reverseOrder,
  sortRecords,
} from '../list';
import { type AccountOperationContext, defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';
import type { StoredPortal } from '../state';
import { BodyParser, requireWritableField, toTimestamp } from '../values';
import {
  canWritePortal,
  findPortal,
  getTranslationRootId,
  moveTranslationsToNewRoot,
  parseReference,
} from './help-center';

const WRITABLE = ['title', 'content', 'description', 'status', 'category_id', 'associated_article_id'];

const byTitle = createTextComparison<Article>(({ title }) => title);
const byUpdate = createTextComparison<Article>(({ updated_at }) => updated_at);
const SORTS = {
  updated_desc: reverseOrder(byUpdate),
  updated_asc: byUpdate,
  title_asc: byTitle,
  title_desc: reverseOrder(byTitle),
};

function findArticle({ articles }: StoredPortal, articleId: number): Article {
  const found = articles.find(({ id }) => id === articleId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

/** Parses the fields that create and update requests have in common. A missing field is undefined. */
function readWritable(values: BodyParser, { portal, categories, articles }: StoredPortal) {
  const status = values.sentText('status');
  if (status && !ARTICLE_STATUSES.some((known) => known === status)) {
    values.refuse('status', 'invalid', `status must be one of ${ARTICLE_STATUSES.join(', ')}`);
  }
  const category = parseReference<Category>(values, 'category_id', categories);
  // Rejects a category whose language the portal no longer allows.
  if (category && !portal.allowed_locales.includes(category.locale)) {
    values.refuse(
      'category_id',
      'invalid',
      `locale ${category.locale} is not among the portal's allowed_locales`,
    );
  }
  return {
    content: values.textOrNull('content'),
    description: values.textOrNull('description'),
    status,
    category,
    root: parseReference<Article>(values, 'associated_article_id', articles),
  };
}

/**
 * Derives the slug from the title when the article is created. A number distinguishes articles with equal titles. A
 * title without usable characters gives the slug `article-{id}`.
 */
function newSlug({ articles }: StoredPortal, title: string, id: number): string {
  const slug = toSlug(title) || `article-${id}`;
  const isTaken = (candidate: string) => articles.some((one) => one.slug === candidate);
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Returns the origin of the account's public site, taken from an existing article. */
function findSite({ portals }: AccountOperationContext['account']): string {
  const address = portals.flatMap(({ articles }) => articles)[0]?.public_url;
  return address ? new URL(address).origin : 'https://help.sandbox.test';
}

export const articleHandlers = [
  defineOperationHandler(
    listArticles,
    ({ account, params, query }) => {
      const { articles } = findPortal(account, params.portalSlug);
      const term = query.search ?? '';
      const found = articles.filter(
        ({ title, description, content, status, locale, category_id }) =>
          (includesIgnoringCase(title, term) ||
            includesIgnoringCase(description, term) ||
            includesIgnoringCase(content, term)) &&
          (!query.status || status === query.status) &&
          (!query.locale || locale === query.locale) &&
          (!query.category_id || String(category_id) === query.category_id),
      );
      const { data, meta } = createPageWithTotals(
        sortRecords(found, SORTS, query.sort, 'updated_desc'),
        query,
      );
      return { data: data.map(({ content, ...summary }) => summary), meta };
    },
    { allowed: canWritePortal },
  ),

  defineOperationHandler(
    getArticle,
    ({ account, params }) => findArticle(findPortal(account, params.portalSlug), params.articleId),
    { allowed: canWritePortal },
  ),

  defineOperationHandler(
    createArticle,
    ({ platform, account, caller, params, body, now }) => {
      const stored = findPortal(account, params.portalSlug);
      const values = new BodyParser(body);
      const title = values.text('title');
      const { content, description, status, category, root } = readWritable(values, stored);
      values.check();
      const id = takeNextId(platform);
      const slug = newSlug(stored, title, id);
      const created_at = toTimestamp(now);
      const article: Article = {
        id,
        title,
        slug,
        content: content ?? '',
        description: description ?? '',
        status: status ?? 'draft',
        locale: category?.locale ?? stored.portal.default_locale,
        category_id: category?.id ?? null,
        associated_article_id: getTranslationRootId(root ?? null, 'associated_article_id', undefined),
        author_id: caller.userId,
        portal_slug: stored.portal.slug,
        public_url: `${findSite(account)}/hc/${stored.portal.slug}/articles/${slug}`,
        created_at,
        updated_at: created_at,
      };
      stored.articles.push(article);
      return article;
    },
    { wrapper: 'article', allowed: canWritePortal },
  ),

  defineOperationHandler(
    updateArticle,
    ({ account, params, body, now }) => {
      requireWritableField(body, WRITABLE);
      const stored = findPortal(account, params.portalSlug);
      const article = findArticle(stored, params.articleId);
      const values = new BodyParser(body);
      const title = values.sentText('title');
      const { content, description, status, category, root } = readWritable(values, stored);
      values.check();
      article.title = title ?? article.title;
      if (content !== undefined) article.content = content ?? '';
      if (description !== undefined) article.description = description;
      article.status = status ?? article.status;
      if (category !== undefined) {
        article.category_id = category?.id ?? null;
        // Moving an article to a category of another language changes its language.
        article.locale = category?.locale ?? article.locale;
      }
      if (root !== undefined) {
        const link = getTranslationRootId(root, 'associated_article_id', article.id);
        article.associated_article_id = link;
        moveTranslationsToNewRoot(stored.articles, 'associated_article_id', article.id, link);
      }
      article.updated_at = toTimestamp(now);
      return article;
    },
    { wrapper: 'article', allowed: canWritePortal },
  ),

  defineOperationHandler(
    deleteArticle,
    ({ account, params }) => {
      const stored = findPortal(account, params.portalSlug);
      const { id } = findArticle(stored, params.articleId);
      stored.articles = stored.articles.filter((article) => article.id !== id);
      for (const article of stored.articles) {
        if (article.associated_article_id === id) article.associated_article_id = null;
      }
    },
    { allowed: canWritePortal },
  ),
];
