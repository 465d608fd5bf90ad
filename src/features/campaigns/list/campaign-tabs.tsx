import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import classes from '~/ui/page/sections.module.css';
import { CAMPAIGN_TABS, type CampaignsTab } from './campaigns-search';

const TITLES = {
  all: m.people_all,
  drafts: m.campaign_list_tab_drafts,
  scheduled: m.campaign_list_tab_scheduled,
  sent: m.campaign_list_tab_sent,
  failed: m.campaign_list_state_failed,
  attention: m.campaign_list_tab_attention,
} as const satisfies Record<CampaignsTab, unknown>;

interface CampaignTabsProps {
  readonly tab: CampaignsTab;
  /** The number of campaigns per tab. Null until loaded. */
  readonly counts: Readonly<Record<CampaignsTab, number>> | null;
}

export function CampaignTabs({ tab: chosen, counts }: CampaignTabsProps) {
  const t = useT();
  const workspace = useScope().slug;
  const number = new Intl.NumberFormat(useFormatLocale());
  // The "failed" tab is hidden while it is empty.
  const shown = CAMPAIGN_TABS.filter(
    (tab) => tab !== 'failed' || tab === chosen || (counts && counts.failed > 0),
  );
  return (
    <nav aria-label={t(m.common_status)} className={classes.sections}>
      {shown.map((tab) => (
        <Link
          key={tab}
          to="/$workspace/campaigns"
          params={{ workspace }}
          search={(last) => ({
            ...last,
            state: tab === 'all' ? undefined : tab,
            sort: undefined,
            page: undefined,
            // Opening the drafts tab leaves the calendar, because drafts have no date.
            ...(tab === 'drafts' && { view: undefined }),
          })}
          className={classes.section}
          // Without `exact`, the router also marks tabs whose search parameters are a subset of the page's.
          activeOptions={{ exact: true }}
          aria-current={tab === chosen ? 'page' : undefined}
        >
          {t(TITLES[tab])}
          <span className={tab === 'attention' && counts && counts[tab] > 0 ? classes.wanted : classes.count}>
            {counts && number.format(counts[tab])}
          </span>
        </Link>
      ))}
    </nav>
  );
}
