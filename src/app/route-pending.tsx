import { Center, Loader } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

export function RoutePending() {
  const t = useT();
  return (
    <Center p="xl" role="status" aria-label={t(m.common_loading)}>
      <Loader />
    </Center>
  );
}
