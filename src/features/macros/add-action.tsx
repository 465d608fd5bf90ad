import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActionName } from '~/lib/desk-action';
import { actionChoices } from './words';

/** The fourteen actions, to add one at the end. */
export function AddAction({ onAdd }: { readonly onAdd: (name: ActionName) => void }) {
  const t = useT();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} mr="auto">
          {t(m.macros_add_action)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actionChoices(t).map(([name, title]) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
