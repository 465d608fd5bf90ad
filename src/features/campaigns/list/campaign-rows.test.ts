import { describe, expect, it } from 'vitest';
import type { Attempt } from '../send/attempt';
import { CONTENT } from '../send/fixtures/samples';
import { emptyDraft } from '../wizard/draft/campaign-draft';
import { attemptRow, draftRow, foundRows, labelsIn, stateOf, WRONG_NUMBER } from './campaign-rows';
import { campaignFilterOf, TABS } from './campaigns-search';

const NOW = Date.parse('2026-12-01T10:00:00.000Z');
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

function attempt(id: string, state: Attempt['state'], more: Partial<Attempt> = {}): Attempt {
  return {
    id,
    workspace: '1/1',
    person: 'admin@acme.test',
    content: CONTENT,
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
      content: { ...CONTENT, scheduledAt: scheduledAt === null ? null : iso(scheduledAt) },
    },
  );
/** A person found it in the dashboard, without its number. */
const found = (scheduledAt: number) =>
  attempt(
    'found',
    { name: 'sent-without-id', person: 'admin@acme.test' },
    { content: { ...CONTENT, scheduledAt: iso(scheduledAt) } },
  );
const UNKNOWN = { name: 'unknown', cause: 'no-answer', status: null } as const;
const REFUSED = { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null } as const;
const ENTERED = { name: 'sent', id: 999_999, reachableCount: null } as const;
const NOTHING = { names: new Map<string, string>(), statuses: new Map() };

describe('stateOf', () => {
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
    ['wrong-number', attempt('a', ENTERED), read(WRONG_NUMBER)],
    ['sent', sent('a'), read(WRONG_NUMBER)],
  ] as const)('is %s', (state, record, status) => {
    expect(stateOf(record, status, NOW)).toBe(state);
  });
});

describe('a row', () => {
  it('is called as the person calls it, else by the first line of its text, else by its template', () => {
    const name = (record: Attempt, names = NOTHING.names) =>
      attemptRow(record, { ...NOTHING, names }, NOW).name;
    expect(name(sent('a'))).toBe('Winter hours');
    expect(name(sent('a'), new Map([['a', 'Winter']]))).toBe('Winter');
    expect(name(attempt('a', UNKNOWN, { text: '' }))).toBe(CONTENT.message);
  });
  it('stands at the time that the campaign is scheduled for, with a number or without', () => {
    const at = NOW + 2 * HOUR;
    expect([sent('a', at), found(at)].map((record) => attemptRow(record, NOTHING, NOW).at)).toEqual([at, at]);
    expect(attemptRow(sent('a'), NOTHING, NOW).at).toBe(NOW - HOUR);
  });
  it('of a draft says what is chosen so far', () => {
    const kept = { id: 'd', edition: '1', name: '', at: 0, isInterrupted: false };
    expect(draftRow({ ...kept, draft: emptyDraft() })).toMatchObject({ name: '', state: 'draft', at: null });
    expect(draftRow({ ...kept, draft: { ...emptyDraft(), text: 'Hello\nthere' } })?.name).toBe('Hello');
    expect(draftRow({ ...kept, draft: { ...emptyDraft(), text: 'Hello' }, name: 'Mine' })?.name).toBe('Mine');
    const components = [
      { type: 'HEADER', text: 'Head' },
      { type: 'BODY', text: 'Body of {{1}}' },
    ];
    const template = { name: 'winter', language: 'en', status: 'APPROVED', components };
    expect(draftRow({ ...kept, draft: { ...emptyDraft(), channel: 'template', template } })?.name).toBe(
      'Body of {{1}}',
    );
    expect(draftRow({ ...kept, draft: { text: 7 } })).toBeNull();
  });
});

describe('the list', () => {
  const draft = draftRow({
    id: 'draft',
    edition: '1',
    isInterrupted: false,
    name: 'Spring',
    at: NOW,
    draft: { ...emptyDraft(), channel: 'email', labels: [{ id: 3, title: 'Newsletter' }] },
  });
  const rows = [
    ...(draft ? [draft] : []),
    attemptRow(sent('sent'), NOTHING, NOW),
    attemptRow(sent('scheduled', NOW + HOUR), NOTHING, NOW),
    attemptRow(sent('later', NOW + 2 * HOUR), NOTHING, NOW),
    attemptRow(sent('over', NOW - HOUR), NOTHING, NOW),
    attemptRow(attempt('unknown', UNKNOWN, { sentAt: NOW, confirmedRecipients: 3 }), NOTHING, NOW),
    attemptRow(attempt('refused', REFUSED, { sentAt: NOW - 2 * HOUR }), NOTHING, NOW),
  ];
  const ids = (state: (typeof TABS)[number], search = {}) =>
    foundRows(rows, campaignFilterOf({ state, ...search }), NOW).map(({ id }) => id);

  it('has each campaign under one tab', () => {
    expect(TABS.map((tab) => ids(tab))).toEqual([
      ['draft'],
      ['scheduled', 'later', 'over'],
      ['sent'],
      ['refused'],
      ['unknown'],
    ]);
  });
  it('is searched by name, text, label and sender, and filtered by channel, label and time', () => {
    expect(ids('drafts', { search: ' newsLETTER ' })).toEqual(['draft']);
    expect(ids('drafts', { search: 'spring', channel: 'email' })).toEqual(['draft']);
    expect(ids('drafts', { channel: 'website' })).toEqual([]);
    expect(labelsIn(rows, 'drafts')).toEqual(['Newsletter']);
    expect(ids('drafts', { label: 'Newsletter' })).toEqual(['draft']);
    expect(ids('drafts', { label: 'vip' })).toEqual([]);
    expect(ids('failed', { since: 'day' })).toEqual(['refused']);
    expect(
      foundRows(rows, campaignFilterOf({ state: 'failed', since: 'day' }), NOW + 22.5 * HOUR),
    ).toHaveLength(0);
    // What lies ahead isn't looked back at.
    expect(ids('scheduled', { since: 'day' })).toHaveLength(3);
    expect(ids('sent', { search: 'at noon' })).toHaveLength(1);
    expect(ids('sent', { search: 'acme website' })).toHaveLength(1);
    expect(ids('sent', { search: 'nothing of this' })).toEqual([]);
  });
  it('shows what was sent where its address names no tab that there is', () => {
    expect(campaignFilterOf({ state: 'other', sort: 'other', channel: 'other' })).toEqual({
      tab: 'sent',
      search: '',
      channel: undefined,
      label: undefined,
      since: undefined,
      sort: 'newest',
    });
  });
  it('comes in the order that is asked for', () => {
    expect(ids('scheduled', { sort: 'oldest' })).toEqual(['scheduled', 'later', 'over']);
    expect(ids('scheduled', { sort: 'newest' })).toEqual(['later', 'scheduled', 'over']);
  });
});
