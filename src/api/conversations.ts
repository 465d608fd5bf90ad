// Conversations and their messages (read-only in this version of the API).
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { normalizeIdentifier } from '~/lib/conversation-identifier';
import { hasNextPage } from '~/lib/file/page-meta';
import {
  createAfterCheck,
  createBeforeCheck,
  createFieldCheck,
  createOrderCheck,
  defineParameterChecks,
} from '~/lib/ignored-parameters';
import { CONVERSATION_STATUSES, MESSAGE_TYPES } from './choices';
import { createMismatchError } from './http/api-error';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, definePageSchemaWithoutTotal, paginationFields } from './http/page';
import { buildInfiniteQueryOptions, buildQueryKey, buildQueryOptions } from './http/query';
import { read } from './http/read';
import type { RequestPacer } from './http/request-pacer';
import { defineOpenEnum, timestampSchema } from './http/wire';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

export const CONVERSATION_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

export const contactSchema = z.looseObject({ id: z.number(), name: z.string() });

export const conversationSchema = z.looseObject({
  /** The conversation number. It differs from both the internal ID and the UUID. */
  id: z.number(),
  uuid: z.string(),
  status: defineOpenEnum(CONVERSATION_STATUSES),
  priority: z.nullable(defineOpenEnum(CONVERSATION_PRIORITIES)),
  assignee_id: z.nullable(z.number()),
  inbox_id: z.number(),
  team_id: z.nullable(z.number()),
  contact: z.nullable(contactSchema),
  labels: z.array(z.string()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  last_activity_at: timestampSchema,
  custom_attributes: z.record(z.string(), z.unknown()),
  snoozed_until: z.nullable(timestampSchema),
  waiting_since: z.nullable(timestampSchema),
});
export type Conversation = z.output<typeof conversationSchema>;

export const messageSchema = z.looseObject({
  id: z.number(),
  /** Empty for a message that has only an attachment, because this version of the API omits attachments. */
  content: z.nullable(z.string()),
  message_type: defineOpenEnum(MESSAGE_TYPES),
  content_type: z.string(),
  private: z.boolean(),
  status: z.string(),
  /** Null if the message is an activity. A hidden administrator has a null `id` and a masked name. */
  sender: z.nullable(z.looseObject({ type: z.string(), id: z.nullable(z.number()), name: z.string() })),
  created_at: timestampSchema,
});
export type Message = z.output<typeof messageSchema>;

export const CONVERSATION_MATCH_FIELDS = ['display_id', 'uuid', 'ticket_id'] as const;

/**
 * A conversation that was found by an identifier. All fields except `matched_by` are optional, because the contract
 * guarantees only that field.
 */
export const conversationMatchSchema = z.looseObject({
  id: z.optional(z.number()),
  uuid: z.optional(z.nullable(z.string())),
  status: z.optional(defineOpenEnum(CONVERSATION_STATUSES)),
  inbox_id: z.optional(z.nullable(z.number())),
  contact: z.optional(z.nullable(contactSchema)),
  created_at: z.optional(timestampSchema),
  last_activity_at: z.optional(timestampSchema),
  matched_by: defineOpenEnum(CONVERSATION_MATCH_FIELDS),
});
export type ConversationMatch = z.output<typeof conversationMatchSchema>;

export const findConversations = defineOperation({
  id: 'conversations.find',
  method: 'GET',
  path: '/v1/accounts/{accountId}/conversations/find',
  origin: 'assumed',
  who: 'any-member',
  /** The identifier exactly as typed, including leading zeros. */
  query: z.object({ id: z.string() }),
  response: z.looseObject({
    account_id: z.number(),
    /** The display name of the instance. It can't be compared with the number in the `chat-instance` header. */
    instance: z.nullable(z.string()),
    matches: z.array(conversationMatchSchema),
  }),
});

export const listConversations = defineOperation({
  id: 'conversations.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/conversations',
  origin: 'assumed',
  who: 'any-member',
  query: z.object({
    ...paginationFields,
    status: z.optional(z.string()),
    inbox_id: z.optional(z.number()),
    updated_after: z.optional(timestampSchema),
    updated_before: z.optional(timestampSchema),
  }),
  response: defineListPageSchema(conversationSchema),
  evidence: defineParameterChecks({
    status: createFieldCheck('status', CONVERSATION_STATUSES),
    inbox_id: createFieldCheck('inbox_id'),
    updated_after: createAfterCheck('updated_at'),
    updated_before: createBeforeCheck('updated_at'),
  }),
  about: listInboxes,
});

export const getConversation = defineOperation({
  id: 'conversations.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/conversations/{conversationId}',
  origin: 'contract',
  who: 'any-member',
  params: z.object({ conversationId: z.number() }),
  response: conversationSchema,
});

export const listMessages = defineOperation({
  id: 'conversations.messages',
  method: 'GET',
  path: '/v1/accounts/{accountId}/conversations/{conversationId}/messages',
  origin: 'contract',
  who: 'any-member',
  params: z.object({ conversationId: z.number() }),
  query: z.object({
    ...paginationFields,
    message_type: z.optional(z.string()),
    order: z.optional(z.enum(['oldest', 'newest'])),
  }),
  response: definePageSchemaWithoutTotal(messageSchema),
  evidence: defineParameterChecks({
    message_type: createFieldCheck('message_type', MESSAGE_TYPES),
    order: createOrderCheck({ oldest: ['id', 'ascending'], newest: ['id', 'descending'] }),
  }),
});

/**
 * Returns the query options for finding conversations by an identifier exactly as typed. If nothing matches, searches
 * again for the normalized identifier, for example without the `#` of `#1042`. The result's `asked` is the last
 * identifier that was searched for.
 */
export const findConversationsQuery = (scope: Scope, id: string) =>
  queryOptions({
    queryKey: buildQueryKey(scope, 'conversations', 'find', id),
    queryFn: async ({ signal }) => {
      const ask = async (asked: string) => ({
        ...(await read(findConversations, { scope, query: { id: asked }, signal })),
        asked,
      });
      const found = await ask(id);
      const clean = normalizeIdentifier(id);
      return found.matches.length > 0 || clean === id || clean === '' ? found : ask(clean);
    },
  });

export const conversationsQuery = (scope: Scope, query: OperationInput<typeof listConversations>['query']) =>
  buildQueryOptions(scope, listConversations, { query });

export const conversationQuery = (scope: Scope, conversationId: number) =>
  buildQueryOptions(scope, getConversation, { params: { conversationId } });

/** Returns the options of an infinite query for the messages of a conversation. */
export const messagesQuery = (
  scope: Scope,
  conversationId: number,
  query: { readonly message_type?: string | undefined; readonly order: 'oldest' | 'newest' },
) =>
  buildInfiniteQueryOptions(scope, listMessages, {
    params: { conversationId },
    query: { ...query, per_page: 50 },
  });

interface MessagePage {
  readonly messages: readonly Message[];
  /** The number of the next page, or null after the last one. */
  readonly next: number | null;
}

/**
 * Loads a page of a conversation's messages, oldest first, without caching them. `pace` delays the request to stay
 * within the request limit. Throws `ApiError`, including when the platform returns a different page than the requested
 * one.
 */
export async function readMessagePage(
  scope: Scope,
  conversationId: number,
  page: number,
  { pace, signal }: { readonly pace: RequestPacer; readonly signal: AbortSignal },
): Promise<MessagePage> {
  const query = { order: 'oldest', page, per_page: 100 } as const;
  const { data, meta } = await pace(() =>
    read(listMessages, { scope, params: { conversationId }, query, signal }),
  );
  // A platform that ignores the parameter always returns the first page. Without this check, callers would load pages
  // forever.
  if (meta.current_page !== page) throw createMismatchError(listMessages.id, 'meta.current_page');
  return { messages: data, next: hasNextPage(meta, page, data.length) ? page + 1 : null };
}
