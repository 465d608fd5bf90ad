import { Alert } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

/**
 * Warns that the response comes from a different account than expected. This can happen because different instances use
 * the same account IDs (contract: account-and-instance).
 */
export function OtherAccountNotice({ answered }: { readonly answered: number }) {
  const t = useT();
  const { accountId } = useScope();
  return (
    <Alert color="red" variant="filled" role="alert" title={t(m.conversations_other_account_title)}>
      {t(m.conversations_other_account, { answered, asked: accountId })}
    </Alert>
  );
}
