import type { MESSAGE_TYPES } from '~/api/choices';

export const MESSAGE_ORDERS = ['oldest', 'newest'] as const;
/** The end of the conversation where loading starts. Messages are always shown in ascending order. */
export type MessageOrder = (typeof MESSAGE_ORDERS)[number];

/** The URL parameters of a conversation's messages. */
export interface MessagesSearch {
  readonly message_type?: (typeof MESSAGE_TYPES)[number] | undefined;
  readonly order?: MessageOrder | undefined;
}

/** Returns the query of the messages request. Always sets the order, so that all pages use the same order. */
export const toMessagesQuery = ({ message_type, order = 'newest' }: MessagesSearch) => ({
  ...(message_type && { message_type }),
  order,
});

/** Removes duplicates, which occur if new messages shift the pages. */
export function removeDuplicates<Item extends { readonly id: number }>(
  items: readonly Item[],
): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
