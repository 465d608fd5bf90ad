import { useSyncExternalStore } from 'react';
import { renderMessage } from '~/i18n/render-message';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { formatTimeAgo } from './format-time-ago';
import { minuteClock } from './minute';
import { Time } from './time';

interface TimeSentenceProps {
  /** A message with a time. Its preposition depends on the style: "on Nov 14" or "4 min ago". */
  readonly message: (inputs: { style: 'date' | 'ago'; when: string }) => string;
  readonly value: string;
}

/** A sentence with a relative time. An older time is a date. */
export function TimeSentence({ message, value }: TimeSentenceProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get, minuteClock.get);
  const style = formatTimeAgo(t, Date.parse(value), now, language) === null ? 'date' : 'ago';
  return renderMessage((slot) =>
    t(message, { style, when: slot(<Time value={value} style="ago-inline" />) }),
  );
}
