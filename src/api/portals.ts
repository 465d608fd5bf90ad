// Portals, which are help center sites. They are addressed by their slug, which never changes. The list of languages
// can only be replaced as a whole.
import * as z from 'zod/mini';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { timestampSchema } from './http/wire';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

export const portalSchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  default_locale: z.string(),
  allowed_locales: z.array(z.string()),
  archived: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Portal = z.output<typeof portalSchema>;

export const portalParamsSchema = z.object({ portalSlug: z.string() });

export const listPortals = defineOperation({
  id: 'portals.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/portals',
  origin: 'assumed',
  query: z.object(paginationFields),
  response: defineListPageSchema(portalSchema),
  about: listInboxes,
});

export const getPortal = defineOperation({
  id: 'portals.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}',
  origin: 'assumed',
  params: portalParamsSchema,
  response: portalSchema,
  row: { list: listPortals, key: 'slug' },
});

export const createPortal = defineOperation({
  id: 'portals.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/portals',
  origin: 'contract',
  who: 'administrator',
  body: z.object({ portal: z.object({ name: z.string(), slug: z.string(), default_locale: z.string() }) }),
  response: portalSchema,
});

/** `allowed_locales` replaces the stored list, so the current list must be fetched right before the request. */
export const updatePortal = defineOperation({
  id: 'portals.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}',
  origin: 'contract',
  who: 'administrator',
  params: portalParamsSchema,
  body: z.object({
    portal: z.object({ name: z.optional(z.string()), allowed_locales: z.optional(z.array(z.string())) }),
  }),
  response: z.optional(portalSchema),
});

const invalidates = ['portals'];

export const portalsQuery = (scope: Scope, query: OperationInput<typeof listPortals>['query']) =>
  buildQueryOptions(scope, listPortals, { query });
export const portalQuery = (scope: Scope, portalSlug: string) =>
  buildQueryOptions(scope, getPortal, { params: { portalSlug } });

export const createPortalMutation = (scope: Scope) =>
  buildMutationOptions(scope, createPortal, { invalidates });
export const updatePortalMutation = (scope: Scope) =>
  buildMutationOptions(scope, updatePortal, { invalidates: ['portals', 'categories', 'articles'] });
