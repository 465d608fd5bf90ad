import { Group, Stack, Textarea } from '@mantine/core';
import { InsertVariable } from '~/domain/insert-variable';
import { useInsertion } from '~/ui/form/use-insertion';
import { CannedStart } from './canned-start';

interface TextPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A text with the platform's variables, from nothing or from a canned response. */
export function TextPicker({ label, error, text, onChange }: TextPickerProps) {
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
        <InsertVariable onInsert={insert} />
        <CannedStart isEmpty={text === ''} onChoose={(content) => insert(content)} />
      </Group>
    </Stack>
  );
}
