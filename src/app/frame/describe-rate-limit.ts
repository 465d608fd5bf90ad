import { useSyncExternalStore } from 'react';
import { type RateLimit, rateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { formatWaitingTime } from '~/lib/time/wait-text';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';

/**
 * Returns a sentence about the remaining request limit. `secondsBlocked` is the time until requests are allowed again.
 * `clockTime` formats a time for the user.
 */
export function describeRateLimit(
  t: Translator,
  { limit, remaining, resetAt }: RateLimit,
  secondsBlocked: number,
  clockTime: (at: number) => string,
): string {
  if (secondsBlocked > 0)
    return t(m.frame_rate_blocked, { wait: formatWaitingTime(secondsBlocked, t.language) });
  if (limit === null || remaining === null) return t(m.frame_rate_unknown);
  const left = t(m.frame_rate_left, { remaining, limit });
  return resetAt === null ? left : `${left}. ${t(m.frame_rate_reset, { time: clockTime(resetAt) })}`;
}

/**
 * Returns a sentence with the remaining request limit and its next reset. If the rate limit headers can't be read, the
 * sentence says that the limit is unknown.
 */
export function useRateLimitSentence(): { readonly sentence: string; readonly secondsBlocked: number } {
  const t = useT();
  const clock = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' });
  const rate = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const secondsBlocked = useSecondsLeft(rate.blockedUntil);
  return { sentence: describeRateLimit(t, rate, secondsBlocked, (at) => clock.format(at)), secondsBlocked };
}
