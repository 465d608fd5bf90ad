// What is left of the person's request limit, as one sentence.
import type { RateLimit } from '~/api/http/rate-limit';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { waitText } from '~/lib/time/wait-text';

/** @param secondsBlocked what remains of a wait. @param clockTime a moment as the person reads it. */
export function rateSentence(
  t: T,
  { limit, remaining, resetAt }: RateLimit,
  secondsBlocked: number,
  clockTime: (at: number) => string,
): string {
  if (secondsBlocked > 0) return t(m.frame_rate_blocked, { wait: waitText(secondsBlocked, t.language) });
  if (limit === null || remaining === null) return t(m.frame_rate_unknown);
  const left = t(m.frame_rate_left, { remaining, limit });
  return resetAt === null ? left : `${left}. ${t(m.frame_rate_reset, { time: clockTime(resetAt) })}`;
}
