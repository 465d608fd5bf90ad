import { describe, expect, it } from 'vitest';
import { createApprovalFile } from '../../send/approval-file';
import { SAMPLE_CONTENT, SAMPLE_NAMES } from '../../send/fixtures/samples';
import {
  type CampaignDraft,
  createEmptyDraft,
  getScheduledInstant,
  getValidApprovalFile,
  isResemblanceConfirmed,
  isTimeValid,
  toCampaignAudience,
  toCampaignContent,
  toCampaignDraft,
} from './campaign-draft';

it.each([
  ['2026-12-01T10:00:00.000Z', 'America/Sao_Paulo', 'America/Sao_Paulo', '07:00'],
  ['2026-12-01T10:00:00.000Z', 'Nowhere/At all', 'UTC', '10:00'],
  ['2026-12-01T10:00:00.000Z', null, 'UTC', '10:00'],
  // In Berlin, this hour occurs twice because of a clock change.
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', 'UTC', '00:30'],
])(
  'a campaign scheduled for %s in inbox time zone %s becomes a draft with zone %s and time %s',
  (scheduledAt, timezone, zone, time) => {
    const source = { content: { ...SAMPLE_CONTENT, scheduledAt }, names: SAMPLE_NAMES, plan: null };
    const draft = toCampaignDraft(source, null, timezone);
    expect(draft).toMatchObject({ zone, time });
    expect(getScheduledInstant(draft)).toBe(Date.parse(scheduledAt));
  },
);

it('accepts a date more than two years ahead only after it was confirmed', () => {
  const now = Date.parse('2026-12-01T10:00:00.000Z');
  const far = {
    ...createEmptyDraft(),
    when: 'later' as const,
    date: '2062-12-01',
    time: '09:00',
    zone: 'UTC',
  };
  expect(isTimeValid(far, now, null)).toBe(false);
  expect(isTimeValid({ ...far, meantDate: '2062-12-01' }, now, null)).toBe(true);
  expect(isTimeValid({ ...far, date: '2063-12-01', meantDate: '2062-12-01' }, now, null)).toBe(false);
});

it('accepts a confirmed text that resembles a template’s name until an edit, but never the exact name', () => {
  const draft = { ...createEmptyDraft(), text: 'Holiday hours', literalText: 'Holiday hours' };
  const name = 'holiday_hours';
  expect(isResemblanceConfirmed(draft, { kind: 'resembles', name })).toBe(true);
  expect(isResemblanceConfirmed(draft, { kind: 'looks-like-one' })).toBe(true);
  expect(isResemblanceConfirmed(draft, { kind: 'is', name })).toBe(false);
  expect(isResemblanceConfirmed(draft, null)).toBe(false);
  expect(isResemblanceConfirmed({ ...draft, text: 'Holiday hour' }, { kind: 'resembles', name })).toBe(false);
});

describe('a scheduled campaign', () => {
  const scope = {
    slug: 'acme',
    name: 'Acme',
    instance: 1,
    accountId: 1,
    tenant: null,
    person: 'a@acme.test',
  };
  const content = { ...SAMPLE_CONTENT, channel: 'website' as const, message: 'Hello', templateParams: null };
  const now = toCampaignDraft({ content, names: SAMPLE_NAMES, plan: null }, null, null);
  // In Berlin, this hour occurs twice because of a clock change.
  const twice: CampaignDraft = {
    ...now,
    when: 'later',
    date: '2026-10-25',
    time: '02:30',
    zone: 'Europe/Berlin',
  };

  it.each([
    ['a date', { ...twice, date: '' }],
    ['a time', { ...twice, time: '' }],
    ['a choice between two instants', twice],
  ])('a scheduled campaign without %s can’t be sent, but its audience can be counted', (_, draft) => {
    expect(toCampaignContent(draft, scope)).toBeNull();
    expect(toCampaignAudience(draft)).toEqual({
      channel: 'website',
      inboxId: 12,
      senderId: null,
      audience: [3],
    });
  });

  it('uses the selected instant of a time that occurs twice, and no time for an immediate send', () => {
    expect(toCampaignContent({ ...twice, choice: 'later' }, scope)?.scheduledAt).toBe(
      '2026-10-25T01:30:00.000Z',
    );
    expect(toCampaignContent({ ...twice, when: 'now' }, scope)).toEqual(content);
  });

  it('does not apply the approval of an immediate send to a scheduled campaign', async () => {
    const plan = await createApprovalFile({
      format: 'campaign-plan',
      version: 1,
      author: 'b@acme.test',
      sealedAt: 5,
      content,
      names: SAMPLE_NAMES,
      reachable: 1284,
    });
    expect(getValidApprovalFile({ ...now, plan }, scope)).toBe(plan);
    expect(getValidApprovalFile({ ...twice, plan }, scope)).toBeNull();
  });

  it('a campaign without a channel or a sender can be neither counted nor sent', () => {
    for (const draft of [createEmptyDraft(), { ...now, from: null }]) {
      expect(toCampaignAudience(draft)).toBeNull();
      expect(toCampaignContent(draft, scope)).toBeNull();
    }
  });
});
