import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

/** Where the list can't be had, a rule is still read by its number: that is in the contract. */
export function OpenByNumber() {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isNumber = /^[1-9]\d{0,14}$/.test(typed.trim());
  return (
    <Alert color="gray" role="note" title={t(m.automation_rules_list_off_title)}>
      <Stack gap="sm">
        <Text size="sm">{t(m.automation_rules_list_off)}</Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isNumber) return;
            const params = { workspace: scope.slug, ruleId: typed.trim() };
            void navigate({ to: '/$workspace/automation-rules/$ruleId', params });
          }}
        >
          <Group align="flex-end">
            <TextInput
              label={t(m.automation_rules_number)}
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!isNumber}>
              {t(m.automation_rules_open)}
            </Button>
          </Group>
        </form>
      </Stack>
    </Alert>
  );
}
