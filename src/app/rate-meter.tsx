import { Box } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { waitText } from '~/lib/wait-text';
import tag from '~/ui/tag.module.css';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { useTooltip } from '~/ui/use-tooltip';

/** What is left of the person's request budget; "unknown" where the platform's headers can't be read. */
export function RateMeter() {
  const t = useT();
  const { limit, remaining, blockedUntil } = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const secondsBlocked = useSecondsLeft(blockedUntil);
  const isKnown = limit !== null && remaining !== null;
  const left = isKnown ? t(m.frame_rate_left, { remaining, limit }) : t(m.frame_rate_unknown);
  const sentence =
    secondsBlocked > 0 ? t(m.frame_rate_blocked, { wait: waitText(secondsBlocked, t.language) }) : left;
  const { target, bubble } = useTooltip(sentence);
  return (
    <>
      <Box
        {...target}
        className={`${tag.tag} ${tag.filled}`}
        role="img"
        tabIndex={0}
        visibleFrom={secondsBlocked > 0 ? 'xs' : 'md'}
        aria-label={sentence}
      >
        {secondsBlocked > 0
          ? waitText(secondsBlocked, t.language, 'narrow')
          : isKnown
            ? `${remaining}/${limit}`
            : left}
      </Box>
      {bubble}
    </>
  );
}
