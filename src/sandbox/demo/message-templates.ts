// The approved templates of the messaging-app inboxes.
import type { MessageTemplate } from '~/api/inboxes';

const template = (
  name: string,
  language: string,
  category: string,
  ...components: { type: string; text: string }[]
): MessageTemplate => ({ name, language, category, status: 'APPROVED', components });

/** Four templates with three different names. Their placeholders are numbered, named, in a header, or absent. */
export const createAcmeTemplates = (): MessageTemplate[] => [
  template(
    'order_on_its_way',
    'en',
    'UTILITY',
    { type: 'HEADER', text: 'Order {{1}}' },
    {
      type: 'BODY',
      text: 'Good news, {{1}}: your order left our roastery this morning.\nIt should reach you on {{2}}.',
    },
    { type: 'FOOTER', text: 'Acme Coffee Gear' },
  ),
  template(
    'order_on_its_way',
    'es',
    'UTILITY',
    { type: 'HEADER', text: 'Pedido {{1}}' },
    {
      type: 'BODY',
      text: 'Buenas noticias, {{1}}: tu pedido salió esta mañana de nuestro tostadero.\nLlegará el {{2}}.',
    },
    { type: 'FOOTER', text: 'Acme Coffee Gear' },
  ),
  template(
    'autumn_roast',
    'en',
    'MARKETING',
    {
      type: 'BODY',
      text: 'Hello {{first_name}}, the autumn roast is here. Use {{discount_code}} for 10% off until Sunday.',
    },
    { type: 'FOOTER', text: 'Answer STOP to hear no more from us.' },
  ),
  template('holiday_hours', 'en', 'UTILITY', {
    type: 'BODY',
    text: 'Our desk is closed on 25 and 26 December. We answer again on the 27th at 9:00.',
  }),
];

export const createAuroraTemplates = (): MessageTemplate[] => [
  template('encomenda_pronta', 'pt_BR', 'UTILITY', {
    type: 'BODY',
    text: 'Oi, {{1}}! Sua encomenda está pronta e quentinha. Pode retirar até {{2}}.',
  }),
];

export const createGlobexTemplates = (): MessageTemplate[] => [
  template('factura_vencida', 'es', 'UTILITY', {
    type: 'BODY',
    text: 'Hola, {{1}}. La factura {{2}} venció hace unos días. ¿Podemos ayudarte?',
  }),
];
