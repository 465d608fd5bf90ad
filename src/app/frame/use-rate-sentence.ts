import { useSyncExternalStore } from 'react';
import { rateLimit } from '~/api/http/rate-limit';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import { rateSentence } from './rate-sentence';

/** What is left of the person's request budget and when it is whole again; "unknown" where the platform's headers can't be read. */
export function useRateSentence(): { readonly sentence: string; readonly secondsBlocked: number } {
  const t = useT();
  const clock = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' });
  const rate = useSyncExternalStore(rateLimit.subscribe, rateLimit.get);
  const secondsBlocked = useSecondsLeft(rate.blockedUntil);
  return { sentence: rateSentence(t, rate, secondsBlocked, (at) => clock.format(at)), secondsBlocked };
}
