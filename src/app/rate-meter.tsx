import { Badge, Tooltip } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSecondsLeft } from '~/ui/use-seconds-left';

/** What is left of the person's request budget; "unknown" where the platform's headers can't be read. */
export function RateMeter() {
  const t = useT();
  const { limit, remaining, blockedUntil } = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const held = useSecondsLeft(blockedUntil);
  const isKnown = limit !== null && remaining !== null;
  const sentence = isKnown ? t(m.frame_rate_left, { remaining, limit }) : t(m.frame_rate_unknown);
  const isLow = isKnown && remaining < limit / 10;
  return (
    <Tooltip label={held > 0 ? t(m.frame_rate_held, { seconds: held }) : sentence}>
      <Badge
        variant="default"
        color={held > 0 || isLow ? 'yellow' : 'gray'}
        role="img"
        tabIndex={0}
        visibleFrom={held > 0 ? 'xs' : 'md'}
        aria-label={held > 0 ? t(m.frame_rate_held, { seconds: held }) : sentence}
      >
        {held > 0 ? `${held} s` : isKnown ? `${remaining}/${limit}` : sentence}
      </Badge>
    </Tooltip>
  );
}
