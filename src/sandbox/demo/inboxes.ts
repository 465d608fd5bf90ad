// The inboxes of each account. agent@acme.test has access to two of Acme's nine inboxes (identities.ts).
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import type { StoredInbox } from '../state';
import { createAcmeTemplates, createAuroraTemplates, createGlobexTemplates } from './message-templates';
import { createTimestamps } from './times';

const inbox = (
  id: number,
  name: string,
  channel_type: string,
  greeting_message: string,
  more: Partial<StoredInbox> = {},
): StoredInbox => ({
  id,
  name,
  channel_type,
  greeting_enabled: greeting_message !== '',
  greeting_message,
  working_hours_enabled: id % 2 === 1,
  out_of_office_message:
    id % 2 === 1 ? 'We are away until tomorrow at 9:00. Your message waits for us.' : null,
  timezone: 'Europe/Madrid',
  csat_survey_enabled: id % 3 === 1,
  enable_auto_assignment: id % 4 !== 0,
  allow_messages_after_resolved: id % 3 !== 0,
  lock_to_single_conversation: id % 5 === 2,
  ...createTimestamps(600 - (id % 40) * 31, id % 3 === 0 ? null : 40 + (id % 40) * 6),
  templates: [],
  ...more,
});

export const createAcmeInboxes = (): StoredInbox[] => [
  inbox(1, 'Acme website', WEB_WIDGET_CHANNEL, 'Hi! Ask us anything about coffee gear. 👋'),
  inbox(2, 'Acme messaging', CHAT_APP_CHANNEL, 'Thanks for writing. A person answers soon.', {
    templates: createAcmeTemplates(),
  }),
  inbox(3, 'Support e-mail', 'Channel::Email', ''),
  inbox(4, 'Order system', 'Channel::Api', '', { timezone: 'Etc/UTC' }),
  inbox(5, 'Billing e-mail', 'Channel::Email', 'We answer questions about invoices within one working day.'),
  inbox(6, 'Wholesale <cafés & offices>', WEB_WIDGET_CHANNEL, 'Welcome to our wholesale desk.', {
    timezone: 'America/New_York',
  }),
  inbox(7, 'Text messages', 'Channel::Sms', 'Acme: we read this number on working days.'),
  inbox(8, 'Callback requests', 'Channel::Voice', '', { timezone: 'Asia/Kolkata' }),
  inbox(9, 'Barista club', 'Channel::Community', 'Welcome to the club!', { out_of_office_message: '' }),
];

export const createAuroraInboxes = (): StoredInbox[] => [
  inbox(41, 'Balcão da Aurora', CHAT_APP_CHANNEL, 'Oi! Padaria Aurora, bom dia. O que vai ser hoje?', {
    timezone: 'America/Sao_Paulo',
    out_of_office_message: 'Estamos fechados. O forno acende às 5h!',
    templates: createAuroraTemplates(),
  }),
];

export const createGlobexInboxes = (): StoredInbox[] => [
  inbox(1, 'Web de Globex', WEB_WIDGET_CHANNEL, 'Hola, ¿en qué podemos ayudarte?', {
    timezone: 'America/Mexico_City',
    out_of_office_message: 'Volvemos mañana a las 8:00.',
  }),
  inbox(2, 'Mensajería de Globex', CHAT_APP_CHANNEL, 'Gracias por escribirnos.', {
    templates: createGlobexTemplates(),
  }),
  inbox(3, 'Cobranza', 'Channel::Email', '', { out_of_office_message: null }),
];
