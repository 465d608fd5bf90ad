import { Box } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import type { CalendarDay } from '~/lib/time/calendar-month';
import { LabelDot } from '~/ui/identity/label-dot';
import { CAMPAIGN_STATE_TONES } from '../list/campaign-rows';
import type { CampaignBandSegment } from './bands';
import { CalendarEvent } from './calendar-event';
import classes from './campaign-calendar.module.css';
import type { DatedCampaignRow } from './place-campaigns';

interface CalendarWeekProps {
  readonly week: readonly CalendarDay[];
  /** The key of the current day, as returned by `getDayKey`. */
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly DatedCampaignRow[]>;
  readonly pieces: readonly CampaignBandSegment[];
  readonly getColor: (label: string) => string | null;
}

/** The days of a week with their campaigns, and the bands below them. */
export function CalendarWeek({ week, today, byDay, pieces, getColor }: CalendarWeekProps) {
  const language = useFormatLocale();
  const fullDate = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const shortDate = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
  const lines = Math.max(0, ...pieces.map(({ line }) => line + 1));
  return (
    <Box className={classes.week} __vars={{ '--lines': String(lines) }}>
      <ol>
        {week.map(({ key, date, isOther }) => {
          const campaigns = byDay.get(key) ?? [];
          const isFirst = isOther && date.getDate() === 1;
          return (
            <li key={key} data-other={isOther || undefined} aria-current={key === today ? 'date' : undefined}>
              <span className={classes.day} aria-hidden>
                {isFirst ? shortDate.format(date) : date.getDate()}
              </span>
              <time dateTime={key} className="visually-hidden">
                {fullDate.format(date)}
              </time>
              {campaigns.map((campaign) => (
                <CalendarEvent key={campaign.id} row={campaign} />
              ))}
              <span className={classes.dots} aria-hidden>
                {campaigns.map(({ id, state }) => (
                  <i key={id} data-tone={CAMPAIGN_STATE_TONES[state]} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {pieces.map((piece) => (
        <BandLine key={`${piece.line} ${piece.from}`} piece={piece} getColor={getColor} />
      ))}
    </Box>
  );
}

interface BandLineProps {
  readonly piece: CampaignBandSegment;
  readonly getColor: (label: string) => string | null;
}

function BandLine({ piece: { band, from, span, line }, getColor }: BandLineProps) {
  const t = useT();
  const { labels, count, days, isAhead } = band;
  const sentence = t(m.campaign_list_message_summary, {
    labels: labels.length,
    when: isAhead ? 'later' : 'before',
    count,
    days,
  });
  return (
    <Box
      component="p"
      className={classes.band}
      __vars={{ '--from': String(from), '--span': String(span), '--line': String(line) }}
      title={`${labels.map(markHiddenCharacters).join(', ')} ${sentence}`}
    >
      {labels.map((label) => (
        <LabelDot key={label} color={getColor(label)}>
          {markHiddenCharacters(label)}
        </LabelDot>
      ))}
      <span>{sentence}</span>
    </Box>
  );
}
