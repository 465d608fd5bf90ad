import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ListFoot } from '~/ui/table/list-foot';
import { filterCampaignsByTab } from '../list/campaign-rows';
import classes from './campaign-calendar.module.css';
import type { DatedCampaignRow } from './place-campaigns';

const SUMS = {
  sent: m.campaign_list_sum_sent,
  attention: m.campaign_list_sum_attention,
  failed: m.campaign_list_sum_failed,
  scheduled: m.campaign_list_sum_scheduled,
} as const;

/** Explains that the calendar only shows campaigns of this browser, and counts them by state. */
export function CalendarFooter({ rows }: { readonly rows: readonly DatedCampaignRow[] }) {
  const t = useT();
  const sums = (['sent', 'attention', 'failed', 'scheduled'] as const)
    .map((tab) => ({ tab, count: filterCampaignsByTab(rows, tab).length }))
    .filter(({ count }) => count > 0)
    .map(({ tab, count }) => t(SUMS[tab], { count }));
  return (
    <ListFoot
      className={classes.foot}
      end={
        <div className={classes.sums} role="status">
          {sums.join(' · ')}
        </div>
      }
    >
      {t(m.campaign_list_calendar_text)}
    </ListFoot>
  );
}
