import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isolated } from '~/lib/text/isolated';
import { passFocusOn } from '~/ui/form/pass-focus-on';
import type { KeptPlan } from './kept-plan';

interface UnfinishedRunProps {
  readonly plan: KeptPlan;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** A run that was stopped or left: what is left of it can be looked at again and gone on with. */
export function UnfinishedRun({ plan, onContinue, onDiscard }: UnfinishedRunProps) {
  const t = useT();
  const count = plan.articles.length;
  return (
    <Alert icon={<IconHistory size={18} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{t(m.portal_replace_unfinished, { find: isolated(plan.sought.find), count })}</Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={onContinue}>
            {t(m.records_run_go_on, { count })}
          </Button>
          <Button ref={passFocusOn} variant="default" size="compact-sm" onClick={onDiscard}>
            {t(m.common_discard)}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
