import type { MESSAGE_TYPES } from '~/api/choices';

export const ORDERS = ['oldest', 'newest'] as const;
/** Where reading starts. Messages are always shown from the oldest to the newest. */
export type Order = (typeof ORDERS)[number];

/** What the address of a conversation says of its messages. */
export interface MessagesSearch {
  readonly message_type?: (typeof MESSAGE_TYPES)[number] | undefined;
  readonly order?: Order | undefined;
}

/** The query of the messages. An order is always named, so that all pages have the same one. */
export const messagesQueryOf = ({ message_type, order = 'newest' }: MessagesSearch) => ({
  ...(message_type && { message_type }),
  order,
});

/** Removes repeated messages: pages move when messages arrive between two of them. */
export function withoutRepeats<Item extends { readonly id: number }>(
  items: readonly Item[],
): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
