import { Menu } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Sandbox } from '~/sandbox/sandbox';
import { resetDemo } from './reset-demo';

export function ResetDemoMenuItem({ sandbox }: { readonly sandbox: Sandbox }) {
  const t = useT();
  return <Menu.Item onClick={() => void resetDemo(sandbox)}>{t(m.sandbox_reset)}</Menu.Item>;
}
