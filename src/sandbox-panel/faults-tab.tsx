import { Button, Group, NumberInput, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Fault } from '~/sandbox/fault-registry';
import { listFaultOptions, type SandboxLinkOptions } from '~/sandbox/link';
import type { Sandbox } from '~/sandbox/sandbox';
import { NewFaultForm } from './new-fault-form';
import { RemovableList } from './removable-list';
import classes from './sandbox-panel.module.css';

const OPTION_TEXTS = {
  times: m.sandbox_times,
  delay_ms: m.sandbox_delay,
  status: m.common_status,
  retry_after_s: m.sandbox_wait,
  fields: m.sandbox_fields,
} as const;

interface FaultsTabProps {
  readonly sandbox: Sandbox;
  readonly chosen: SandboxLinkOptions;
}

export function FaultsTab({ sandbox, chosen: { faults, latency } }: FaultsTabProps) {
  const t = useT();
  const [typed, setTyped] = useState<number | string>(latency);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = ({ operation }: Fault) => (operation === '*' ? t(m.sandbox_all_operations) : operation);
  const detailOf = (fault: Fault) =>
    [
      fault.kind,
      ...listFaultOptions(fault).map(([name, value]) => `${t(OPTION_TEXTS[name])}: ${value}`),
    ].join(' · ');
  const replaceFaults = (kept: readonly Fault[]) => {
    sandbox.faults.clear();
    for (const fault of kept) sandbox.faults.arm(fault);
    heading.current?.focus();
  };
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t(m.sandbox_faults_text)}
      </Text>
      <NumberInput
        label={t(m.sandbox_latency)}
        min={0}
        max={999_999}
        step={100}
        allowDecimal={false}
        hideControls
        clampBehavior="strict"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          sandbox.setLatency(Number(next));
        }}
      />
      <Stack component="section" gap="xs">
        <Group justify="space-between">
          <Title order={3} size="h5" ref={heading} tabIndex={-1} className={classes.heading}>
            {t(m.sandbox_active_faults)}
          </Title>
          {faults.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => replaceFaults([])}>
              {t(m.sandbox_remove_faults)}
            </Button>
          )}
        </Group>
        {faults.length === 0 && (
          <Text size="sm" c="dimmed">
            {t(m.sandbox_no_faults)}
          </Text>
        )}
        <RemovableList
          entries={faults.map((fault, index) => ({
            id: `${index} ${fault.operation} ${fault.kind}`,
            name: nameOf(fault),
            detail: detailOf(fault),
          }))}
          onRemove={(index) => replaceFaults(faults.toSpliced(index, 1))}
        />
      </Stack>
      <NewFaultForm onAdd={(fault) => sandbox.faults.arm(fault)} />
    </Stack>
  );
}
