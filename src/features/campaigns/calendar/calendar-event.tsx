import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { CampaignChannelIcon } from '../channel-icon';
import { CampaignLink, getCampaignDisplayName } from '../list/campaign-link';
import { CAMPAIGN_STATE_TONES } from '../list/campaign-rows';
import { getCampaignStateLabel } from '../list/campaign-state-badge';
import classes from './campaign-calendar.module.css';
import type { DatedCampaignRow } from './place-campaigns';

/**
 * A campaign in its calendar day: name, time and recipients. A campaign that was neither sent nor scheduled shows its
 * state instead of the time.
 */
export function CalendarEvent({ row }: { readonly row: DatedCampaignRow }) {
  const t = useT();
  const language = useFormatLocale();
  const { at, state, recipients } = row;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  const word = getCampaignStateLabel(t, row);
  const isUsual = state === 'sent' || state === 'scheduled';
  const number = recipients === null ? [] : [new Intl.NumberFormat(language).format(recipients)];
  const reached = recipients === null ? [] : [t(m.campaigns_recipient_count, { count: recipients })];
  const name = getCampaignDisplayName(t, row);
  return (
    <CampaignLink
      row={row}
      className={classes.event}
      label={[name, word, time, ...reached].join(', ')}
      tone={CAMPAIGN_STATE_TONES[state]}
    >
      <CampaignChannelIcon channel={row.channel} isBare />
      <span>
        <b dir="auto">{name}</b>
        <small>{[isUsual ? time : word, ...number].join(' · ')}</small>
      </span>
    </CampaignLink>
  );
}
