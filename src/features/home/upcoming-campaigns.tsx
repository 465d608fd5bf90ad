import { Link, linkOptions } from '@tanstack/react-router';
import type { SentCampaign } from '~/domain/sent-campaigns';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { getChannelIcon } from '~/ui/identity/channels';
import { useTimeRenderer } from '~/ui/time/time';
import { CHANNEL_TYPES } from './channel-types';
import { getNextDays } from './day-counts';
import classes from './home.module.css';
import { HomeSection } from './home-section';
import lines from './lines.module.css';
import { RecordLine } from './record-line';

const DAYS = 7;
/** The maximum number of dots below a day. The list shows all campaigns. */
const MAX_DOTS = 3;

interface UpcomingCampaignsProps {
  readonly campaigns: readonly SentCampaign[];
  readonly now: number;
  /** True if all campaigns that were sent from this browser are known. */
  readonly isComplete: boolean;
}

/**
 * Campaigns that were scheduled in this browser for the next seven days. If there are none, the days are shown only in
 * a wide layout, whose second column would otherwise be empty.
 */
export function UpcomingCampaigns({ campaigns, now, isComplete }: UpcomingCampaignsProps) {
  const t = useT();
  const language = useFormatLocale();
  const time = useTimeRenderer();
  const workspace = useScope().slug;
  const days = getNextDays(now, DAYS + 1);
  const end = days.at(-1) ?? now;
  const scheduled = campaigns
    .flatMap(({ standing, scheduledAt, ...one }) =>
      standing === 'scheduled' && scheduledAt !== null && scheduledAt > now && scheduledAt < end
        ? [{ ...one, scheduledAt }]
        : [],
    )
    .sort((a, b) => a.scheduledAt - b.scheduledAt);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const date = new Intl.DateTimeFormat(language, { day: 'numeric' });
  const isOn = (day: number, scheduledAt: number) =>
    new Date(day).toDateString() === new Date(scheduledAt).toDateString();
  const isEmpty = scheduled.length === 0;
  if (isEmpty && !isComplete) return null;
  return (
    <div className={isEmpty ? classes.emptyDays : undefined}>
      <HomeSection
        title={t(m.home_next_days)}
        note={!isEmpty && t(m.home_scheduled, { count: scheduled.length })}
        end={
          <Link
            to="/$workspace/campaigns"
            params={{ workspace }}
            search={{ state: 'scheduled', view: 'calendar' }}
          >
            {t(m.campaign_list_view_calendar)}
          </Link>
        }
      >
        <div className={lines.frame}>
          {/* Hidden from screen readers, because the list below has the same content as text. */}
          <div className={classes.week} aria-hidden>
            {days.slice(0, DAYS).map((day, at) => (
              <span key={day} data-today={at === 0 || undefined}>
                {weekday.format(day)}
                <b>{date.format(day)}</b>
                <span>
                  {scheduled
                    .filter(({ scheduledAt }) => isOn(day, scheduledAt))
                    .slice(0, MAX_DOTS)
                    .map(({ id }) => (
                      <i key={id} />
                    ))}
                </span>
              </span>
            ))}
          </div>
          {isEmpty ? (
            <p className={classes.none}>{t(m.home_nothing_scheduled)}</p>
          ) : (
            <ul className={lines.lines}>
              {scheduled.map(({ id, name, channel, scheduledAt }) => (
                <RecordLine
                  key={id}
                  icon={getChannelIcon(CHANNEL_TYPES[channel])}
                  name={name}
                  end={time(new Date(scheduledAt).toISOString())}
                  page={linkOptions({
                    to: '/$workspace/campaigns/$attemptId',
                    params: { workspace, attemptId: id },
                  })}
                />
              ))}
            </ul>
          )}
        </div>
      </HomeSection>
    </div>
  );
}
