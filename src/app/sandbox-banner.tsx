import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { sandbox } from './sandbox-link';

export function SandboxBanner() {
  const t = useT();
  return sandbox() ? (
    <Text size="xs" c="dimmed" mb="xs">
      {t(m.frame_demo_banner)}
    </Text>
  ) : null;
}
