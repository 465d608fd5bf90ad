// The senders of email campaigns.
import type { EmailSender } from '~/api/email-senders';

export const createAcmeEmailSenders = (): EmailSender[] => [
  { id: 701, name: 'Acme News', email: 'news@acme.test' },
  { id: 702, name: 'Acme Orders', email: 'orders@acme.test' },
];

export const createGlobexEmailSenders = (): EmailSender[] => [
  { id: 701, name: 'Globex Avisos', email: 'avisos@globex.test' },
];
