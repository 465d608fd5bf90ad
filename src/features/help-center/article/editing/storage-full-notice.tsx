import { Alert } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

export function StorageFullNotice() {
  const t = useT();
  return (
    <Alert color="red" role="alert">
      {t(m.help_center_store_full)}
    </Alert>
  );
}
