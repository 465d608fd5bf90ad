import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

/** Returns the account and instance with names and IDs, because different instances use the same account IDs. */
export const getAccountLabels = (t: Translator, { name, accountId, instance, instanceName }: Scope) => ({
  account: t(m.campaigns_account_number, { name, number: accountId }),
  instance: instanceName
    ? t(m.campaigns_account_number, { name: instanceName, number: instance })
    : t(m.campaigns_on_instance, { number: instance }),
});
