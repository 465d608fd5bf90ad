// A menu that inserts one of the platform's variables into a message.
import { Button, Code, Menu } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { TEXT_VARIABLES } from '~/lib/text/text-variables';
import { getVariableName } from '~/ui/identity/variable-names';

interface InsertVariableMenuProps {
  readonly disabled?: boolean;
  readonly onInsert: (written: string) => void;
}

export function InsertVariableMenu({ disabled = false, onInsert }: InsertVariableMenuProps) {
  const t = useT();
  return (
    <Menu withinPortal returnFocus={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          disabled={disabled}
          leftSection={<IconBraces size={15} aria-hidden />}
        >
          {t(m.macros_insert_variable)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TEXT_VARIABLES.map((name) => (
          <Menu.Item
            key={name}
            onClick={() => onInsert(`{{${name}}}`)}
            rightSection={<Code>{`{{${name}}}`}</Code>}
          >
            {getVariableName(t, name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
