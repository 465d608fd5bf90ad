import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { campaignQuery, getCampaign } from '~/api/campaigns';
import { DashboardLink } from '~/domain/dashboard-link';
import { inboxLookUp, labelLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { asObject } from '~/lib/json';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Facts } from '~/ui/facts';
import { ProblemNotice } from '~/ui/problem-notice';

const shown = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** A value as it came, after the names that its numbers stand for. */
const named = (names: readonly (string | undefined)[], value: unknown): string =>
  [...names.filter((name) => name !== undefined), shown(value)].join(' · ');

interface ReadBackProps {
  readonly campaignId: number;
  readonly title?: string;
}

/** A campaign as the platform tells it today: every field by its own name, since only the id is sure to be there. */
export function ReadBack({ campaignId, title }: ReadBackProps) {
  const t = useT();
  const scope = useScope();
  const isOn = useAvailability(getCampaign) === 'on';
  const { data, error, isPending, refetch } = useQuery({
    ...campaignQuery(scope, campaignId),
    enabled: isOn,
  });
  const inboxes = useQuery({ ...inboxLookUp(scope), enabled: typeof data?.inbox_id === 'number' });
  const labels = useQuery({ ...labelLookUp(scope), enabled: Array.isArray(data?.audience) });
  if (!isOn) return <Text size="sm">{t(m.campaigns_read_off)}</Text>;
  if (error?.kind === 'not-found') {
    return (
      <Text size="sm" role="alert">
        {t(m.campaign_outcome_number_missing, { number: campaignId })}
      </Text>
    );
  }
  if (error) {
    return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  }
  if (isPending) return <Text role="status">{t(m.common_loading)}</Text>;
  const worded = (name: string, value: unknown): string => {
    if (name === 'inbox_id') return named([inboxes.data?.find(({ id }) => id === value)?.name], value);
    if (name !== 'audience' || !Array.isArray(value)) return shown(value);
    const titles = value.map((one) => labels.data?.find(({ id }) => id === asObject(one)?.id)?.title);
    return named(titles, value);
  };
  return (
    <>
      {title && (
        <Text fw={600} size="sm">
          {title}
        </Text>
      )}
      <Facts facts={Object.entries(data).map(([name, value]) => [name, worded(name, value)] as const)} />
      <Text size="sm" c="dimmed">
        {t(m.campaigns_read_delivery)}
      </Text>
      <DashboardLink record="campaign" id={campaignId} />
    </>
  );
}
