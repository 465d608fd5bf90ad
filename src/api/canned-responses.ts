// Canned responses: messages that agents insert by their short code.
import * as z from 'zod/mini';
import { CANNED_RESPONSE_SORTS } from './choices';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { ignoredBodySchema, timestampSchema } from './http/wire';
import type { Scope } from './scope';

export const cannedResponseSchema = z.looseObject({
  id: z.number(),
  short_code: z.string(),
  content: z.string(),
  created_at: timestampSchema,
  /** Equal to `created_at` until the first edit, in this console or in the dashboard. */
  updated_at: timestampSchema,
});
export type CannedResponse = z.output<typeof cannedResponseSchema>;

export const listCannedResponses = defineOperation({
  id: 'cannedResponses.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/canned-responses',
  origin: 'contract',
  who: 'any-member',
  /**
   * With `search` and without `sort`, the platform orders rows by relevance. Therefore `sort` is sent only if the user
   * chose an order.
   */
  query: z.object({
    ...paginationFields,
    search: z.optional(z.string()),
    sort: z.optional(z.enum(CANNED_RESPONSE_SORTS)),
  }),
  response: defineListPageSchema(cannedResponseSchema),
});

export const createCannedResponse = defineOperation({
  id: 'cannedResponses.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/canned-responses',
  origin: 'contract',
  body: z.object({ canned_response: z.object({ short_code: z.string(), content: z.string() }) }),
  response: cannedResponseSchema,
});

export const updateCannedResponse = defineOperation({
  id: 'cannedResponses.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/canned-responses/{cannedResponseId}',
  origin: 'assumed',
  params: z.object({ cannedResponseId: z.number() }),
  body: z.object({
    canned_response: z.object({ short_code: z.optional(z.string()), content: z.optional(z.string()) }),
  }),
  response: z.optional(cannedResponseSchema),
  row: { list: listCannedResponses, key: 'id' },
});

export const deleteCannedResponse = defineOperation({
  id: 'cannedResponses.delete',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/canned-responses/{cannedResponseId}',
  origin: 'assumed',
  params: z.object({ cannedResponseId: z.number() }),
  response: ignoredBodySchema,
  row: { list: listCannedResponses, key: 'id' },
});

const invalidates = ['cannedResponses'];

export const cannedResponsesQuery = (
  scope: Scope,
  query: OperationInput<typeof listCannedResponses>['query'],
) => buildQueryOptions(scope, listCannedResponses, { query });

export const createCannedResponseMutation = (scope: Scope) =>
  buildMutationOptions(scope, createCannedResponse, { invalidates });

export const updateCannedResponseMutation = (scope: Scope) =>
  buildMutationOptions(scope, updateCannedResponse, { invalidates });

export const deleteCannedResponseMutation = (scope: Scope) =>
  buildMutationOptions(scope, deleteCannedResponse, { invalidates });
