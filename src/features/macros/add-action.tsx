import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActionName } from '~/api/action-names';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { actionChoices } from './macro-labels';

/** The fourteen actions, to add one at the end. The focus stays here; that one came above is said. */
export function AddAction({ onAdd }: { readonly onAdd: (name: ActionName) => void }) {
  const t = useT();
  const [said, setSaid] = useState('');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" m="xs" leftSection={<IconPlus size={16} aria-hidden />}>
          {t(m.macros_add_action)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actionChoices(t).map(([name, title]) => (
          <Menu.Item
            key={name}
            onClick={() => {
              onAdd(name);
              setSaid(t(m.macros_added, { title }));
            }}
          >
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Menu>
  );
}
