// The senders of email campaigns: any member may read them.
import { listEmailSenders } from '~/api/email-senders';
import { defineOperationHandler } from '../operation-handler';

export const emailSenderHandlers = [
  defineOperationHandler(listEmailSenders, ({ account }) => ({ data: account.emailSenders })),
];
