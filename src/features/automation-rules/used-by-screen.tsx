import { Box, Button, Group, NativeSelect, Select, TextInput } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NAMED_KINDS, type NamedKind, type NamedLists, useNamedLists } from '~/domain/look-ups';
import { REFERENCE_LABELS } from '~/domain/reference-labels';
import type { Target } from '~/domain/references';
import { UsedInCard } from '~/domain/used-in-card';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseWholeNumber } from '~/lib/json/parse-number';
import { useScope } from '~/session/scope-context';
import { limitChoices } from '~/ui/form/long-choices';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';

export interface UsedBySearch {
  readonly kind?: NamedKind | undefined;
  /** The title of a label, or the ID of a team, agent or inbox. */
  readonly target?: string | undefined;
}

interface UsedByScreenProps {
  readonly search: UsedBySearch;
  readonly onSearchChange: (change: UsedBySearch) => void;
}

/** Returns the record that the address refers to, or null. */
function getTarget({ kind = 'label', target }: UsedBySearch, lists: NamedLists): Target | null {
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

/** Lists the macros, rules and campaigns that refer to a label, team, agent or inbox. */
export function UsedByScreen({ search, onSearchChange }: UsedByScreenProps) {
  const t = useT();
  const scope = useScope();
  const lists = useNamedLists(NAMED_KINDS);
  const { kind = 'label' } = search;
  const target = getTarget(search, lists);
  return (
    <Page
      title={t(m.uses_title)}
      parent={
        <Link to="/$workspace/macros" params={{ workspace: scope.slug }}>
          {t(m.frame_macros)}
        </Link>
      }
    >
      <Group align="flex-start" gap="sm" mt="-xs">
        <NativeSelect
          label={t(m.automation_rules_kind)}
          value={kind}
          data={NAMED_KINDS.map((value) => ({ value, label: t(REFERENCE_LABELS[value]) }))}
          onChange={(event) =>
            onSearchChange({
              kind: NAMED_KINDS.find((one) => one === event.currentTarget.value),
              target: undefined,
            })
          }
        />
        <TargetField
          key={kind}
          label={t(REFERENCE_LABELS[kind])}
          list={lists[kind]}
          kind={kind}
          value={search.target}
          onChange={(value) => onSearchChange({ kind, target: value })}
        />
      </Group>
      {target ? (
        <Box maw={640}>
          <UsedInCard key={`${target.kind} ${search.target}`} target={target} />
        </Box>
      ) : (
        <EmptyState
          icon={<IconListSearch size={20} aria-hidden />}
          title={t(m.automation_rules_used_by_none)}
          text={t(m.automation_rules_used_by_text)}
        />
      )}
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

/** Selects a record from the list, or by ID if it was deleted. */
function TargetField({ label, list, kind, value, onChange }: TargetFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  // Follows changes of the address. The fields aren't remounted, so that they keep the focus.
  if (value !== known) {
    setKnown(value);
    setTyped(value ?? '');
  }
  const options = list?.map(({ id, name }) => ({ value: kind === 'label' ? name : String(id), label: name }));
  const isNoNumber = kind !== 'label' && typed.trim() !== '' && parseWholeNumber(typed) === null;
  const typedLabel = t(kind === 'label' ? m.automation_rules_typed_title : m.automation_rules_typed_number);
  const isOther = value !== undefined && !options?.some((option) => option.value === value);
  return (
    <>
      {options && (
        <Select
          label={label}
          placeholder={t(m.common_choose)}
          {...limitChoices}
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
        <Group align="flex-start" gap="xs">
          <TextInput
            label={typedLabel}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isNoNumber && t(m.automation_rules_typed_no_number)}
          />
          <Button type="submit" variant="default" mt="1.625rem">
            {t(m.automation_rules_look_up)}
          </Button>
        </Group>
      </form>
    </>
  );
}
