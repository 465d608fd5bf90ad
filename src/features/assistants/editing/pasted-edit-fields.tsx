import { Button, Checkbox, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { AssistantEdits, PastedEdit } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface PastedEditFieldsProps {
  readonly edits: AssistantEdits;
  readonly onChange: (next: Partial<AssistantEdits>) => void;
}

const EMPTY: PastedEdit = {
  path: 'config.system_prompt',
  old_string: '',
  new_string: '',
  replace_all: false,
};

/**
 * Inputs for editing a prompt that can't be loaded. The user pastes an excerpt and its replacement. The platform checks
 * that the excerpt occurs exactly once.
 */
export function PastedEditFields({ edits, onChange }: PastedEditFieldsProps) {
  const t = useT();
  const entered = edits.pasting ?? EMPTY;
  const { path, old_string, new_string, replace_all } = entered;
  const enter = (part: Partial<PastedEdit>) => onChange({ pasting: { ...entered, ...part } });
  return (
    <Fieldset legend={t(m.assistants_find_replace)}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(m.assistants_find_replace_text)}
        </Text>
        <TextInput
          label={t(m.common_field)}
          value={path}
          onChange={(event) => enter({ path: event.currentTarget.value })}
        />
        <Textarea
          label={t(m.assistants_excerpt)}
          autosize
          minRows={2}
          maxRows={10}
          value={old_string}
          onChange={(event) => enter({ old_string: event.currentTarget.value })}
        />
        <Textarea
          label={t(m.assistants_replacement)}
          autosize
          minRows={2}
          maxRows={10}
          value={new_string}
          onChange={(event) => enter({ new_string: event.currentTarget.value })}
        />
        <Checkbox
          label={t(m.assistants_replace_all)}
          checked={replace_all}
          onChange={(event) => enter({ replace_all: event.currentTarget.checked })}
        />
        <Group>
          <Button
            variant="default"
            disabled={old_string === '' || path.trim() === '' || old_string === new_string}
            onClick={() => onChange({ pasted: [...edits.pasted, entered], pasting: null })}
          >
            {t(m.assistants_find_replace_add)}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
