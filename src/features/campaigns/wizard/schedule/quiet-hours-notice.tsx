import { useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { Banner } from '~/ui/notice/banner';
import { type CampaignDraft, getScheduledInstant } from '../draft/campaign-draft';
import { formatClock } from './format-clock';
import { browserQuietHours, isInQuietHours, parseQuietHours, type QuietHours } from './quiet-hours';
import { getTimeZoneCity } from './zone-names';
import { isTimeZone } from './zones';

/**
 * Returns the quiet hours set in this browser, or those of the configuration if none are set. Returns null if there are
 * no quiet hours.
 */
export function useQuietHours(): QuietHours | null {
  const own = useSyncExternalStore(browserQuietHours.subscribe, browserQuietHours.get);
  return own === undefined ? parseQuietHours(getConfiguration().quietHours) : own;
}

/** Returns the time zone of the quiet hours: the inbox's time zone if it is known, otherwise the schedule's. */
export function getQuietZone({ from, zone }: Pick<CampaignDraft, 'from' | 'zone'>): string {
  const inboxZone = from?.timezone ?? null;
  if (inboxZone !== null && isTimeZone(inboxZone)) return inboxZone;
  return isTimeZone(zone) ? zone : 'UTC';
}

interface QuietHoursNoticeProps {
  readonly draft: CampaignDraft;
  /** The current time in milliseconds since the epoch. */
  readonly now: number;
}

export function QuietHoursNotice({ draft, now }: QuietHoursNoticeProps) {
  const t = useT();
  const language = useFormatLocale();
  const hours = useQuietHours();
  const at = draft.when === 'now' ? now : getScheduledInstant(draft);
  const zone = getQuietZone(draft);
  if (hours === null || at === null || !isInQuietHours(at, zone, hours)) return null;
  return (
    <Banner tone="warn" title={t(m.campaigns_quiet_title)} role="status">
      {t(m.campaigns_quiet_text, {
        from: formatClock(language, hours.from),
        to: formatClock(language, hours.to),
        city: getTimeZoneCity(zone),
      })}
    </Banner>
  );
}
