import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { campaignQuery, getCampaign } from '~/api/campaigns';
import { DashboardLink } from '~/domain/dashboard-link';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Facts } from '~/ui/facts';
import { ProblemNotice } from '~/ui/problem-notice';

const shown = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** A campaign as the platform tells it today: every field by its own name, since only the id is sure to be there. */
export function ReadBack({ campaignId }: { readonly campaignId: number }) {
  const t = useT();
  const scope = useScope();
  const isOn = useAvailability(getCampaign) === 'on';
  const { data, error, isPending, refetch } = useQuery({
    ...campaignQuery(scope, campaignId),
    enabled: isOn,
  });
  if (!isOn) return <Text size="sm">{t(m.campaigns_read_off)}</Text>;
  if (error) {
    return (
      <ProblemNotice error={error} purpose="read">
        <Button variant="default" onClick={() => void refetch()}>
          {t(m.common_retry)}
        </Button>
      </ProblemNotice>
    );
  }
  if (isPending) return <Text role="status">{t(m.common_loading)}</Text>;
  return (
    <>
      <Facts facts={Object.entries(data).map(([name, value]) => [name, shown(value)] as const)} />
      <Text size="sm" c="dimmed">
        {t(m.campaigns_read_delivery)}
      </Text>
      <DashboardLink record="campaign" id={campaignId} />
    </>
  );
}
