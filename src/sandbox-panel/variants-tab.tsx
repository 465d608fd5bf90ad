import { Checkbox, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Sandbox } from '~/sandbox/sandbox';
import { AbsentOperations } from './absent-operations';
import { reloadData } from './reload-data';
import classes from './sandbox-panel.module.css';
import { VARIANT_LABELS } from './variant-texts';

interface VariantsTabProps {
  readonly sandbox: Sandbox;
  readonly chosen: readonly string[];
}

export function VariantsTab({ sandbox, chosen }: VariantsTabProps) {
  const t = useT();
  const router = useRouter({ warn: false });
  // Updates the checkboxes at once, because the platform restarts with a delay.
  const [names, setNames] = useState(chosen);
  const choose = async (next: readonly string[]) => {
    setNames(next);
    await sandbox.vary(next);
    await reloadData(router);
  };
  const without = (name: string) => names.filter((other) => other !== name);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t(m.sandbox_variants_text)}
      </Text>
      {Object.entries(VARIANT_LABELS).map(([name, text]) => (
        <Checkbox
          key={name}
          label={name}
          description={t(text)}
          classNames={{ description: classes.meaning }}
          checked={names.includes(name)}
          onChange={({ currentTarget }) =>
            void choose(currentTarget.checked ? [...names, name] : without(name))
          }
        />
      ))}
      <AbsentOperations names={names} onChange={(next) => void choose(next)} />
    </Stack>
  );
}
