import type { Translator } from '~/i18n/use-t';
import { formatMoment } from '~/ui/time/format-moment';
import { formatTimeAgo } from '~/ui/time/format-time-ago';

export interface TimeLabel {
  readonly when: string;
  /** `date` is a calendar date, `ago` a relative time such as "yesterday" or "4 min ago". */
  readonly style: 'date' | 'ago';
}

/** Formats a time for use within a sentence. `at` and `now` are milliseconds since the epoch. */
export function getTimeLabel(t: Translator, at: number, now: number, language: string): TimeLabel {
  const ago = formatTimeAgo(t, at, now, language);
  return ago === null
    ? { when: formatMoment(at, now, language, 'date'), style: 'date' }
    : { when: ago, style: 'ago' };
}
