import type { T } from '~/i18n/use-t';
import { formatMoment } from '~/ui/time/format-moment';
import { timeAgo } from '~/ui/time/time-ago';

export interface WhenWords {
  readonly when: string;
  /** `date`: a day of the calendar; `ago`: a span such as "yesterday" or "4 min ago". */
  readonly style: 'date' | 'ago';
}

/** Writes when something was, as inside a sentence. `at` and `now` are milliseconds since the epoch. */
export function getWhenWords(t: T, at: number, now: number, language: string): WhenWords {
  const ago = timeAgo(t, at, now, language);
  return ago === null
    ? { when: formatMoment(at, now, language, 'date'), style: 'date' }
    : { when: ago, style: 'ago' };
}
