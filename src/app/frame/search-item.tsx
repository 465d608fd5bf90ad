import { Menu } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useFrameActions } from './frame-actions';

/** A menu item on phones that opens the command palette. */
export function SearchItem() {
  const t = useT();
  const { openPalette } = useFrameActions();
  return (
    <Menu.Item
      hiddenFrom="sm"
      leftSection={<IconSearch size={16} aria-hidden />}
      onClick={() => void openPalette()}
    >
      {t(m.frame_palette)}
    </Menu.Item>
  );
}
