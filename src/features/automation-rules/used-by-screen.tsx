import { Autocomplete, Button, Combobox, NativeSelect } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import {
  NAMED_RECORD_KINDS,
  type NamedRecordKind,
  type NamedRecordLists,
  useNamedRecordLists,
} from '~/domain/look-ups';
import { REFERENCE_LABELS } from '~/domain/reference-labels';
import type { ReferenceTarget } from '~/domain/references';
import { UsageList } from '~/domain/usage-overview';
import { useReferencingRecords } from '~/domain/use-referencing-records';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';
import { foldText } from '~/lib/text/fold-text';
import { useScope } from '~/session/scope-context';
import { limitedChoiceProps, rankOptions } from '~/ui/form/long-choices';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';
import classes from './used-by-screen.module.css';

export interface UsedBySearch {
  readonly kind?: NamedRecordKind | undefined;
  /** The title of a label, or the ID of a team, agent or inbox. */
  readonly target?: string | undefined;
}

interface UsedByScreenProps {
  readonly search: UsedBySearch;
  readonly onSearchChange: (change: UsedBySearch) => void;
}

/** Returns the record that the URL refers to, or null. */
function getTarget(
  { kind = 'label', target }: UsedBySearch,
  lists: NamedRecordLists,
): ReferenceTarget | null {
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
  const lists = useNamedRecordLists(NAMED_RECORD_KINDS);
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
      <div className={classes.toolbar}>
        <NativeSelect
          aria-label={t(m.automation_rules_kind)}
          value={kind}
          data={NAMED_RECORD_KINDS.map((value) => ({ value, label: t(REFERENCE_LABELS[value]) }))}
          onChange={(event) =>
            onSearchChange({
              kind: NAMED_RECORD_KINDS.find((one) => one === event.currentTarget.value),
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
      </div>
      {target ? (
        <ReferencingRecords key={`${target.kind} ${search.target}`} target={target} />
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

/** The records that refer to the target, as rows from edge to edge. */
function ReferencingRecords({ target }: { readonly target: ReferenceTarget }) {
  const t = useT();
  const id = useId();
  const number = new Intl.NumberFormat(useFormatLocale());
  const found = useReferencingRecords(target);
  return (
    <section className={classes.records} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(m.uses_used_in)}</h2>
        {!found.isReading && !found.error && <span>{number.format(found.uses.length)}</span>}
      </header>
      <UsageList target={target} found={found} isFlush />
    </section>
  );
}

interface TargetFieldProps {
  readonly label: string;
  readonly list: NamedRecordLists[NamedRecordKind];
  readonly kind: NamedRecordKind;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * Selects a record by its name. The list doesn't contain deleted records, so the user can type a label title or an ID
 * instead.
 */
function TargetField({ label, list, kind, value, onChange }: TargetFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  // Updates the text when the URL changes. The field isn't remounted, so that it keeps the focus.
  if (value !== known) {
    setKnown(value);
    setTyped(undefined);
  }
  const options =
    list?.map(({ id, name }) => ({ value: kind === 'label' ? name : String(id), label: name })) ?? [];
  const text = typed ?? options.find((option) => option.value === value)?.label ?? value ?? '';
  const getTyped = () => {
    if (typed === undefined) return value;
    const sought = typed.trim();
    const named = options.find((option) => foldText(option.label) === foldText(sought));
    if (named) return named.value;
    return kind === 'label' || parseId(sought) !== null ? sought : undefined;
  };
  return (
    <form
      className={classes.target}
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        const target = getTyped();
        setChecked(!target);
        if (target) onChange(target);
      }}
    >
      <Autocomplete
        className={classes.field}
        aria-label={label}
        placeholder={t(m.common_choose)}
        autoComplete="off"
        rightSection={<Combobox.Chevron />}
        rightSectionPointerEvents="none"
        limit={limitedChoiceProps.limit}
        // Lists all records until the user edits the text.
        filter={(search) => (isOpen ? rankOptions({ ...search, search: typed ?? '' }) : [])}
        data={options}
        value={text}
        dropdownOpened={isOpen}
        error={isChecked && t(text.trim() === '' ? m.common_required : m.automation_rules_entry_unknown)}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        onChange={(next) => {
          setTyped(next);
          setChecked(false);
        }}
        onOptionSubmit={onChange}
      />
      <Button type="submit" variant={value === undefined ? 'filled' : 'default'}>
        {t(m.automation_rules_look_up)}
      </Button>
    </form>
  );
}
