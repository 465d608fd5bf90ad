import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { getActionTargetLabel } from '~/domain/describe-actions';
import type { NamedRecord } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';
import { SearchableSelect } from '~/ui/form/searchable-select';
import { PersonAvatar } from '~/ui/identity/person-avatar';

type Target = number | string;

interface PickerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (target: Target) => void;
}

/** Returns the option value of a target. JSON distinguishes the number 5 from the string "5". */
const toValue = (target: Target) => JSON.stringify(target);

interface TargetSelectProps extends PickerProps {
  readonly target: Target | null;
  readonly options: readonly { readonly target: Target; readonly title: string }[];
  /** Returns the title of a selected target that isn't in the list of options. */
  readonly getOtherTitle: (target: Target) => string;
  readonly icon?: ReactNode;
}

function TargetSelect({ label, error, target, options, getOtherTitle, icon, onChange }: TargetSelectProps) {
  const t = useT();
  const isOther = target !== null && !options.some((option) => option.target === target);
  return (
    <SearchableSelect
      aria-label={label}
      error={error}
      allowDeselect={false}
      leftSection={icon || undefined}
      placeholder={t(m.common_choose)}
      nothingFoundMessage={t(m.common_no_results)}
      value={target === null ? null : toValue(target)}
      data={[
        ...options.map((option) => ({ value: toValue(option.target), label: option.title })),
        ...(isOther ? [{ value: toValue(target), label: getOtherTitle(target) }] : []),
      ]}
      onChange={(value) => {
        const chosen = options.find((option) => toValue(option.target) === value);
        if (chosen) onChange(chosen.target);
      }}
    />
  );
}

interface TypedIdProps extends PickerProps {
  readonly target: Target | null;
  readonly hint: string;
}

/** A field for the ID of a team or agent, used if they can't be listed. Text that isn't a number is stored as typed. */
function TypedId({ label, error, target, hint, onChange }: TypedIdProps) {
  return (
    <TextInput
      aria-label={label}
      error={error}
      description={hint}
      inputMode="numeric"
      value={target === null ? '' : String(target)}
      onChange={({ currentTarget: { value } }) => onChange(parseId(value) ?? value)}
    />
  );
}

interface TeamPickerProps extends PickerProps {
  readonly team: Target | null;
  /** The teams. Null if they can't be listed, so that the user has to type an ID. */
  readonly list: readonly NamedRecord[] | null;
}

export function TeamPicker({ team, list, ...common }: TeamPickerProps) {
  const t = useT();
  if (!list) return <TypedId {...common} target={team} hint={t(m.macros_team_manual)} />;
  return (
    <TargetSelect
      {...common}
      target={team}
      options={list.map(({ id, name }) => ({ target: id, title: name }))}
      getOtherTitle={(id) => getActionTargetLabel(t, 'team', id, null)}
    />
  );
}

interface AgentPickerProps extends PickerProps {
  readonly agent: Target | null;
  /** The agents. Null if they can't be listed, so that the user has to type an ID. */
  readonly list: readonly NamedRecord[] | null;
}

export function AgentPicker({ agent, list, ...common }: AgentPickerProps) {
  const t = useT();
  if (!list) return <TypedId {...common} target={agent} hint={t(m.macros_agent_manual)} />;
  const name = agent === 'nil' ? null : list.find(({ id }) => id === agent)?.name;
  return (
    <TargetSelect
      {...common}
      target={agent}
      icon={name !== undefined && <PersonAvatar name={name} />}
      options={[
        { target: 'self', title: t(m.macros_agent_self) },
        { target: 'nil', title: t(m.macros_agent_nobody) },
        ...list.map(({ id, name, confirmed }) => ({
          target: id,
          title: confirmed === false ? t(m.common_pending_person, { name }) : name,
        })),
      ]}
      getOtherTitle={(id) => getActionTargetLabel(t, 'agent', id, null)}
    />
  );
}
