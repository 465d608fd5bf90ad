import { Button, Code, Group, Menu, Stack, Textarea } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { VARIABLES } from '~/lib/text-variables';
import { useInsertion } from '~/ui/use-insertion';
import { CannedStart } from './canned-start';

interface TextPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A text with the platform's variables, from nothing or from a canned response. */
export function TextPicker({ label, error, text, onChange }: TextPickerProps) {
  const t = useT();
  const { field, noteCursor, insert: put } = useInsertion(text, onChange);
  const insert = (piece: string) => {
    put(piece);
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        aria-label={label}
        error={error}
        value={text}
        onFocus={noteCursor}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={12}
        dir="auto"
      />
      <Group gap="xs">
        <Menu withinPortal returnFocus={false}>
          <Menu.Target>
            <Button variant="default" size="compact-sm" leftSection={<IconBraces size={14} aria-hidden />}>
              {t(m.macros_insert_variable)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {VARIABLES.map((name) => (
              <Menu.Item key={name} onClick={() => insert(`{{${name}}}`)}>
                <Code>{`{{${name}}}`}</Code>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <CannedStart isEmpty={text === ''} onChoose={(content) => insert(content)} />
      </Group>
    </Stack>
  );
}
