import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';

interface PreviewPersonProps<Person extends { readonly name: string }> {
  readonly people: readonly Person[];
  readonly person: Person;
  readonly onChoose: (person: Person) => void;
}

/** Selects the contact whose values fill the variables in the preview. */
export function PreviewContactMenu<Person extends { readonly name: string }>({
  people,
  person,
  onChoose,
}: PreviewPersonProps<Person>) {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t(m.campaigns_message_preview_for, { name: person.name })}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {person.name}
        </Button>
      </Menu.Target>
      <MenuDropdown>
        {people.map((one) => (
          <Menu.Item key={one.name} onClick={() => onChoose(one)}>
            {t(m.campaigns_message_preview_for, { name: one.name })}
          </Menu.Item>
        ))}
      </MenuDropdown>
    </Menu>
  );
}
