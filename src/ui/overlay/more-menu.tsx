// What else can be done with a record, in a menu at the end of its page's buttons.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from './menu-dropdown';
import classes from './more-menu.module.css';

export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={classes.button}
          variant="default"
          aria-label={t(m.common_more_actions)}
          title={t(m.common_more_actions)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <MenuDropdown>{children}</MenuDropdown>
    </Menu>
  );
}
