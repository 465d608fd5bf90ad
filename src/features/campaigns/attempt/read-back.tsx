import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Campaign, campaignQuery, getCampaign, campaignSchema as wire } from '~/api/campaigns';
import { emailSendersQuery } from '~/api/email-senders';
import { DashboardLink } from '~/domain/dashboard-link';
import { inboxNamesQuery, labelNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { FieldValueList } from '~/ui/page/field-value-list';
import { JsonValue } from '~/ui/text/json-value';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import { readLabelIds } from '../list/campaign-match';
import classes from './attempt.module.css';

const STATUSES = new Map([
  ['scheduled', m.campaigns_state_scheduled],
  ['sending', m.campaigns_state_sending],
  ['sent', m.campaigns_state_sent],
  ['completed', m.campaigns_state_sent],
]);

interface PlatformCampaignProps {
  readonly campaignId: number;
  readonly title?: string;
}

/** Shows a campaign as the platform currently returns it. Only the campaign's ID is guaranteed to be present. */
export function PlatformCampaign({ campaignId, title }: PlatformCampaignProps) {
  const t = useT();
  const scope = useScope();
  const isOn = useOperationAvailability(getCampaign) === 'on';
  const { data, error, isPending, refetch } = useQuery({
    ...campaignQuery(scope, campaignId),
    enabled: isOn,
  });
  if (!isOn) return <Text size="sm">{t(m.campaigns_find_off)}</Text>;
  if (error?.kind === 'not-found') {
    return (
      <Text size="sm" role="alert">
        {t(m.campaign_outcome_id_missing, { number: campaignId })}
      </Text>
    );
  }
  if (error) {
    return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  }
  if (isPending) return <Text role="status">{t(m.common_loading)}</Text>;
  return (
    <>
      {title && (
        <Text fw={600} size="sm">
          {title}
        </Text>
      )}
      <CampaignFacts campaign={data} />
      <Text size="sm" c="dimmed">
        {t(m.campaigns_delivery_note)}
      </Text>
      <DashboardLink record="campaign" id={campaignId} />
      <AdditionalFields record={data} known={wire.shape} />
    </>
  );
}

/** Lists the campaign fields that have a value, with names instead of IDs for inboxes, senders and labels. */
function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  const t = useT();
  const { id, status, message, scheduled_at, created_at } = campaign;
  const sender = useSenderName(campaign);
  const audience = useAudienceNames(campaign);
  const statusText = status && (STATUSES.get(status.toLowerCase()) ?? status);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t(m.campaigns_id), id],
    [t(m.common_status), typeof statusText === 'function' ? t(statusText) : statusText],
    [t(m.campaigns_sender), sender],
    [t(m.campaigns_step_audience_short), audience],
    [
      t(m.campaigns_message),
      message && (
        <div className="raw-text" dir="auto">
          {message}
        </div>
      ),
    ],
    [t(m.campaign_list_scheduled_for), scheduled_at && <Time value={scheduled_at} />],
    [t(m.common_created), created_at && <Time value={created_at} />],
  ];
  return (
    <FieldValueList
      facts={facts.filter(([, value]) => value !== undefined && value !== null && value !== '')}
    />
  );
}

/** Returns the name of the inbox or email sender, or its ID if the name isn't known. */
function useSenderName({ inbox_id, email_campaign_sender_id }: Campaign): string | null {
  const t = useT();
  const scope = useScope();
  const inboxes = useQuery({ ...inboxNamesQuery(scope), enabled: typeof inbox_id === 'number' }).data;
  const senders = useQuery({
    ...emailSendersQuery(scope),
    enabled: typeof email_campaign_sender_id === 'number',
    retry: false,
  }).data?.data;
  const id = inbox_id ?? email_campaign_sender_id ?? null;
  if (id === null) return null;
  const listed = typeof inbox_id === 'number' ? inboxes : senders;
  return listed?.find((one) => one.id === id)?.name ?? t(m.common_id, { id });
}

/** Returns the audience's label titles. An audience in another format is shown as JSON. */
function useAudienceNames({ audience }: Campaign): ReactNode {
  const t = useT();
  const labels = useQuery({ ...labelNamesQuery(useScope()), enabled: Array.isArray(audience) }).data;
  if (audience === undefined || audience === null) return null;
  const ids = readLabelIds(audience);
  if (!ids) return <JsonValue value={audience} />;
  const titles = ids.map((id) => labels?.find((label) => label.id === id)?.title ?? t(m.common_id, { id }));
  return (
    <div className={classes.tags}>
      {titles.map((title) => (
        <Tag key={title} tone="plain">
          {markHiddenCharacters(title)}
        </Tag>
      ))}
    </div>
  );
}
