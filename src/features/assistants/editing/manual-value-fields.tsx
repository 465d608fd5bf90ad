import {
  Autocomplete,
  Button,
  Fieldset,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import type { AssistantEdits, EnteredValue } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Json } from '~/lib/json/merge-patch';
import { parseJsonValue } from '~/lib/json/typed-json';
import { getJsonLossWarning } from '~/ui/form/json-loss';

interface ManualValueFieldsProps {
  readonly edits: AssistantEdits;
  readonly onChange: (next: Partial<AssistantEdits>) => void;
}

const EMPTY: EnteredValue = { path: '', kind: 'text', text: '' };
const PARTS = ['name', 'description'];

const toPath = (part: string) => (PARTS.includes(part) ? part : `config.${part.replace(/^config\./, '')}`);

function enteredJson({ kind, text }: EnteredValue): Json | undefined {
  if (kind === 'clear') return null;
  return kind === 'text' ? text : parseJsonValue(text);
}

/**
 * Inputs for new values of an assistant that can't be loaded. Each value is sent as a merge patch, so other keys stay
 * unchanged.
 */
export function ManualValueFields({ edits, onChange }: ManualValueFieldsProps) {
  const t = useT();
  const { byHand } = edits;
  const entered = edits.setting ?? EMPTY;
  const value = enteredJson(entered);
  const enter = (part: Partial<EnteredValue>) => onChange({ setting: { ...entered, ...part } });
  const add = () => {
    if (value === undefined) return;
    const path = toPath(entered.path.trim());
    onChange({ byHand: [...byHand.filter((one) => one.path !== path), { path, value }], setting: null });
  };
  return (
    <Fieldset legend={t(m.assistants_values)}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(m.assistants_values_text)}
        </Text>
        <Autocomplete
          label={t(m.common_field)}
          description={t(m.assistants_value_path_hint)}
          data={PARTS}
          value={entered.path}
          onChange={(path) => enter({ path })}
        />
        <SegmentedControl
          aria-label={t(m.assistants_value_kind)}
          w="fit-content"
          value={entered.kind}
          onChange={(kind) => enter({ kind: kind === 'json' || kind === 'clear' ? kind : 'text' })}
          data={[
            { value: 'text', label: t(m.common_text) },
            { value: 'json', label: t(m.assistants_value_json) },
            { value: 'clear', label: t(m.assistants_value_clear) },
          ]}
        />
        {entered.kind !== 'clear' && (
          <Textarea
            label={t(m.assistants_value)}
            description={entered.kind === 'json' && t(m.assistants_value_json_text)}
            error={
              entered.text !== '' &&
              value === undefined &&
              (getJsonLossWarning(t, entered.text) ?? t(m.assistants_value_invalid))
            }
            styles={
              entered.kind === 'json' ? { input: { fontFamily: 'var(--mantine-font-family-monospace)' } } : {}
            }
            autosize
            minRows={2}
            maxRows={16}
            value={entered.text}
            onChange={(event) => enter({ text: event.currentTarget.value })}
          />
        )}
        <Group>
          <Button
            variant="default"
            disabled={entered.path.trim() === '' || value === undefined}
            onClick={add}
          >
            {t(m.assistants_value_add)}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
