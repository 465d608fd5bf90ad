// Labels. Macros refer to a label by its title, campaigns by its ID.
import * as z from 'zod/mini';
import { defineOperation } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { listInboxes } from './inboxes';

export const labelSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  description: z.optional(z.nullable(z.string())),
  color: z.optional(z.nullable(z.string())),
});
export type Label = z.output<typeof labelSchema>;

export const listLabels = defineOperation({
  id: 'labels.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/labels',
  origin: 'assumed',
  who: 'any-member',
  query: z.object(paginationFields),
  response: defineListPageSchema(labelSchema),
  about: listInboxes,
});
