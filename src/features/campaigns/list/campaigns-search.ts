import { CHANNELS, type Channel } from '../send/campaign-content';

export const TABS = ['drafts', 'scheduled', 'sent', 'failed', 'attention'] as const;
export type Tab = (typeof TABS)[number];

export const SORTS = ['newest', 'oldest', 'name', 'recipients'] as const;
export type Sort = (typeof SORTS)[number];

/** How far back, in milliseconds. */
export const SPANS = { day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const;
export type Period = keyof typeof SPANS;

const isPeriod = (text: string | undefined): text is Period =>
  text !== undefined && Object.hasOwn(SPANS, text);

/** What the list of campaigns is asked for, as it stands in the address. */
export interface CampaignsSearch {
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  readonly channel?: string | undefined;
  readonly label?: string | undefined;
  readonly since?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** The same, as far as it is known. */
export interface CampaignFilter {
  readonly tab: Tab;
  readonly search: string;
  readonly channel: Channel | undefined;
  /** By its title. */
  readonly label: string | undefined;
  /** None of what lies ahead. */
  readonly since: Period | undefined;
  readonly sort: Sort;
}

/** Those that were sent where no tab is named. What lies ahead begins with what comes first. */
export function campaignFilterOf({
  state,
  search = '',
  channel,
  label,
  since,
  sort,
}: CampaignsSearch): CampaignFilter {
  const tab = TABS.find((one) => one === state) ?? 'sent';
  return {
    tab,
    search,
    channel: CHANNELS.find((one) => one === channel),
    label,
    since: tab !== 'scheduled' && isPeriod(since) ? since : undefined,
    sort: SORTS.find((one) => one === sort) ?? (tab === 'scheduled' ? 'oldest' : 'newest'),
  };
}
