// Categories of a portal. Paths contain a category's ID, because its slug can change. A category's language is set at
// creation.
import * as z from 'zod/mini';
import { createLocaleCheck, defineParameterChecks } from '~/lib/ignored-parameters';
import { defineOperation } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildMutationOptions } from './http/query';
import { ignoredBodySchema, timestampSchema } from './http/wire';
import { getPortal, portalParamsSchema } from './portals';
import type { Scope } from './scope';

export const categorySchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  locale: z.string(),
  /** Categories are sorted by ascending position, and null comes last. This console doesn't write positions. */
  position: z.nullable(z.number()),
  parent_category_id: z.nullable(z.number()),
  /** The ID of the root category, which links the translations of a category. */
  associated_category_id: z.nullable(z.number()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Category = z.output<typeof categorySchema>;

const categoryParams = z.object({ portalSlug: z.string(), categoryId: z.number() });

export const listCategories = defineOperation({
  id: 'categories.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/categories',
  origin: 'assumed',
  params: portalParamsSchema,
  query: z.object({ ...paginationFields, locale: z.optional(z.string()) }),
  response: defineListPageSchema(categorySchema),
  evidence: defineParameterChecks({ locale: createLocaleCheck('locale') }),
  about: getPortal,
});

export const createCategory = defineOperation({
  id: 'categories.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/categories',
  origin: 'assumed',
  who: 'portal-member',
  params: portalParamsSchema,
  body: z.object({
    category: z.object({
      name: z.string(),
      slug: z.optional(z.string()),
      description: z.optional(z.nullable(z.string())),
      locale: z.string(),
      associated_category_id: z.optional(z.nullable(z.number())),
    }),
  }),
  response: categorySchema,
  about: getPortal,
});

/** The body contains only changed fields. Null clears a field. */
export const updateCategory = defineOperation({
  id: 'categories.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/categories/{categoryId}',
  origin: 'contract',
  who: 'portal-member',
  params: categoryParams,
  body: z.object({
    category: z.object({
      name: z.optional(z.string()),
      description: z.optional(z.nullable(z.string())),
      slug: z.optional(z.string()),
      associated_category_id: z.optional(z.nullable(z.number())),
    }),
  }),
  response: z.optional(categorySchema),
});

export const deleteCategory = defineOperation({
  id: 'categories.delete',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/portals/{portalSlug}/categories/{categoryId}',
  origin: 'contract',
  who: 'portal-member',
  params: categoryParams,
  response: ignoredBodySchema,
});

const invalidates = ['categories'];

export const createCategoryMutation = (scope: Scope) =>
  buildMutationOptions(scope, createCategory, { invalidates });
export const updateCategoryMutation = (scope: Scope) =>
  buildMutationOptions(scope, updateCategory, { invalidates: ['categories', 'articles'] });
export const deleteCategoryMutation = (scope: Scope) =>
  buildMutationOptions(scope, deleteCategory, { invalidates });
