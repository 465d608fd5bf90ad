import { describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT } from '../send/fixtures/samples';
import type { SendAttempt } from '../send/send-attempt';
import { createEmptyDraft } from '../wizard/draft/campaign-draft';
import {
  collectCampaignLabels,
  filterCampaignRows,
  getCampaignState,
  toAttemptRow,
  toDraftRow,
  WRONG_NUMBER_STATUS,
} from './campaign-rows';
import { CAMPAIGN_TABS, readCampaignFilter } from './campaigns-search';

const NOW = Date.parse('2026-12-01T10:00:00.000Z');
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

function attempt(id: string, state: SendAttempt['state'], more: Partial<SendAttempt> = {}): SendAttempt {
  return {
    id,
    workspace: '1/1',
    person: 'admin@acme.test',
    content: SAMPLE_CONTENT,
    fingerprint: '',
    confirmedRecipients: 12,
    names: { workspace: 'Acme', sender: 'Acme website', audience: ['vip'] },
    text: '\n  Winter hours \nWe close at noon.',
    plan: null,
    sentAt: NOW - HOUR,
    endedAt: null,
    state,
    ...more,
  };
}

const sent = (id: string, scheduledAt: number | null = null) =>
  attempt(
    id,
    { name: 'sent', id: 7 },
    {
      content: { ...SAMPLE_CONTENT, scheduledAt: scheduledAt === null ? null : iso(scheduledAt) },
    },
  );
const scheduled = (state: SendAttempt['state'], scheduledAt: number) =>
  attempt('scheduled', state, { content: { ...SAMPLE_CONTENT, scheduledAt: iso(scheduledAt) } });
/** Returns an attempt whose campaign a user found in the dashboard without entering its number. */
const found = (scheduledAt: number) =>
  scheduled({ name: 'sent-without-id', person: 'admin@acme.test' }, scheduledAt);
const UNKNOWN = { name: 'unknown', cause: 'no-answer', status: null } as const;
const REFUSED = { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null } as const;
const ENTERED = { name: 'sent', id: 999_999, reachableCount: null } as const;
const NOTHING = { names: new Map<string, string>(), statuses: new Map() };

describe('getCampaignState', () => {
  const read = (status: string, at = NOW) => ({ status, at });
  it.each([
    ['sent', sent('a'), undefined],
    ['scheduled', sent('a', NOW + 1), undefined],
    ['scheduled', sent('a', NOW + 1), read('completed')],
    ['unchecked', sent('a', NOW), undefined],
    ['unchecked', sent('a', NOW), read('scheduled', NOW - 1)],
    ['sent', sent('a', NOW), read('completed')],
    ['unchecked', sent('a', NOW), read('paused')],
    ['failed', sent('a', NOW + 1), read('failed')],
    ['sending', sent('a'), read('Active')],
    ['failed', sent('a'), read('failed')],
    ['sent', sent('a'), read('something of its own')],
    ['not-confirmed', attempt('a', UNKNOWN), undefined],
    ['without-id', attempt('a', { name: 'sent-without-id', person: null }), undefined],
    ['sent', attempt('a', { name: 'sent-without-id', person: 'admin@acme.test' }), undefined],
    ['scheduled', found(NOW + 1), undefined],
    ['found', found(NOW), undefined],
    ['refused', attempt('a', REFUSED), undefined],
    ['wrong-number', attempt('a', ENTERED), read(WRONG_NUMBER_STATUS)],
    ['sent', sent('a'), read(WRONG_NUMBER_STATUS)],
  ] as const)(
    `derives the campaign state "%s" from the attempt and the platform's status`,
    (state, record, status) => {
      expect(getCampaignState(record, status, NOW)).toBe(state);
    },
  );
});

describe('a campaign row', () => {
  it('names a campaign without a custom name by its text, or by its template if it has no text', () => {
    const name = (record: SendAttempt, names = NOTHING.names) =>
      toAttemptRow(record, { ...NOTHING, names }, NOW).name;
    expect(name(sent('a'))).toBe('Winter hours');
    expect(name(sent('a'), new Map([['a', 'Winter']]))).toBe('Winter');
    expect(name(attempt('a', UNKNOWN, { text: '' }))).toBe(SAMPLE_CONTENT.message);
  });
  it('the list shows the scheduled time of a campaign unless the platform rejected the campaign', () => {
    const at = NOW + 2 * HOUR;
    const records = [sent('a', at), found(at), scheduled(UNKNOWN, at), scheduled(REFUSED, at)];
    expect(records.map((record) => toAttemptRow(record, NOTHING, NOW).at)).toEqual([at, at, at, NOW - HOUR]);
    expect(toAttemptRow(sent('a'), NOTHING, NOW).at).toBe(NOW - HOUR);
  });
  it('names a campaign draft without a custom name by its text or template, and omits an invalid draft', () => {
    const kept = { id: 'd', edition: '1', name: '', at: 0, isInterrupted: false };
    expect(toDraftRow({ ...kept, draft: createEmptyDraft() })).toMatchObject({
      name: '',
      state: 'draft',
      at: null,
    });
    expect(toDraftRow({ ...kept, draft: { ...createEmptyDraft(), text: 'Hello\nthere' } })?.name).toBe(
      'Hello',
    );
    expect(toDraftRow({ ...kept, draft: { ...createEmptyDraft(), text: 'Hello' }, name: 'Mine' })?.name).toBe(
      'Mine',
    );
    const components = [
      { type: 'HEADER', text: 'Head' },
      { type: 'BODY', text: 'Body of {{1}}' },
    ];
    const template = { name: 'winter', language: 'en', status: 'APPROVED', components };
    expect(
      toDraftRow({ ...kept, draft: { ...createEmptyDraft(), channel: 'template', template } })?.name,
    ).toBe('Body of {{1}}');
    expect(toDraftRow({ ...kept, draft: { text: 7 } })).toBeNull();
  });
});

