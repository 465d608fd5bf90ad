import { expect, it } from 'vitest';
import { findNearbyCampaigns } from './overlaps';
import { SAMPLE_CONTENT, SAMPLE_NAMES } from './send/fixtures/samples';
import type { SendAttempt } from './send/send-attempt';

const NOW = Date.parse('2026-12-01T10:00:00.000Z');
const DAY = 24 * 3600 * 1000;
const iso = (at: number) => new Date(at).toISOString();

function attempt(id: string, sentAt: number, more: Partial<SendAttempt> = {}): SendAttempt {
  return {
    id,
    workspace: '1/1',
    person: 'admin@acme.test',
    content: { ...SAMPLE_CONTENT, audience: [3, 4] },
    fingerprint: '',
    confirmedRecipients: 1,
    names: SAMPLE_NAMES,
    text: '',
    plan: null,
    sentAt,
    endedAt: null,
    state: { name: 'sent', id: 7 },
    ...more,
  };
}

const scheduled = (id: string, at: number) =>
  attempt(id, NOW - DAY, { content: { ...SAMPLE_CONTENT, audience: [3], scheduledAt: iso(at) } });
const vip = { id: 3, title: 'vip' };
const news = { id: 4, title: 'news' };
const other = { id: 9, title: 'other' };
const among = (attempts: readonly SendAttempt[], labels = [vip, other]) =>
  findNearbyCampaigns(attempts, { channel: SAMPLE_CONTENT.channel, labels }, NOW, 7).map(
    ({ attempt: { id } }) => id,
  );

it('the overlap check finds recent campaigns that were or may have been sent, even if their labels differ', () => {
  const unknown = attempt('unknown', NOW - DAY, {
    state: { name: 'unknown', cause: 'no-answer', status: null },
  });
  expect(among([attempt('old', NOW - 8 * DAY), attempt('week', NOW - 7 * DAY), unknown])).toEqual([
    'unknown',
    'week',
  ]);
  expect(among([attempt('week', NOW - 7 * DAY)], [other])).toEqual(['week']);
});

it('the overlap check finds campaigns scheduled within the next days', () => {
  expect(among([scheduled('soon', NOW + DAY), scheduled('far', NOW + 8 * DAY)])).toEqual(['soon']);
});

it("finds campaigns near the new campaign's scheduled time", () => {
  const at = (time: number) =>
    findNearbyCampaigns(
      [scheduled('far', NOW + 20 * DAY)],
      { channel: SAMPLE_CONTENT.channel, labels: [vip] },
      time,
      7,
    );
  expect(at(NOW)).toEqual([]);
  expect(at(NOW + 21 * DAY)).toHaveLength(1);
});

it('the overlap check omits rejected campaigns and campaigns on another channel', () => {
  const refused = attempt('refused', NOW, {
    state: { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
  });
  expect(among([refused])).toEqual([]);
  const sent = attempt('sent', NOW);
  expect(findNearbyCampaigns([sent], { channel: 'email', labels: [vip] }, NOW, 7)).toEqual([]);
  expect(findNearbyCampaigns([sent], { channel: null, labels: [vip] }, NOW, 7)).toEqual([]);
});

it('returns the labels that another campaign shares with the new one', () => {
  const found = findNearbyCampaigns(
    [attempt('a', NOW)],
    { channel: SAMPLE_CONTENT.channel, labels: [vip, news, other] },
    NOW,
    7,
  );
  expect(found[0]).toMatchObject({ labels: ['vip', 'news'], at: NOW });
});
