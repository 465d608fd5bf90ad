// The senders of e-mail campaigns: any member reads them.
import { listEmailSenders } from '~/api/email-senders';
import { rule } from '../rule';

export const emailSenderRules = [rule(listEmailSenders, ({ account }) => ({ data: account.emailSenders }))];
