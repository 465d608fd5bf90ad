import { Alert, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCampaign } from '~/api/campaigns';
import { type ApiError, isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import classes from '../attempt/attempt.module.css';
import { type CampaignNumberCheck, checkCampaignNumber } from '../attempt/check-campaign-number';
import { OtherCampaignNotice } from '../attempt/other-campaign-notice';
import { getSendTiming } from '../send/campaign-content';
import type { SendAttempt } from '../send/send-attempt';

export interface FoundCampaign {
  readonly id: number | null;
  readonly isRead: boolean;
  /** The platform's status, if the campaign could be fetched. */
  readonly status: string | null;
}

interface FoundCampaignFormProps {
  readonly attempt: SendAttempt;
  readonly onFound: (found: FoundCampaign) => void;
}

type Checking = CampaignNumberCheck | { readonly kind: 'failed'; readonly error: ApiError };

function catchApiError(error: unknown): Checking {
  if (!isApiError(error)) throw error;
  return { kind: 'failed', error };
}

/**
 * Stores that the user found the campaign in the dashboard. An entered number is stored only if it doesn't belong to
 * another campaign.
 */
export function FoundCampaignForm({ attempt: { content }, onFound }: FoundCampaignFormProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const canRead = useOperationAvailability(getCampaign) === 'on';
  const [typed, setTyped] = useState('');
  const [isReading, setReading] = useState(false);
  const [checked, setChecked] = useState<Checking | null>(null);
  const id = typed.trim();
  const isFine = id === '' || /^\d{1,15}$/.test(id);
  const when = getSendTiming(content);

  async function record() {
    setChecked(null);
    if (id === '' || !canRead)
      return onFound({ id: id === '' ? null : Number(id), isRead: false, status: null });
    setReading(true);
    const check = await checkCampaignNumber(queryClient, scope, content, Number(id)).catch(catchApiError);
    setReading(false);
    if (check.kind === 'same' || check.kind === 'unclear')
      onFound({ id: Number(id), isRead: check.kind === 'same', status: check.campaign.status ?? null });
    else setChecked(check);
  }

  return (
    <Card>
      <div className={classes.answer}>
        <div>
          <h3>{t(m.campaign_outcome_if_found)}</h3>
          <p>{t(m.campaign_outcome_if_found_text, { when })}</p>
        </div>
        <TextInput
          w="100%"
          label={t(m.campaigns_result_id)}
          description={canRead ? undefined : t(m.campaigns_result_id_unchecked)}
          inputMode="numeric"
          value={typed}
          readOnly={isReading}
          error={isFine ? undefined : t(m.campaigns_result_id_invalid)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChecked(null);
          }}
        />
        {checked?.kind === 'missing' && (
          <Alert
            color="red"
            variant="light"
            role="alert"
            title={t(m.campaign_outcome_id_missing, { number: id })}
          />
        )}
        {checked?.kind === 'other' && <OtherCampaignNotice campaign={checked.campaign} />}
        {checked?.kind === 'failed' && <ProblemNotice error={checked.error} purpose="read" />}
        <BusyButton variant="default" disabled={!isFine} loading={isReading} onClick={() => void record()}>
          {t(m.campaigns_result_sent, { when })}
        </BusyButton>
      </div>
    </Card>
  );
}
