import { Button, Group, NativeSelect, Select, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NAMED_KINDS, type NamedKind, type NamedLists, useNamedLists } from '~/domain/look-ups';
import { REFERENCE_WORDS } from '~/domain/reference-words';
import { UsedBy } from '~/domain/used-by';
import type { Target } from '~/domain/uses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { wholeNumber } from '~/lib/json/typed-number';
import { useScope } from '~/session/scope-context';
import { longChoices } from '~/ui/form/long-choices';
import { Page } from '~/ui/page/page';

export interface UsedBySearch {
  readonly kind?: NamedKind | undefined;
  /** The label's title, or the number of the team, agent or inbox. */
  readonly target?: string | undefined;
}

interface UsedByScreenProps {
  readonly search: UsedBySearch;
  readonly onSearchChange: (change: UsedBySearch) => void;
}

/** What the address names, or null where it names nothing. */
function targetOf({ kind = 'label', target }: UsedBySearch, lists: NamedLists): Target | null {
  if (!target) return null;
  if (kind === 'label') {
    const id = lists.label?.find(({ name }) => name === target)?.id ?? null;
    return { kind, id, names: [target] };
  }
  const id = Number(target);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const name = lists[kind]?.find((one) => one.id === id)?.name;
  return { kind, id, names: name === undefined ? [] : [name] };
}

/** From a label, team, agent or inbox to every macro, rule and campaign that names it, in whatever shape. */
export function UsedByScreen({ search, onSearchChange }: UsedByScreenProps) {
  const t = useT();
  const scope = useScope();
  const lists = useNamedLists(NAMED_KINDS);
  const { kind = 'label' } = search;
  const target = targetOf(search, lists);
  return (
    <Page
      title={t(m.uses_title)}
      parent={
        <Link to="/$workspace/macros" params={{ workspace: scope.slug }}>
          {t(m.frame_macros)}
        </Link>
      }
      description={t(m.automation_rules_used_by_text)}
    >
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label={t(m.automation_rules_kind)}
          value={kind}
          data={NAMED_KINDS.map((value) => ({ value, label: t(REFERENCE_WORDS[value]) }))}
          onChange={(event) =>
            onSearchChange({
              kind: NAMED_KINDS.find((one) => one === event.currentTarget.value),
              target: undefined,
            })
          }
        />
        <TargetField
          key={kind}
          label={t(REFERENCE_WORDS[kind])}
          list={lists[kind]}
          kind={kind}
          value={search.target}
          onChange={(value) => onSearchChange({ kind, target: value })}
        />
      </Group>
      {target && <UsedBy key={`${target.kind} ${search.target}`} target={target} />}
    </Page>
  );
}

interface TargetFieldProps {
  readonly label: string;
  readonly list: NamedLists[NamedKind];
  readonly kind: NamedKind;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice where there is a list; also one that is gone can be asked for, by typing it. */
function TargetField({ label, list, kind, value, onChange }: TargetFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  // The address can change from elsewhere; the fields stay the same elements, so that the focus stays in them.
  if (value !== known) {
    setKnown(value);
    setTyped(value ?? '');
  }
  const options = list?.map(({ id, name }) => ({ value: kind === 'label' ? name : String(id), label: name }));
  const isNoNumber = kind !== 'label' && typed.trim() !== '' && wholeNumber(typed) === null;
  const isOther = value !== undefined && !options?.some((option) => option.value === value);
  return (
    <>
      {options && (
        <Select
          label={label}
          {...longChoices}
          allowDeselect={false}
          value={value ?? null}
          data={isOther ? [...options, { value, label: value }] : options}
          onChange={(next) => {
            if (next !== null) onChange(next);
          }}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onChange(typed.trim());
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t(kind === 'label' ? m.automation_rules_typed_title : m.automation_rules_typed_number)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isNoNumber && t(m.automation_rules_typed_no_number)}
          />
          <Button type="submit" variant="default">
            {t(m.automation_rules_look_up)}
          </Button>
        </Group>
      </form>
    </>
  );
}
