import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { estimateRequestSeconds } from '~/api/http/estimate-request-seconds';
import { rateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { useNow } from '~/ui/time/use-now';

interface LoadTimeEstimateProps {
  /** The number of requests, or null until it is known. */
  readonly requests: number | null;
}

export function LoadTimeEstimate({ requests }: LoadTimeEstimateProps) {
  const t = useT();
  const now = useNow(5000);
  const limit = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  if (requests === null) return <Text size="sm">{t(m.compare_counting)}</Text>;
  const seconds = Math.max(1, estimateRequestSeconds(requests, limit, now));
  return (
    <Text size="sm" c="dimmed">
      {t(m.compare_requests, { count: requests, time: formatWaitingTime(seconds, t.language) })}
    </Text>
  );
}
