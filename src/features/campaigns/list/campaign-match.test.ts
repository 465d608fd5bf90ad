import { describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT } from '../send/fixtures/samples';
import { matchCampaign } from './campaign-match';

const READ = {
  id: 100_001,
  inbox_id: 12,
  email_campaign_sender_id: null,
  message: 'order_update',
  audience: [{ type: 'Label', id: 3 }],
  scheduled_at: null,
};
const AT = '2026-12-01T10:00:00.000Z';

describe('matchCampaign', () => {
  it.each([
    ['same', 'equal content', READ],
    ['same', 'equal text with other line breaks', { ...READ, message: ' order_update\r\n' }],
    ['same', 'an audience that can’t be read', { ...READ, audience: 'vip' }],
    ['other', 'an email sender', { ...READ, inbox_id: null, email_campaign_sender_id: 12 }],
    ['other', 'another inbox', { ...READ, inbox_id: 13 }],
    ['other', 'another text', { ...READ, message: 'holiday_hours' }],
    ['other', 'another label', { ...READ, audience: [{ type: 'Label', id: 4 }] }],
    ['unclear', 'nothing but a number', { id: 100_001 }],
    ['unclear', 'no text', { ...READ, message: null }],
  ] as const)('returns "%s" if the campaign on the platform has %s', (match, _, read) => {
    expect(matchCampaign(SAMPLE_CONTENT, read)).toBe(match);
  });

  it("an email sender doesn't match an inbox that has the same ID", () => {
    const email = { ...SAMPLE_CONTENT, channel: 'email', inboxId: null, senderId: 12 } as const;
    expect(matchCampaign(email, READ)).toBe('other');
    expect(matchCampaign(email, { ...READ, inbox_id: null, email_campaign_sender_id: 12 })).toBe('same');
  });

  it('compares the times of scheduled campaigns, but not those of immediate sends', () => {
    const later = { ...SAMPLE_CONTENT, scheduledAt: AT };
    expect(matchCampaign(later, { ...READ, scheduled_at: '2026-12-01T10:00:30Z' })).toBe('same');
    expect(matchCampaign(later, { ...READ, scheduled_at: '2026-12-08T10:00:00Z' })).toBe('other');
    expect(matchCampaign(SAMPLE_CONTENT, { ...READ, scheduled_at: AT })).toBe('same');
  });
});
