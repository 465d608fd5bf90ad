import { Button, Checkbox, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PastedEdit } from './work-store';

interface PastedEditsProps {
  readonly edits: readonly PastedEdit[];
  readonly onChange: (edits: readonly PastedEdit[]) => void;
}

const EMPTY: PastedEdit = {
  path: 'config.system_prompt',
  old_string: '',
  new_string: '',
  replace_all: false,
};

/** Edits by pasted excerpts, for texts that can't be read here: the platform checks that each occurs once. */
export function PastedEdits({ edits, onChange }: PastedEditsProps) {
  const t = useT();
  const [draft, setDraft] = useState(EMPTY);
  return (
    <Fieldset legend={t(m.assistants_pasted)}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(m.assistants_pasted_text)}
        </Text>
        {edits.map((edit, index) => (
          <Group key={`${edit.path} ${edit.old_string}`} justify="space-between">
            <Text size="sm" className="raw-text">
              {t(m.assistants_pasted_one, { path: edit.path, excerpt: edit.old_string.slice(0, 80) })}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange(edits.filter((_, at) => at !== index))}
            >
              {t(m.assistants_pasted_remove)}
            </Button>
          </Group>
        ))}
        <TextInput
          label={t(m.assistants_path)}
          value={draft.path}
          onChange={(event) => setDraft({ ...draft, path: event.currentTarget.value })}
        />
        <Textarea
          label={t(m.assistants_excerpt)}
          autosize
          minRows={2}
          maxRows={10}
          value={draft.old_string}
          onChange={(event) => setDraft({ ...draft, old_string: event.currentTarget.value })}
        />
        <Textarea
          label={t(m.assistants_replacement)}
          autosize
          minRows={2}
          maxRows={10}
          value={draft.new_string}
          onChange={(event) => setDraft({ ...draft, new_string: event.currentTarget.value })}
        />
        <Checkbox
          label={t(m.assistants_replace_all)}
          checked={draft.replace_all}
          onChange={(event) => setDraft({ ...draft, replace_all: event.currentTarget.checked })}
        />
        <Group>
          <Button
            variant="default"
            disabled={
              draft.old_string === '' || draft.path.trim() === '' || draft.old_string === draft.new_string
            }
            onClick={() => {
              onChange([...edits, draft]);
              setDraft({ ...EMPTY, path: draft.path });
            }}
          >
            {t(m.assistants_pasted_add)}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
