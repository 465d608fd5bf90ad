// Availability reasons, which state why an agent is busy. The API creates reasons only for the status `busy`. Deletions
// are soft.
import * as z from 'zod/mini';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { ignoredBodySchema, timestampSchema } from './http/wire';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

export const availabilityReasonSchema = z.looseObject({
  id: z.number(),
  reason: z.string(),
  emoji: z.optional(z.nullable(z.string())),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type AvailabilityReason = z.output<typeof availabilityReasonSchema>;

export const listAvailabilityReasons = defineOperation({
  id: 'availabilityReasons.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/availability-reasons',
  origin: 'assumed',
  who: 'any-member',
  query: z.object(paginationFields),
  response: defineListPageSchema(availabilityReasonSchema),
  about: listInboxes,
});

export const createAvailabilityReason = defineOperation({
  id: 'availabilityReasons.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/availability-reasons',
  origin: 'contract',
  who: 'administrator',
  body: z.object({
    availability_reason: z.object({ reason: z.string(), emoji: z.optional(z.nullable(z.string())) }),
  }),
  response: availabilityReasonSchema,
});

export const updateAvailabilityReason = defineOperation({
  id: 'availabilityReasons.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/availability-reasons/{availabilityReasonId}',
  origin: 'assumed',
  who: 'administrator',
  params: z.object({ availabilityReasonId: z.number() }),
  body: z.object({
    availability_reason: z.object({
      reason: z.optional(z.string()),
      emoji: z.optional(z.nullable(z.string())),
    }),
  }),
  response: z.optional(availabilityReasonSchema),
  row: { list: listAvailabilityReasons, key: 'id' },
});

export const deleteAvailabilityReason = defineOperation({
  id: 'availabilityReasons.delete',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/availability-reasons/{availabilityReasonId}',
  origin: 'assumed',
  who: 'administrator',
  params: z.object({ availabilityReasonId: z.number() }),
  response: ignoredBodySchema,
  row: { list: listAvailabilityReasons, key: 'id' },
});

const invalidates = ['availabilityReasons'];

export const availabilityReasonsQuery = (
  scope: Scope,
  query: OperationInput<typeof listAvailabilityReasons>['query'],
) => buildQueryOptions(scope, listAvailabilityReasons, { query });

export const createAvailabilityReasonMutation = (scope: Scope) =>
  buildMutationOptions(scope, createAvailabilityReason, { invalidates });

export const updateAvailabilityReasonMutation = (scope: Scope) =>
  buildMutationOptions(scope, updateAvailabilityReason, { invalidates });

export const deleteAvailabilityReasonMutation = (scope: Scope) =>
  buildMutationOptions(scope, deleteAvailabilityReason, { invalidates });
