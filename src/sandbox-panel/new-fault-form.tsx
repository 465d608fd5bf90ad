import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { OPERATIONS } from '~/api/operations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FAULT_KINDS, FAULT_OPTIONS, type FaultInput, type FaultKind } from '~/sandbox/fault-registry';
import { FAULT_TEXTS } from './fault-texts';
import classes from './sandbox-panel.module.css';

const IDS = OPERATIONS.map(({ id }) => id).toSorted();

/** The minimum and maximum of each field, inclusive. */
const LIMITS = { times: [1, 9999], delay: [0, 600_000], status: [400, 599], wait: [0, 9999] } as const;

/** The content of a number field. It is a string while the field is empty. */
type Typed = number | string;

const within = (typed: Typed, [min, max]: readonly [number, number]): number =>
  Math.min(max, Math.max(min, Number(typed)));

interface CountProps {
  readonly label: string;
  readonly value: Typed;
  readonly limits: readonly [min: number, max: number];
  readonly onChange: (typed: Typed) => void;
}

function Count({ limits: [min, max], ...props }: CountProps) {
  return <NumberInput {...props} min={min} max={max} allowDecimal={false} hideControls />;
}

export function NewFaultForm({ onAdd }: { readonly onAdd: (fault: FaultInput) => void }) {
  const t = useT();
  const [operation, setOperation] = useState('*');
  const [kind, setKind] = useState<FaultKind>('server_error');
  const [times, setTimes] = useState<Typed>(1);
  const [delay, setDelay] = useState<Typed>('');
  const [status, setStatus] = useState<Typed>(503);
  const [wait, setWait] = useState<Typed>(2);
  const [fields, setFields] = useState('');
  const own = FAULT_OPTIONS[kind];
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd({
      operation,
      kind,
      times: within(times, LIMITS.times),
      ...(delay !== '' && { delay_ms: within(delay, LIMITS.delay) }),
      ...(own === 'status' && { status: within(status, LIMITS.status) }),
      ...(own === 'retry_after_s' && { retry_after_s: within(wait, LIMITS.wait) }),
      ...(own === 'fields' && {
        fields: fields
          .split(',')
          .map((field) => field.trim())
          .filter(Boolean),
      }),
    });
  };
  return (
    <form className={classes.fields} onSubmit={add}>
      <NativeSelect
        className={classes.whole}
        label={t(m.sandbox_operation)}
        data={[{ value: '*', label: t(m.sandbox_all_operations) }, ...IDS]}
        value={operation}
        onChange={({ currentTarget }) => setOperation(currentTarget.value)}
      />
      <NativeSelect
        className={classes.whole}
        label={t(m.sandbox_fault)}
        description={t(FAULT_TEXTS[kind])}
        inputWrapperOrder={['label', 'input', 'description']}
        data={FAULT_KINDS}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(FAULT_KINDS.find((one) => one === currentTarget.value) ?? kind)
        }
      />
      <Count label={t(m.sandbox_times)} value={times} limits={LIMITS.times} onChange={setTimes} />
      <Count label={t(m.sandbox_delay)} value={delay} limits={LIMITS.delay} onChange={setDelay} />
      {own === 'status' && (
        <Count label={t(m.common_status)} value={status} limits={LIMITS.status} onChange={setStatus} />
      )}
      {own === 'retry_after_s' && (
        <Count label={t(m.sandbox_wait)} value={wait} limits={LIMITS.wait} onChange={setWait} />
      )}
      {own === 'fields' && (
        <TextInput
          className={classes.whole}
          label={t(m.sandbox_fields)}
          description={t(m.sandbox_fields_text)}
          inputWrapperOrder={['label', 'input', 'description']}
          value={fields}
          onChange={({ currentTarget }) => setFields(currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" className={classes.submit}>
        {t(m.sandbox_add_fault)}
      </Button>
    </form>
  );
}
