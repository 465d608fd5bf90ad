// The articles of a portal. Each is written in Markdown in one language, and linked to its translations through a root
// article.
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  createFieldCheck,
  createLocaleCheck,
  createOrderCheck,
  defineParameterChecks,
} from '~/lib/ignored-parameters';
import { ARTICLE_SORTS, ARTICLE_STATUSES } from './choices';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryKey, buildQueryOptions } from './http/query';
import { defineOpenEnum, ignoredBodySchema, timestampSchema } from './http/wire';
import { getPortal, portalParamsSchema } from './portals';
import type { Scope } from './scope';

/** An article as lists contain it, without its content. */
export const articleSummarySchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  status: defineOpenEnum(ARTICLE_STATUSES),
  /** Read-only. The language of the category, or the portal's default language if there is no category. */
  locale: z.string(),
  category_id: z.nullable(z.number()),
  associated_article_id: z.nullable(z.number()),
  author_id: z.nullable(z.number()),
  portal_slug: z.string(),
  public_url: z.string(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type ArticleSummary = z.output<typeof articleSummarySchema>;

/** An article with its content. */
export const articleSchema = z.extend(articleSummarySchema, { content: z.nullable(z.string()) });
export type Article = z.output<typeof articleSchema>;

const articleParams = z.object({ portalSlug: z.string(), articleId: z.number() });

export const listArticles = defineOperation({
  id: 'articles.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/articles',
  origin: 'assumed',
  who: 'portal-member',
  params: portalParamsSchema,
  query: z.object({
    ...paginationFields,
    search: z.optional(z.string()),
    status: z.optional(z.string()),
    locale: z.optional(z.string()),
    category_id: z.optional(z.number()),
    sort: z.optional(z.enum(ARTICLE_SORTS)),
  }),
  response: defineListPageSchema(articleSummarySchema),
  evidence: defineParameterChecks({
    status: createFieldCheck('status', ARTICLE_STATUSES),
    locale: createLocaleCheck('locale'),
    category_id: createFieldCheck('category_id'),
    sort: createOrderCheck({
      updated_asc: ['updated_at', 'ascending'],
      updated_desc: ['updated_at', 'descending'],
      title_asc: ['title', 'ascending'],
      title_desc: ['title', 'descending'],
    }),
  }),
  about: getPortal,
});

export const getArticle = defineOperation({
  id: 'articles.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/articles/{articleId}',
  origin: 'contract',
  who: 'portal-member',
  params: articleParams,
  response: articleSchema,
});

/** The request has no author field, because the signed-in person becomes the author. */
export const createArticle = defineOperation({
  id: 'articles.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/articles',
  origin: 'contract',
  who: 'portal-member',
  params: portalParamsSchema,
  body: z.object({
    article: z.object({
      title: z.string(),
      content: z.optional(z.string()),
      description: z.optional(z.string()),
      category_id: z.optional(z.nullable(z.number())),
      status: z.optional(z.string()),
      associated_article_id: z.optional(z.nullable(z.number())),
    }),
  }),
  response: articleSchema,
});

export const updateArticle = defineOperation({
  id: 'articles.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/articles/{articleId}',
  origin: 'assumed',
  who: 'portal-member',
  params: articleParams,
  body: z.object({
    article: z.object({
      title: z.optional(z.string()),
      content: z.optional(z.string()),
      description: z.optional(z.nullable(z.string())),
      status: z.optional(z.string()),
      category_id: z.optional(z.nullable(z.number())),
      associated_article_id: z.optional(z.nullable(z.number())),
    }),
  }),
  response: z.optional(articleSchema),
  about: getArticle,
});

export const deleteArticle = defineOperation({
  id: 'articles.delete',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/articles/{articleId}',
  origin: 'assumed',
  who: 'portal-member',
  params: articleParams,
  response: ignoredBodySchema,
  about: getArticle,
});

export const articlesQuery = (
  scope: Scope,
  portalSlug: string,
  query: OperationInput<typeof listArticles>['query'],
) => buildQueryOptions(scope, listArticles, { params: { portalSlug }, query });

export const articleQuery = (scope: Scope, portalSlug: string, articleId: number) =>
  buildQueryOptions(scope, getArticle, { params: { portalSlug, articleId } });

/** Returns the articles of a portal whose content is in the query cache. */
export const getCachedArticles = (
  client: QueryClient,
  scope: Scope,
  portalSlug: string,
): readonly Article[] =>
  client
    .getQueriesData<Article>({ queryKey: buildQueryKey(scope, 'articles', 'get') })
    .flatMap(([, held]) => (held?.portal_slug === portalSlug ? [held] : []));

/** Resources to refetch after a write. `portal-texts` is the content of all articles in a portal. */
const invalidates = ['articles', 'portal-texts'];

export const createArticleMutation = (scope: Scope) =>
  buildMutationOptions(scope, createArticle, { invalidates });
export const updateArticleMutation = (scope: Scope) =>
  buildMutationOptions(scope, updateArticle, { invalidates });
export const deleteArticleMutation = (scope: Scope) =>
  buildMutationOptions(scope, deleteArticle, { invalidates });
