// A menu with a record's secondary actions, at the end of the page header.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PageFrameContext } from '../page/page-frame-context';
import { MenuDropdown } from './menu-dropdown';
import classes from './more-actions-menu.module.css';

export function MoreActionsMenu({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const frame = use(PageFrameContext);
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
      <MenuDropdown>
        {frame && <frame.MenuItems />}
        {children}
      </MenuDropdown>
    </Menu>
  );
}
