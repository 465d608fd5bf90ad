import { Code, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getStatusActionTitle } from '~/domain/action-value';
import { type ParsedAction, parseAction } from '~/domain/macro-action';
import type { ActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { getPriorityName, PriorityFlag } from '~/ui/identity/priority-flag';
import { ActionTextField } from './action-text-field';
import { LabelPicker } from './label-picker';
import { AgentPicker, TeamPicker } from './target-pickers';

interface ActionPickerProps {
  readonly value: unknown;
  /** The accessible name of the picker. */
  readonly label: string;
  readonly targets: ActionTargets;
  readonly error: string | undefined;
  readonly onChange: (params: readonly unknown[]) => void;
}

const STATUSES = ['open', 'resolved', 'pending', 'snoozed'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low'];

/** Returns the error message for a new action without a value. */
export function getMissingValueSentence(t: Translator, { kind }: ParsedAction): string {
  switch (kind) {
    case 'team':
      return t(m.macros_choose_team);
    case 'agent':
      return t(m.macros_choose_agent);
    case 'status':
      return t(m.macros_choose_status);
    case 'priority':
      return t(m.macros_choose_priority);
    default:
      return t(m.common_required);
  }
}

/** The form control for an action's value. An unknown action is shown as stored and can be edited only as JSON. */
export function ActionPicker({ value, label, targets, error, onChange }: ActionPickerProps) {
  const t = useT();
  const reading = parseAction(value);
  const common = { label, error };
  switch (reading.kind) {
    case 'text':
      return (
        <ActionTextField
          {...common}
          text={reading.text}
          minRows={reading.name === 'send_message' ? 2 : 1}
          onChange={(text) => onChange([text])}
        />
      );
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
          choices={STATUSES.map((status) => [status, getStatusActionTitle(t, status)])}
          onChange={(status) => onChange([status])}
        />
      );
    case 'priority':
      return (
        <ChoicePicker
          {...common}
          value={reading.priority}
          icon={
            reading.priority !== null &&
            reading.priority !== 'nil' && (
              <span aria-hidden>
                <PriorityFlag priority={reading.priority} />
              </span>
            )
          }
          choices={[
            ...PRIORITIES.map((priority) => [priority, getPriorityName(t, priority)] as const),
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
            {t(m.macros_unrecognized_action)}
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
  /** The selected value. Null while nothing is selected. */
  readonly value: string | null;
  readonly choices: readonly (readonly [value: string, title: string])[];
  /** Content rendered before the value. */
  readonly icon?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** Selects one of a few values. An unknown stored value remains an option. */
function ChoicePicker({ label, error, value, choices, icon, onChange }: ChoicePickerProps) {
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
      leftSection={icon || undefined}
      leftSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
