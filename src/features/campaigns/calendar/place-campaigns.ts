import { getDayKey } from '~/lib/time/day-key';
import { type CampaignRow, filterCampaignsByTab } from '../list/campaign-rows';
import type { CampaignFilter } from '../list/campaigns-search';

export interface DatedCampaignRow extends CampaignRow {
  readonly at: number;
}

const isDated = (row: CampaignRow): row is DatedCampaignRow => row.attempt !== null && row.at !== null;

/** Returns the campaigns of a tab and channel that have a date, earliest first. */
export const findDatedCampaigns = (
  rows: readonly CampaignRow[],
  { tab, channel }: Pick<CampaignFilter, 'tab' | 'channel'>,
): readonly DatedCampaignRow[] =>
  filterCampaignsByTab(rows, tab)
    .filter(isDated)
    .filter((row) => channel === undefined || row.channel === channel)
    .sort((a, b) => a.at - b.at);

/** Groups campaigns by day. The keys identify local calendar days. */
export function groupCampaignsByDay(
  rows: readonly DatedCampaignRow[],
): ReadonlyMap<string, readonly DatedCampaignRow[]> {
  const days = new Map<string, DatedCampaignRow[]>();
  for (const row of rows) {
    const key = getDayKey(new Date(row.at));
    days.set(key, [...(days.get(key) ?? []), row]);
  }
  return days;
}
