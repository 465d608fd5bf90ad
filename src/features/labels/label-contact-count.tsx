import { Group, NativeSelect, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AudiencePreview, previewCampaign, previewCampaignMutation } from '~/api/campaigns';
import { emailSendersQuery, listEmailSenders } from '~/api/email-senders';
import { ApiError } from '~/api/http/api-error';
import { runMutation } from '~/api/http/query';
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { inboxNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';

/** Returns the inboxes and email senders that a campaign can use. */
function useSenders() {
  const t = useT();
  const scope = useScope();
  const areSendersListed = useOperationAvailability(listEmailSenders) === 'on';
  const inboxes = useQuery(inboxNamesQuery(scope));
  const senders = useQuery({ ...emailSendersQuery(scope), enabled: areSendersListed });
  return [
    ...(inboxes.data ?? [])
      .filter(({ channel_type }) => channel_type === CHAT_APP_CHANNEL || channel_type === WEB_WIDGET_CHANNEL)
      .map(({ id, name }) => ({ value: `inbox ${id}`, label: name, field: { inbox_id: id } })),
    ...(senders.data?.data ?? []).map(({ id, name }) => ({
      value: `sender ${id}`,
      label: t(m.labels_sender, { name }),
      field: { email_campaign_sender_id: id },
    })),
  ];
}

type Counting =
  | { readonly step: 'counting' }
  | { readonly step: 'counted'; readonly preview: AudiencePreview }
  | { readonly step: 'failed'; readonly error: ApiError };

/**
 * The number of contacts that a campaign to this label would reach. Requests the number only on click. No campaign is
 * sent.
 */
export function LabelContactCount({ labelId }: { readonly labelId: number }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const isOn = useOperationAvailability(previewCampaign) === 'on';
  const senders = useSenders();
  const [chosen, setChosen] = useState<string | null>(null);
  /** Stores the counts by channel, so that a late response is shown only for the channel of its request. */
  const [countings, setCountings] = useState<ReadonlyMap<string, Counting>>(new Map());
  const sender = senders.find(({ value }) => value === chosen) ?? senders[0];
  const counting = sender && countings.get(sender.value);
  if (!isOn) return <Text size="sm">{t(m.campaigns_preview_off)}</Text>;
  const count = async () => {
    if (!sender) return;
    const setCounting = (next: Counting) => setCountings((now) => new Map([...now, [sender.value, next]]));
    setCounting({ step: 'counting' });
    const body = { ...sender.field, audience: [{ type: 'Label' as const, id: labelId }] };
    try {
      const response = await runMutation(queryClient, previewCampaignMutation(scope), { body });
      setCounting({ step: 'counted', preview: response });
    } catch (error) {
      if (error instanceof ApiError) setCounting({ step: 'failed', error });
    }
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(m.labels_contacts_text)}
      </Text>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label={t(m.common_channel)}
          data={senders.map(({ value, label }) => ({ value, label }))}
          value={sender?.value ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <BusyButton
          variant="default"
          disabled={!sender}
          loading={counting?.step === 'counting'}
          onClick={() => void count()}
        >
          {t(m.labels_count)}
        </BusyButton>
      </Group>
      <div role="status">{counting?.step === 'counted' && <Reach preview={counting.preview} />}</div>
      {counting?.step === 'failed' && <ProblemNotice error={counting.error} purpose="read" />}
    </>
  );
}

function Reach({ preview: { reachable, total, unreachable } }: { readonly preview: AudiencePreview }) {
  const t = useT();
  const known = (value: number | undefined) => value ?? t(m.common_unknown);
  return (
    <>
      <Text size="sm" fw={500}>
        {typeof total === 'number'
          ? t(m.campaigns_reachable_of_total, { reachable, total })
          : t(m.campaigns_reachable_only, { reachable })}
      </Text>
      {unreachable && (
        <Text size="sm" c="dimmed">
          {t(m.campaigns_unreachable_counts, {
            noChannel: known(unreachable.no_channel),
            blocked: known(unreachable.blocked),
          })}
        </Text>
      )}
    </>
  );
}
