import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/card';
import classes from './attempt.module.css';
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
  const [failed, setFailed] = useState(false);

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
    <>
      <div className={classes.answers}>
        <Found onFound={(id) => void settle({ type: 'found', id, person: scope.person })} />
        {!isGivenUp(attempt.state) && (
          <NotFound
            onNotFound={() => void settle({ type: 'not-found', person: scope.person, at: Date.now() })}
          />
        )}
      </div>
      {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_not_durable)} />}
    </>
  );
}

function Found({ onFound }: { readonly onFound: (id: number | null) => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const id = typed.trim();
  const isFine = id === '' || /^\d{1,15}$/.test(id);
  return (
    <Card>
      <div className={classes.answer}>
        <div>
          <h3>{t(m.campaign_outcome_there)}</h3>
          <p>{t(m.campaign_outcome_there_text)}</p>
        </div>
        <TextInput
          w="100%"
          label={t(m.campaigns_settle_number)}
          inputMode="numeric"
          value={typed}
          error={isFine ? undefined : t(m.campaigns_settle_number_wrong)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button variant="default" disabled={!isFine} onClick={() => onFound(id === '' ? null : Number(id))}>
          {t(m.campaigns_settle_went_out)}
        </Button>
      </div>
    </Card>
  );
}

function NotFound({ onNotFound }: { readonly onNotFound: () => void }) {
  const t = useT();
  const [hasLooked, setHasLooked] = useState(false);
  return (
    <Card>
      <div className={classes.answer}>
        <div>
          <h3>{t(m.campaign_outcome_not_there)}</h3>
          <p>{t(m.campaign_outcome_not_there_text)}</p>
        </div>
        <Checkbox
          label={t(m.campaigns_settle_looked)}
          checked={hasLooked}
          onChange={({ currentTarget }) => setHasLooked(currentTarget.checked)}
        />
        <Button variant="default" disabled={!hasLooked} onClick={onNotFound}>
          {t(m.campaigns_settle_did_not)}
        </Button>
      </div>
    </Card>
  );
}
