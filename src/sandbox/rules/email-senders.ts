// The senders of email campaigns: any member may read them.
import { listEmailSenders } from '~/api/email-senders';
import { rule } from '../rule';

export const emailSenderRules = [rule(listEmailSenders, ({ account }) => ({ data: account.emailSenders }))];
