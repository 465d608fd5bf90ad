import { Menu } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type StartPage, setStartPage, startPage } from '~/session/start-page';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';

const PAGES: readonly { readonly page: StartPage; readonly title: () => string }[] = [
  { page: '/$workspace', title: m.frame_home },
  { page: '/$workspace/conversations', title: m.frame_conversations },
];

/** Selects the page that opens after signing in and after switching the workspace. */
export function StartPageMenu(menu: AttachedMenuProps) {
  const t = useT();
  const chosen = useSyncExternalStore(startPage.subscribe, startPage.get);
  return (
    <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Label>{t(m.home_start_page)}</Menu.Label>
      <Menu.RadioGroup value={chosen}>
        {PAGES.map(({ page, title }) => (
          <Menu.RadioItem key={page} value={page} onClick={() => setStartPage(page)}>
            {t(title)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </AttachedMenu>
  );
}
