import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

/** Returns the account and instance by name and number, because numbers alone are the same on every instance. */
export const describeAccount = (t: T, { name, accountId, instance, instanceName }: Scope) => ({
  account: t(m.campaigns_account_number, { name, number: accountId }),
  instance: instanceName
    ? t(m.campaigns_account_number, { name: instanceName, number: instance })
    : t(m.campaigns_on_instance, { number: instance }),
});
