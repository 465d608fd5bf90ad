import { SEND_CHANNELS, type SendChannel } from '../send/campaign-content';

export const CAMPAIGN_TABS = ['all', 'drafts', 'scheduled', 'sent', 'failed', 'attention'] as const;
export type CampaignsTab = (typeof CAMPAIGN_TABS)[number];

/**
 * The sort orders. `next` lists campaigns that need attention first, then scheduled campaigns, drafts and sent
 * campaigns. `next` is only available on the "all" tab.
 */
export const CAMPAIGN_SORTS = ['next', 'newest', 'oldest', 'name', 'recipients'] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];

/** The lengths in milliseconds of the periods that the list can be filtered by. */
export const TIME_SPAN_LENGTHS = { day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const;
export type CampaignTimeSpan = keyof typeof TIME_SPAN_LENGTHS;

const isPeriod = (text: string | undefined): text is CampaignTimeSpan =>
  text !== undefined && Object.hasOwn(TIME_SPAN_LENGTHS, text);

/** The query string of the campaign list, before validation. */
export interface CampaignsSearch {
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  readonly channel?: string | undefined;
  readonly label?: string | undefined;
  readonly since?: string | undefined;
  readonly sort?: string | undefined;
  readonly view?: string | undefined;
  /** The month shown in the calendar, such as `2026-11`. */
  readonly month?: string | undefined;
  /** A day of the week shown in the calendar, such as `2026-11-23`. Undefined if the calendar shows a month. */
  readonly week?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** The validated filter, derived from the query string. */
export interface CampaignFilter {
  readonly tab: CampaignsTab;
  /** True for the calendar view. Always false for drafts, which have no date. */
  readonly isCalendar: boolean;
  readonly search: string;
  readonly channel: SendChannel | undefined;
  /** The title of the label to filter by. */
  readonly label: string | undefined;
  /** The period to filter by. Undefined on the tab of scheduled campaigns, which are in the future. */
  readonly since: CampaignTimeSpan | undefined;
  readonly sort: CampaignSort;
}

const DEFAULT_SORTS: Partial<Record<CampaignsTab, CampaignSort>> = { all: 'next', scheduled: 'oldest' };

export function readCampaignFilter({
  state,
  view,
  search = '',
  channel,
  label,
  since,
  sort,
}: CampaignsSearch): CampaignFilter {
  const tab = CAMPAIGN_TABS.find((one) => one === state) ?? 'all';
  const wanted = CAMPAIGN_SORTS.find((one) => one === sort && (one !== 'next' || tab === 'all'));
  return {
    tab,
    isCalendar: view === 'calendar' && tab !== 'drafts',
    search,
    channel: SEND_CHANNELS.find((one) => one === channel),
    label,
    since: tab !== 'scheduled' && isPeriod(since) ? since : undefined,
    sort: wanted ?? DEFAULT_SORTS[tab] ?? 'newest',
  };
}
