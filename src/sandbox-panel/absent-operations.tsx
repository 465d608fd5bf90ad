import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SANDBOX_VARIANTS } from '~/sandbox/sandbox-variants';
import { parseAbsentOperation } from './absent-operation';
import { RemovableList } from './removable-list';
import classes from './sandbox-panel.module.css';

const ABSENCES = SANDBOX_VARIANTS.flatMap(({ name }) => parseAbsentOperation(name) ?? []);
const OPERATIONS = [...new Set(ABSENCES.map(({ operation }) => operation))];
const STATUSES = [...new Set(ABSENCES.map(({ status }) => status))];

interface AbsentOperationsProps {
  /** The names of all selected variants, including those that disable no operation. */
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/**
 * Selects variants that each disable one operation. Checkboxes would be impractical, because there are too many of
 * these variants.
 */
export function AbsentOperations({ names, onChange }: AbsentOperationsProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [operation, setOperation] = useState(OPERATIONS[0] ?? '');
  const [status, setStatus] = useState(STATUSES[0] ?? '');
  const absences = names.flatMap((name) => parseAbsentOperation(name) ?? []);
  const add = (event: FormEvent) => {
    event.preventDefault();
    // An operation can have only one status, so a new selection replaces the previous one.
    const others = names.filter((name) => parseAbsentOperation(name)?.operation !== operation);
    const wanted = ABSENCES.find((one) => one.operation === operation && one.status === status);
    onChange([...others, ...(wanted ? [wanted.name] : [])]);
  };
  const remove = (index: number) => {
    onChange(names.filter((name) => name !== absences[index]?.name));
    heading.current?.focus();
  };
  return (
    <Stack component="section" gap="xs">
      <div>
        <Title order={3} size="h5" ref={heading} tabIndex={-1} className={classes.heading}>
          {t(m.sandbox_missing)}
        </Title>
        <Text size="sm" c="dimmed">
          {t(m.sandbox_missing_text)}
        </Text>
      </div>
      <RemovableList
        entries={absences.map((one) => ({ id: one.name, name: one.operation, detail: one.status }))}
        onRemove={remove}
      />
      <form className={classes.fields} onSubmit={add}>
        <NativeSelect
          className={classes.whole}
          label={t(m.sandbox_operation)}
          data={OPERATIONS}
          value={operation}
          onChange={({ currentTarget }) => setOperation(currentTarget.value)}
        />
        <NativeSelect
          label={t(m.sandbox_response)}
          data={STATUSES}
          value={status}
          onChange={({ currentTarget }) => setStatus(currentTarget.value)}
        />
        <Button type="submit" variant="default" className={classes.submit}>
          {t(m.sandbox_add_missing)}
        </Button>
      </form>
    </Stack>
  );
}
