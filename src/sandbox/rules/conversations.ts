// Conversations and their messages: finding by any identifier, listing, and fetching. Agents see only the conversations
// of their own inboxes.
import { MESSAGE_TYPES } from '~/api/choices';
import {
  type Conversation,
  findConversations,
  getConversation,
  listConversations,
  listMessages,
} from '~/api/conversations';
import { createBadRequestError, createRecordNotFoundError } from '../error-body';
import { createPageWithHasNext, createPageWithTotals } from '../list';
import { type AccountOperationContext, defineOperationHandler } from '../operation-handler';
import type { StoredConversation } from '../state';
import { canSeeInbox } from './inboxes';

type Reach = Pick<AccountOperationContext, 'account' | 'caller'>;

/** The maximum number of matches that a search by identifier returns. */
const MAX_MATCHES = 10;

/**
 * Returns the conversations that the caller can see: all for an administrator, otherwise those of their own inboxes.
 */
const reachable = ({ account, caller }: Reach) =>
  account.conversations.filter((conversation) => canSeeInbox(caller, conversation.inbox_id));

function onTheWire({ ticket_id, ...conversation }: StoredConversation): Conversation {
  return conversation;
}

/** Returns the conversation. Throws the same 404 for an inaccessible conversation as for a missing one. */
function findConversation(reach: Reach, conversationId: number): StoredConversation {
  const found = reachable(reach).find(({ id }) => id === conversationId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

/** Returns the kind of identifier that matches the conversation, or null if none does. */
function matchedBy(conversation: StoredConversation, identifier: string) {
  if (String(conversation.id) === identifier) return 'display_id';
  if (conversation.uuid.toLowerCase() === identifier.toLowerCase()) return 'uuid';
  return conversation.ticket_id === identifier ? 'ticket_id' : null;
}

const newestFirst =
  (field: 'created_at' | 'last_activity_at') =>
  (a: Conversation, b: Conversation): number =>
    a[field] < b[field] ? 1 : a[field] > b[field] ? -1 : b.id - a.id;

const moment = (text: string | undefined) => Date.parse(text ?? '');

/** Reports whether a conversation passes the filters. An absent filter or an invalid time matches everything. */
function passes(conversation: Conversation, query: Readonly<Record<string, string | undefined>>): boolean {
  const { status, inbox_id, updated_after, updated_before } = query;
  const updated = Date.parse(conversation.updated_at);
  return (
    (!status || conversation.status === status) &&
    (!inbox_id || String(conversation.inbox_id) === inbox_id) &&
    !(updated <= moment(updated_after)) &&
    !(updated >= moment(updated_before))
  );
}

export const conversationHandlers = [
  defineOperationHandler(
    findConversations,
    ({ state, account, caller, query }) => ({
      account_id: account.id,
      instance: state.instances.find(({ id }) => id === account.instance)?.name ?? null,
      matches: reachable({ account, caller })
        .flatMap((conversation) => {
          const matched_by = matchedBy(conversation, query.id ?? '');
          if (matched_by === null) return [];
          const { id, uuid, status, inbox_id, contact, created_at, last_activity_at } = conversation;
          return [{ id, uuid, status, inbox_id, contact, created_at, last_activity_at, matched_by }];
        })
        .sort((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : b.id - a.id))
        .slice(0, MAX_MATCHES),
    }),
    {
      query: ({ id }) => {
        if (!id) throw createBadRequestError('query_missing');
      },
    },
  ),

  defineOperationHandler(listConversations, ({ account, caller, query }) => {
    const matching = reachable({ account, caller }).filter((conversation) => passes(conversation, query));
    return createPageWithTotals(matching.map(onTheWire).sort(newestFirst('last_activity_at')), query);
  }),

  defineOperationHandler(getConversation, ({ account, caller, params }) =>
    onTheWire(findConversation({ account, caller }, params.conversationId)),
  ),

  defineOperationHandler(
    listMessages,
    ({ account, caller, params, query }) => {
      const { id } = findConversation({ account, caller }, params.conversationId);
      const messages = (account.messages[id] ?? [])
        .filter(({ message_type }) => !query.message_type || message_type === query.message_type)
        .sort((a, b) => (query.order === 'newest' ? b.id - a.id : a.id - b.id));
      return createPageWithHasNext(messages, query);
    },
    {
      // Rejects an unknown message type. An unknown order falls back to oldest first.
      query: ({ message_type }) => {
        if (message_type && !MESSAGE_TYPES.some((type) => type === message_type))
          throw createBadRequestError('message_type');
      },
    },
  ),
];
