// Agents: the people who work in the account. The contract refers to them in `user_ids` and `author_id`.
import * as z from 'zod/mini';
import { defineOperation } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { listInboxes } from './inboxes';

export const agentSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  email: z.optional(z.nullable(z.string())),
  role: z.optional(z.nullable(z.string())),
  availability_status: z.optional(z.nullable(z.string())),
  confirmed: z.optional(z.boolean()),
});
export type Agent = z.output<typeof agentSchema>;

export const listAgents = defineOperation({
  id: 'agents.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/agents',
  origin: 'assumed',
  who: 'any-member',
  query: z.object(paginationFields),
  response: defineListPageSchema(agentSchema),
  about: listInboxes,
});
