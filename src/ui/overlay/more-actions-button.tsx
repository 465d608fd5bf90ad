// The button of a menu with a page's secondary actions.
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { LazyPart } from '../page/create-lazy-part';
import { type AttachedMenuProps, MenuButton } from './menu-button';

interface MoreActionsButtonProps {
  /** The code of the menu. */
  readonly part: LazyPart;
  readonly menu: (menu: AttachedMenuProps) => ReactNode;
}

export function MoreActionsButton({ part, menu }: MoreActionsButtonProps) {
  const t = useT();
  const label = t(m.common_more_actions);
  return (
    <MenuButton part={part} menu={menu}>
      {(target) => (
        <ActionIcon {...target} variant="default" size="input-sm" aria-label={label} title={label}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
