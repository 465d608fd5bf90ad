import { Menu } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MoreMenu } from '~/ui/overlay/more-menu';
import { OpenAssistant } from './open-assistant';

/** Leads to an assistant that the list doesn't hold. */
export function AssistantMenu({ role }: { readonly role: string | undefined }) {
  const t = useT();
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <MoreMenu>
        <Menu.Item leftSection={<IconSearch size={16} aria-hidden />} onClick={() => setOpening(true)}>
          {t(m.assistants_open_by_id)}
        </Menu.Item>
      </MoreMenu>
      {isOpening && <OpenAssistant role={role} onClose={() => setOpening(false)} />}
    </>
  );
}
