// The senders of email campaigns: any member may read them.
import { listEmailSenders } from '~/api/email-senders';
import { defineRule } from '../rule';

export const emailSenderRules = [
  defineRule(listEmailSenders, ({ account }) => ({ data: account.emailSenders })),
];
