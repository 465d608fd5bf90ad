import { Code, NativeSelect, Text } from '@mantine/core';
import { priorityWord, statusWord } from '~/domain/action-sentence';
import { readAction } from '~/domain/macro-action';
import type { ActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LabelPicker } from './label-picker';
import { AgentPicker, TeamPicker } from './target-pickers';
import { TextPicker } from './text-picker';

interface ActionPickerProps {
  readonly value: unknown;
  /** Names the action for those who can't see where the picker stands. */
  readonly label: string;
  readonly targets: ActionTargets;
  readonly error: string | undefined;
  readonly onChange: (params: readonly unknown[]) => void;
}

const STATUSES = ['open', 'resolved', 'pending', 'snoozed'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low'];

/** The picker that fits the action; what isn't understood is shown as it came, and changed as JSON only. */
export function ActionPicker({ value, label, targets, error, onChange }: ActionPickerProps) {
  const t = useT();
  const reading = readAction(value);
  const common = { label, error };
  switch (reading.kind) {
    case 'text':
      return <TextPicker {...common} text={reading.text} onChange={(text) => onChange([text])} />;
    case 'label':
      return <LabelPicker {...common} titles={reading.titles} list={targets.label} onChange={onChange} />;
    case 'team':
      return (
        <TeamPicker {...common} team={reading.team} list={targets.team} onChange={(id) => onChange([id])} />
      );
    case 'agent':
      return (
        <AgentPicker
          {...common}
          agent={reading.agent}
          list={targets.agent}
          onChange={(id) => onChange([id])}
        />
      );
    case 'status':
      return (
        <ChoicePicker
          {...common}
          value={reading.status}
          choices={STATUSES.map((status) => [status, statusWord(t, status)])}
          onChange={(status) => onChange([status])}
        />
      );
    case 'priority':
      return (
        <ChoicePicker
          {...common}
          value={reading.priority}
          choices={[
            ...PRIORITIES.map((priority) => [priority, priorityWord(t, priority)] as const),
            ['nil', t(m.macros_priority_none)],
          ]}
          onChange={(priority) => onChange([priority])}
        />
      );
    case 'plain':
      return null;
    case 'unknown':
      return (
        <div>
          <Text size="sm" c="dimmed">
            {t(m.macros_as_it_came)}
          </Text>
          <Code block className="raw-text">
            {JSON.stringify(reading.name === null ? value : reading.params, null, 2) ?? '–'}
          </Code>
        </div>
      );
  }
}

interface ChoicePickerProps {
  readonly label: string;
  readonly error: string | undefined;
  /** Null until one is chosen. */
  readonly value: string | null;
  readonly choices: readonly (readonly [value: string, title: string])[];
  readonly onChange: (value: string) => void;
}

/** Chooses one of a few values. A stored value that isn't among them stays an option. */
function ChoicePicker({ label, error, value, choices, onChange }: ChoicePickerProps) {
  const t = useT();
  const isKnown = value === null || choices.some(([known]) => known === value);
  return (
    <NativeSelect
      aria-label={label}
      error={error}
      value={value ?? ''}
      data={[
        ...(value === null ? [{ value: '', label: t(m.common_choose), disabled: true }] : []),
        ...choices.map(([known, title]) => ({ value: known, label: title })),
        ...(isKnown ? [] : [{ value, label: t(m.macros_unknown_value, { value }) }]),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
      maw={360}
    />
  );
}
