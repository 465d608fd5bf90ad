import { Box } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { waitText } from '~/lib/wait-text';
import tag from '~/ui/tag.module.css';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { useTooltip } from '~/ui/use-tooltip';
import { rateSentence } from './rate-sentence';

/** What is left of the person's request budget and when it is whole again; "unknown" where the platform's headers can't be read. */
export function RateMeter() {
  const t = useT();
  const clock = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' });
  const rate = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const { limit, remaining, blockedUntil } = rate;
  const secondsBlocked = useSecondsLeft(blockedUntil);
  const isKnown = limit !== null && remaining !== null;
  const sentence = rateSentence(t, rate, secondsBlocked, (at) => clock.format(at));
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
            : sentence}
      </Box>
      {bubble}
    </>
  );
}
