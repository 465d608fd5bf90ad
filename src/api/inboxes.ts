// Inboxes (read-only) and the message templates of messaging-app inboxes.
import * as z from 'zod/mini';
import { NAME_SORTS } from './choices';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, defineSinglePageSchema, paginationFields } from './http/page';
import { buildQueryOptions } from './http/query';
import { buildSinglePageQueryOptions } from './http/single-page';
import { timestampSchema } from './http/wire';
import type { Scope } from './scope';

/** The two channel types that the contract names. Inboxes may have other types, which are shown unchanged. */
export const CHAT_APP_CHANNEL = 'Channel::Chatapp';
export const WEB_WIDGET_CHANNEL = 'Channel::WebWidget';

export const inboxSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  channel_type: z.string(),
  greeting_enabled: z.boolean(),
  greeting_message: z.nullable(z.string()),
  working_hours_enabled: z.boolean(),
  out_of_office_message: z.nullable(z.string()),
  timezone: z.string(),
  csat_survey_enabled: z.boolean(),
  enable_auto_assignment: z.boolean(),
  allow_messages_after_resolved: z.boolean(),
  lock_to_single_conversation: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Inbox = z.output<typeof inboxSchema>;

export const messageTemplateSchema = z.looseObject({
  name: z.string(),
  language: z.string(),
  category: z.optional(z.nullable(z.string())),
  status: z.string(),
  components: z.array(z.looseObject({ type: z.string(), text: z.optional(z.nullable(z.string())) })),
});
export type MessageTemplate = z.output<typeof messageTemplateSchema>;

export const listInboxes = defineOperation({
  id: 'inboxes.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/inboxes',
  origin: 'contract',
  who: 'any-member',
  query: z.object({
    ...paginationFields,
    search: z.optional(z.string()),
    sort: z.optional(z.enum(NAME_SORTS)),
  }),
  response: defineListPageSchema(inboxSchema),
});

export const getInbox = defineOperation({
  id: 'inboxes.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/inboxes/{inboxId}',
  origin: 'assumed',
  who: 'any-member',
  params: z.object({ inboxId: z.number() }),
  response: inboxSchema,
  row: { list: listInboxes, key: 'id' },
});

export const listMessageTemplates = defineOperation({
  id: 'inboxes.templates',
  method: 'GET',
  path: '/v1/accounts/{accountId}/inboxes/{inboxId}/message-templates',
  origin: 'assumed',
  params: z.object({ inboxId: z.number() }),
  query: z.object(paginationFields),
  response: defineSinglePageSchema(messageTemplateSchema),
  about: getInbox,
});

export const inboxesQuery = (scope: Scope, query: OperationInput<typeof listInboxes>['query']) =>
  buildQueryOptions(scope, listInboxes, { query });

export const inboxQuery = (scope: Scope, inboxId: number) =>
  buildQueryOptions(scope, getInbox, { params: { inboxId } });

export const messageTemplatesQuery = (scope: Scope, inboxId: number) =>
  buildSinglePageQueryOptions(scope, listMessageTemplates, { params: { inboxId } });
