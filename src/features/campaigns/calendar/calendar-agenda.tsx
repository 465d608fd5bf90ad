import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { addDays } from '~/lib/time/calendar-month';
import { Time } from '~/ui/time/time';
import { CampaignChannelIcon } from '../channel-icon';
import { CampaignLink, getCampaignDisplayName } from '../list/campaign-link';
import { CampaignStateBadge } from '../list/campaign-state-badge';
import classes from './campaign-calendar.module.css';
import type { DatedCampaignRow } from './place-campaigns';

interface CalendarAgendaProps {
  /** The campaigns of the month or week, earliest first. */
  readonly rows: readonly DatedCampaignRow[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The campaigns of the period as a list. Used on small screens, where the calendar days only show dots. */
export function CalendarAgenda({ rows, now }: CalendarAgendaProps) {
  const t = useT();
  const today = addDays(new Date(now), 0).getTime();
  const parts = [
    { title: t(m.campaign_list_today_and_after), part: rows.filter(({ at }) => at >= today) },
    { title: t(m.common_before), part: rows.filter(({ at }) => at < today).reverse() },
  ];
  return (
    <div className={classes.agenda}>
      {parts.map(
        ({ title, part }) =>
          part.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {part.map((row) => (
                <AgendaLine key={row.id} row={row} />
              ))}
            </section>
          ),
      )}
    </div>
  );
}

function AgendaLine({ row }: { readonly row: DatedCampaignRow }) {
  const t = useT();
  const { at, recipients, channel } = row;
  return (
    <CampaignLink row={row} className={classes.line}>
      <CampaignChannelIcon channel={channel} />
      <span>
        <b dir="auto">{getCampaignDisplayName(t, row)}</b>
        <small>
          <Time value={new Date(at).toISOString()} />
          {recipients !== null && ` · ${t(m.campaigns_recipient_count, { count: recipients })}`}
        </small>
      </span>
      <CampaignStateBadge row={row} />
    </CampaignLink>
  );
}
