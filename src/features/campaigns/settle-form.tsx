import { Alert, Button, Checkbox, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ledgerKey } from './ledger-query';
import type { Attempt } from './send/attempt';
import { browserLedger } from './send/ledger';
import { end } from './send/send';
import { isGivenUp, type SendEvent } from './send/send-machine';

type Verdict = Extract<SendEvent, { type: 'found' | 'not-found' }>;

/** The two ways out of not knowing, both by a person who looked at the campaign dashboard; one, where it was not found at first. */
export function SettleForm({ attempt }: { readonly attempt: Attempt }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [hasLooked, setHasLooked] = useState(false);
  const [failed, setFailed] = useState(false);
  const isLate = isGivenUp(attempt.state);
  const id = typed.trim();
  const isIdFine = id === '' || /^\d{1,15}$/.test(id);

  async function settle(verdict: Verdict) {
    try {
      await browserLedger.change(attempt.id, (record) => end(record, verdict, Date.now()));
      setFailed(false);
    } catch {
      setFailed(true);
    }
    await readAgain(queryClient, ledgerKey(scope));
  }

  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Title order={2} size="h4">
          {isLate ? t(m.campaigns_settle_late_title) : t(m.campaigns_settle_title)}
        </Title>
        {isLate ? t(m.campaigns_settle_late) : t(m.campaigns_settle_text)}
        <Group align="flex-end">
          <TextInput
            label={t(m.campaigns_settle_number)}
            inputMode="numeric"
            value={typed}
            error={isIdFine ? undefined : t(m.campaigns_settle_number_wrong)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={!isIdFine}
            onClick={() =>
              void settle({ type: 'found', id: id === '' ? null : Number(id), person: scope.person })
            }
          >
            {t(m.campaigns_settle_went_out)}
          </Button>
        </Group>
        {!isLate && (
          <>
            <Checkbox
              label={t(m.campaigns_settle_looked)}
              checked={hasLooked}
              onChange={({ currentTarget }) => setHasLooked(currentTarget.checked)}
            />
            <Button
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              disabled={!hasLooked}
              onClick={() => void settle({ type: 'not-found', person: scope.person, at: Date.now() })}
            >
              {t(m.campaigns_settle_did_not)}
            </Button>
          </>
        )}
        {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_not_durable)} />}
      </Stack>
    </Paper>
  );
}
