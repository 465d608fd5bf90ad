// Automation rules: read-only, and for administrators only.
import * as z from 'zod/mini';
import { defineOperation } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildQueryOptions } from './http/query';
import { anyJsonSchema, timestampSchema } from './http/wire';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

export const automationRuleSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** The event that triggers the rule. The contract names two events. Other events are shown unchanged. */
  event_name: z.string(),
  active: z.boolean(),
  /** The rule's position among the account's rules for the same event. Rules run in ascending order. */
  order_id: z.number(),
  /** The contract doesn't specify the structure, so any structure is accepted and shown in full. */
  conditions: z.array(anyJsonSchema),
  actions: z.array(anyJsonSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type AutomationRule = z.output<typeof automationRuleSchema>;

export const listAutomationRules = defineOperation({
  id: 'automationRules.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/automation-rules',
  origin: 'assumed',
  who: 'administrator',
  query: z.object(paginationFields),
  response: defineListPageSchema(automationRuleSchema),
  about: listInboxes,
});

export const getAutomationRule = defineOperation({
  id: 'automationRules.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/automation-rules/{automationRuleId}',
  origin: 'contract',
  who: 'administrator',
  params: z.object({ automationRuleId: z.number() }),
  response: automationRuleSchema,
});

export const automationRuleQuery = (scope: Scope, automationRuleId: number) =>
  buildQueryOptions(scope, getAutomationRule, { params: { automationRuleId } });
