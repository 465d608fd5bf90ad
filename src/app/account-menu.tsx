import { ActionIcon } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { MenuButton } from '~/ui/menu-button';
import { AccountItems } from './lazy-frame';

export function AccountMenu() {
  const t = useT();
  const state = useSession();
  if (state.step === 'signed-out') return null;
  const { email } = state.person;
  return (
    <MenuButton part={AccountItems} menu={(menu) => <AccountItems {...menu} />}>
      {(target) => (
        <ActionIcon
          {...target}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(m.frame_account_menu, { email })}
        >
          <IconUserCircle aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
