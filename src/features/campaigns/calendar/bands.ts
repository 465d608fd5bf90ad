// A calendar band marks labels whose contacts receive several campaigns on one channel within a week.
import { addDays, type CalendarDay, countDays } from '~/lib/time/calendar-month';
import { CAMPAIGN_TAB_BY_STATE, type CampaignRow } from '../list/campaign-rows';
import type { SendChannel } from '../send/campaign-content';

/** Consecutive campaigns belong to the same band if they are fewer than this many days apart. */
const WITHIN_DAYS = 7;

export interface CampaignBand {
  /** The labels that all campaigns of the band share. */
  readonly labels: readonly string[];
  readonly channel: SendChannel;
  readonly count: number;
  /** Midnight of the band's first day. */
  readonly start: Date;
  readonly days: number;
  /** True if the band's last campaign is in the future. */
  readonly isAhead: boolean;
}

/** The segment of a band that lies within one week. */
export interface CampaignBandSegment {
  readonly band: CampaignBand;
  /** The first column (0-based), and the number of columns covered in the week. */
  readonly from: number;
  readonly span: number;
  /** The line within the week (0-based). Overlapping bands have different lines. */
  readonly line: number;
}

interface Message {
  readonly id: string;
  readonly at: number;
}

const startOfDay = (at: number) => addDays(new Date(at), 0);

/**
 * Groups a label's campaigns, which must be sorted by time. A gap of at least a week starts a new group. Omits groups
 * with a single campaign.
 */
function splitByWeek(messages: readonly Message[]): readonly (readonly Message[])[] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && countDays(new Date(before.at), new Date(message.at)) < WITHIN_DAYS)
      last.push(message);
    else groups.push([message]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** Reports whether a campaign was sent or is scheduled. Other campaigns may never reach their recipients. */
const isCounted = ({ state, at, channel }: CampaignRow) =>
  at !== null &&
  channel !== null &&
  (CAMPAIGN_TAB_BY_STATE[state] === 'sent' || CAMPAIGN_TAB_BY_STATE[state] === 'scheduled');

/** @param now milliseconds since the epoch */
export function findCampaignBands(rows: readonly CampaignRow[], now: number): readonly CampaignBand[] {
  const byLabel = new Map<string, { label: string; channel: SendChannel; messages: Message[] }>();
  for (const { id, at, channel, audience } of rows
    .filter(isCounted)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0)))
    for (const label of new Set(audience)) {
      if (at === null || channel === null) continue;
      const key = `${channel} ${label}`;
      const known = byLabel.get(key) ?? { label, channel, messages: [] };
      byLabel.set(key, known);
      known.messages.push({ id, at });
    }
  const bands = new Map<string, CampaignBand>();
  for (const { label, channel, messages } of byLabel.values())
    for (const group of splitByWeek(messages)) {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last) continue;
      // Merges the bands of labels that share exactly the same campaigns.
      const key = group.map(({ id }) => id).join(' ');
      const start = startOfDay(first.at);
      bands.set(key, {
        labels: [...(bands.get(key)?.labels ?? []), label],
        channel,
        count: group.length,
        start,
        days: countDays(start, startOfDay(last.at)) + 1,
        isAhead: last.at > now,
      });
    }
  return [...bands.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** Returns the segments of the bands within a week. Each segment is placed on the first free line. */
export function placeBands(
  bands: readonly CampaignBand[],
  week: readonly CalendarDay[],
): readonly CampaignBandSegment[] {
  const [firstDay] = week;
  if (!firstDay) return [];
  const ends: number[] = [];
  return bands.flatMap((band) => {
    const first = countDays(firstDay.date, band.start);
    const from = Math.max(0, first);
    const end = Math.min(week.length, first + band.days);
    if (from >= end) return [];
    const free = ends.findIndex((taken) => taken <= from);
    const line = free === -1 ? ends.length : free;
    ends[line] = end;
    return [{ band, from, span: end - from, line }];
  });
}
