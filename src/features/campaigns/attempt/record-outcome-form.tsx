import { Alert, Button, Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQueries } from '~/api/http/query';
import { storeCampaignStatus } from '~/drafts/campaign-ledger';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import { getLedgerKey } from '../ledger-query';
import { FoundCampaignForm } from '../list/found-campaign-form';
import { getSendTiming } from '../send/campaign-content';
import { browserLedger } from '../send/ledger';
import { applyEventToAttempt } from '../send/send';
import type { SendAttempt } from '../send/send-attempt';
import { isMarkedNotFound, type SendEvent } from '../send/send-machine';
import classes from './attempt.module.css';

type Verdict = Extract<SendEvent, { type: 'found' | 'not-found' }>;

/**
 * Stores whether the user found the campaign in the dashboard. After "not found", the user can only change the answer
 * to "found".
 */
export function RecordOutcomeForm({ attempt }: { readonly attempt: SendAttempt }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(false);

  /** Stores the outcome. Also overwrites the status that was stored for a previously entered number. */
  async function settle(verdict: Verdict, status = '') {
    try {
      await browserLedger.change(attempt.id, (record) => applyEventToAttempt(record, verdict, Date.now()));
      await storeCampaignStatus(attempt.id, status, Date.now());
      setFailed(false);
    } catch {
      setFailed(true);
    }
    await refetchQueries(queryClient, getLedgerKey(scope));
  }

  return (
    <>
      <div className={classes.answers}>
        <FoundCampaignForm
          attempt={attempt}
          onFound={({ id, isRead, status }) =>
            void settle({ type: 'found', id, person: scope.person, isRead }, status ?? '')
          }
        />
        {!isMarkedNotFound(attempt.state) && (
          <NotFound
            when={getSendTiming(attempt.content)}
            onNotFound={() => void settle({ type: 'not-found', person: scope.person, at: Date.now() })}
          />
        )}
      </div>
      {failed && <Alert color="red" variant="light" role="alert" title={t(m.campaigns_not_durable)} />}
    </>
  );
}

interface NotFoundProps {
  readonly when: 'now' | 'later';
  readonly onNotFound: () => void;
}

function NotFound({ when, onNotFound }: NotFoundProps) {
  const t = useT();
  const [hasLooked, setHasLooked] = useState(false);
  return (
    <Card>
      <div className={classes.answer}>
        <div>
          <h3>{t(m.campaign_outcome_if_not_found)}</h3>
          <p>{t(m.campaign_outcome_if_not_found_text, { when })}</p>
        </div>
        <Checkbox
          label={t(m.campaigns_result_dashboard_checked)}
          checked={hasLooked}
          onChange={({ currentTarget }) => setHasLooked(currentTarget.checked)}
        />
        <Button variant="default" disabled={!hasLooked} onClick={onNotFound}>
          {t(m.campaigns_result_not_sent, { when })}
        </Button>
      </div>
    </Card>
  );
}
