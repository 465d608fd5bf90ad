import type { MESSAGE_TYPES } from '~/api/choices';

export const ORDERS = ['oldest', 'newest'] as const;

/** What the address of a conversation says of its messages. */
export interface MessagesSearch {
  readonly message_type?: (typeof MESSAGE_TYPES)[number] | undefined;
  readonly order?: (typeof ORDERS)[number] | undefined;
}

/** What the messages are asked with; an order is always named, so that one walk keeps one order. */
export const messagesQueryOf = ({ message_type, order = 'oldest' }: MessagesSearch) => ({
  ...(message_type && { message_type }),
  order,
});

/** Pages move when messages arrive during a walk: what comes twice is shown once. */
export function withoutRepeats<Item extends { readonly id: number }>(
  items: readonly Item[],
): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