describe('the campaign list', () => {
  const draft = toDraftRow({
    id: 'draft',
    edition: '1',
    isInterrupted: false,
    name: 'Spring',
    at: NOW,
    draft: { ...createEmptyDraft(), channel: 'email', labels: [{ id: 3, title: 'Newsletter' }] },
  });
  const rows = [
    ...(draft ? [draft] : []),
    toAttemptRow(sent('sent'), NOTHING, NOW),
    toAttemptRow(sent('scheduled', NOW + HOUR), NOTHING, NOW),
    toAttemptRow(sent('later', NOW + 2 * HOUR), NOTHING, NOW),
    toAttemptRow(sent('over', NOW - HOUR), NOTHING, NOW),
    toAttemptRow(attempt('unknown', UNKNOWN, { sentAt: NOW, confirmedRecipients: 3 }), NOTHING, NOW),
    toAttemptRow(attempt('refused', REFUSED, { sentAt: NOW - 2 * HOUR }), NOTHING, NOW),
  ];
  const ids = (state: (typeof CAMPAIGN_TABS)[number], search = {}) =>
    filterCampaignRows(rows, readCampaignFilter({ state, ...search }), NOW).map(({ id }) => id);

  it('lists each campaign on the "all" tab and on exactly one other tab', () => {
    expect(CAMPAIGN_TABS.map((tab) => ids(tab))).toEqual([
      ['unknown', 'scheduled', 'later', 'draft', 'sent', 'over', 'refused'],
      ['draft'],
      ['scheduled', 'later', 'over'],
      ['sent'],
      ['refused'],
      ['unknown'],
    ]);
  });
  it('finds campaigns by name, text, label, sender, channel and time', () => {
    expect(ids('drafts', { search: ' newsLETTER ' })).toEqual(['draft']);
    expect(ids('drafts', { search: 'spring', channel: 'email' })).toEqual(['draft']);
    expect(ids('drafts', { channel: 'website' })).toEqual([]);
    expect(collectCampaignLabels(rows, 'drafts')).toEqual(['Newsletter']);
    expect(ids('drafts', { label: 'Newsletter' })).toEqual(['draft']);
    expect(ids('drafts', { label: 'vip' })).toEqual([]);
    expect(ids('failed', { since: 'day' })).toEqual(['refused']);
    expect(
      filterCampaignRows(rows, readCampaignFilter({ state: 'failed', since: 'day' }), NOW + 22.5 * HOUR),
    ).toHaveLength(0);
    // Scheduled campaigns are in the future. A filter for a past period must not hide them.
    expect(ids('scheduled', { since: 'day' })).toHaveLength(3);
    expect(ids('sent', { search: 'at noon' })).toHaveLength(1);
    expect(ids('sent', { search: 'acme website' })).toHaveLength(1);
    expect(ids('sent', { search: 'nothing of this' })).toEqual([]);
  });
  it('shows all campaigns if the URL names an unknown tab', () => {
    expect(readCampaignFilter({ state: 'other', sort: 'other', channel: 'other' })).toEqual({
      tab: 'all',
      isCalendar: false,
      search: '',
      channel: undefined,
      label: undefined,
      since: undefined,
      sort: 'next',
    });
  });
  it('shows drafts as a list even if the URL selects the calendar', () => {
    expect(readCampaignFilter({ view: 'calendar' }).isCalendar).toBe(true);
    expect(readCampaignFilter({ view: 'calendar', state: 'drafts' }).isCalendar).toBe(false);
    expect(readCampaignFilter({ view: 'other' }).isCalendar).toBe(false);
  });
  it('sorts campaigns newest first if the URL asks for the sort order "next" on a tab other than "all"', () => {
    expect(readCampaignFilter({ state: 'sent', sort: 'next' }).sort).toBe('newest');
  });
  it('sorts the campaign list by the order in the URL', () => {
    expect(ids('scheduled', { sort: 'oldest' })).toEqual(['scheduled', 'later', 'over']);
    expect(ids('scheduled', { sort: 'newest' })).toEqual(['later', 'scheduled', 'over']);
  });
});
