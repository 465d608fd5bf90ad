import { ActionIcon } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { MenuButton } from '~/ui/overlay/menu-button';
import { initials } from '~/ui/text/initials';
import { AccountItems } from './lazy-frame';

export function AccountMenu() {
  const t = useT();
  const state = useSession();
  if (state.step === 'signed-out') return null;
  const { email, claims } = state.person;
  return (
    <MenuButton part={AccountItems} menu={(menu) => <AccountItems {...menu} />}>
      {(target) => (
        <ActionIcon
          {...target}
          variant="light"
          radius="xl"
          size={28}
          fz={11}
          fw={600}
          aria-label={t(m.frame_account_menu, { email })}
        >
          {initials(claims.name ?? email)}
        </ActionIcon>
      )}
    </MenuButton>
  );
}
