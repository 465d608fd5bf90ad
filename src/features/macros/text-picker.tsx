import { Button, Code, Group, Menu, Stack, Textarea } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { VARIABLES } from '~/lib/text-variables';
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
  const field = useRef<HTMLTextAreaElement>(null);
  /** Whether the cursor was ever put anywhere: until then a browser takes it to be at the start. */
  const hasCursor = useRef(false);
  /** Goes where the cursor is, in the place of what is selected; behind everything where there is none yet. */
  const insert = (piece: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    const start = (hasCursor.current ? selectionStart : undefined) ?? text.length;
    const end = (hasCursor.current ? selectionEnd : undefined) ?? text.length;
    onChange(text.slice(0, start) + piece + text.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + piece.length, start + piece.length);
    });
  };
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        aria-label={label}
        error={error}
        value={text}
        onFocus={() => {
          hasCursor.current = true;
        }}
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
