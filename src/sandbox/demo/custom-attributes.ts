// Custom attributes of every JSON type, with irregular keys.
import type { Conversation } from '~/api/conversations';

/**
 * Returns the custom attributes of a conversation: none for a third of the conversations, otherwise some of the
 * account's irregular attributes.
 */
export function buildCustomAttributes(
  number: number,
  orderPrefix: string,
): Conversation['custom_attributes'] {
  switch (number % 6) {
    case 0:
    case 3:
      return {};
    case 1:
      return { order_number: `${orderPrefix}-${number * 7}`, order_total: 189.9, gift: number % 4 === 1 };
    case 2:
      return {
        'Delivery date': '2026-10-28',
        carrier: null,
        tracking_url: `https://track.acme.test/p/${number}`,
      };
    case 4:
      return {
        plan: 'Monthly <500 g>',
        boxes_sent: number % 24,
        'allergies & wishes': ['nuts', 'no plastic'],
        address: { street: 'Lindenallee 17', floor: 3, lift: false },
      };
    default:
      return { nps: number % 11, 'última visita': '2026-10-30T16:20:00.000Z', note: '' };
  }
}
