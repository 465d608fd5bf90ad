import { describe, expect, it } from 'vitest';
import { listWeeks } from '~/lib/time/calendar-month';
import type { CampaignRow } from '../list/campaign-rows';
import { findCampaignBands, placeBands } from './bands';

const NOW = new Date(2026, 10, 28, 12).getTime();

const row = (id: string, day: number, audience: string[], more: Partial<CampaignRow> = {}): CampaignRow => ({
  id,
  attempt: null,
  name: id,
  channel: 'template',
  sender: '',
  audience,
  recipients: 10,
  state: day > 28 ? 'scheduled' : 'sent',
  isInterrupted: false,
  text: '',
  at: new Date(2026, 10, day, 10).getTime(),
  ...more,
});

describe('findCampaignBands', () => {
  it('the calendar shows a band for two campaigns within seven days that share a label and a channel', () => {
    const [band, ...others] = findCampaignBands(
      [row('b', 32, ['vip']), row('a', 30, ['vip', 'subscriber']), row('c', 33, ['newsletter'])],
      NOW,
    );
    expect(others).toEqual([]);
    expect(band).toMatchObject({ labels: ['vip'], count: 2, days: 3, isAhead: true });
    expect(band?.start).toEqual(new Date(2026, 10, 30));
  });

  it.each([
    ['a week apart', row('b', 9, ['vip'])],
    ['of different channels', row('b', 3, ['vip'], { channel: 'email' })],
    ['of different labels', row('b', 3, ['wholesale'])],
    ['that may not have been sent', row('b', 3, ['vip'], { state: 'not-confirmed' })],
    ['that failed', row('b', 3, ['vip'], { state: 'failed' })],
    ['without a date', row('b', 3, ['vip'], { at: null })],
  ])('the calendar shows no band for campaigns %s', (_, other) => {
    expect(findCampaignBands([row('a', 2, ['vip']), other], NOW)).toEqual([]);
  });

  it('the calendar shows one band for consecutive campaigns, and one band for all labels that they share', () => {
    const bands = findCampaignBands(
      [2, 5, 11].map((day) => row(String(day), day, ['vip', 'warranty'])),
      NOW,
    );
    expect(bands).toHaveLength(1);
    expect(bands[0]).toMatchObject({ labels: ['vip', 'warranty'], count: 3, days: 10, isAhead: false });
  });

  it('the calendar counts a campaign once per row, even if it lists a label twice', () => {
    expect(findCampaignBands([row('a', 2, ['vip', 'vip'])], NOW)).toEqual([]);
  });
});

describe('placeBands', () => {
  const weeks = listWeeks(new Date(2026, 10, 1), 0);
  const place = (rows: readonly CampaignRow[]) =>
    weeks.map((week) =>
      placeBands(findCampaignBands(rows, NOW), week).map(({ from, span, line }) => [from, span, line]),
    );

  it('the calendar splits a band at the end of a week', () => {
    expect(place([row('a', 6, ['vip']), row('b', 9, ['vip'])])).toEqual([
      [[5, 2, 0]],
      [[0, 2, 0]],
      [],
      [],
      [],
    ]);
  });

  it('the calendar shows bands that overlap in time on separate lines', () => {
    const rows = [row('a', 2, ['vip']), row('b', 4, ['vip', 'warranty']), row('c', 5, ['warranty'])];
    expect(place(rows)[0]).toEqual([
      [1, 3, 0],
      [3, 2, 1],
    ]);
  });
});
