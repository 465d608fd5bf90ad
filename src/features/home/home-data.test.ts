import { describe, expect, it } from 'vitest';
import type { SentCampaign } from '~/domain/sent-campaigns';
import type { UnsavedDraft } from '~/drafts/left-drafts';
import { getTranslator } from '~/i18n/use-t';
import type { LastCheck } from '~/records/last-check';
import { summarizeChecks } from './check-changes';
import { countByDay, getNextDays } from './day-counts';
import { findRecordByDraftKey, toDraftRows } from './draft-rows';

const t = getTranslator('en');
const DAY = 24 * 3_600_000;
const NOON = new Date(2026, 10, 28, 12).getTime();

describe('countByDay', () => {
  it('counts events per day with today as the last day, and ignores older days', () => {
    const moments = [NOON, NOON - 3_600_000, NOON - DAY, NOON - 5 * DAY];
    expect(countByDay(moments, NOON, 3).map(({ count }) => count)).toEqual([0, 1, 2]);
  });
  it('returns each day once across a daylight saving time change', () => {
    const days = countByDay([], NOON, 365).map(({ day }) => new Date(day).toDateString());
    expect(new Set(days).size).toBe(365);
  });
});

it('the list of the next days starts with today', () => {
  const days = getNextDays(NOON, 7).map((day) => new Date(day).getDate());
  expect(days).toEqual([28, 29, 30, 1, 2, 3, 4]);
});

describe('summarizeChecks', () => {
  const reading = (name: string | null, count: number, before: number | null): LastCheck => ({
    ...{ kind: 'checks', portal: name === null ? null : { slug: name, name }, at: NOON, count, parts: {} },
    before: before === null ? null : { at: NOON - 2 * DAY, count: before, parts: {} },
  });
  it('returns no summary of the checks if they found no problems', () => {
    expect(summarizeChecks([])).toBeNull();
    expect(summarizeChecks([reading(null, 0, 4)])).toBeNull();
  });
  it('the summary of the checks lists the account before portals, and omits checks without problems', () => {
    const found = summarizeChecks([
      reading('b', 2, null),
      reading('a', 1, null),
      reading('c', 0, 1),
      reading(null, 3, null),
    ]);
    expect(found?.count).toBe(6);
    expect(found?.found.map(({ portal }) => portal?.name ?? null)).toEqual([null, 'a', 'b']);
  });
  it('the summary of the checks compares only checks that have an earlier result', () => {
    const summary = summarizeChecks([reading(null, 12, 11), reading('a', 5, 4), reading('new', 9, null)]);
    expect(summary?.change).toEqual({ by: 2, since: NOON - 2 * DAY });
    expect(summarizeChecks([reading(null, 4, 4)])?.change).toBeNull();
  });
});

describe('findRecordByDraftKey', () => {
  it.each([
    ['macro 12', { kind: 'macro', id: '12' }],
    ['new macro', { kind: 'macro', id: null }],
    ['copy of macro 12', { kind: 'macro', id: null, from: '12' }],
    ['canned response 7', { kind: 'canned-response', id: '7' }],
    ['new canned response', { kind: 'canned-response', id: null }],
    ['new canned response in billing/eu', { kind: 'canned-response', id: null, parent: 'billing/eu' }],
    ['new category of help in es for none', { kind: 'category', id: null, parent: 'help' }],
    ['category 3 of help', { kind: 'category', id: '3', parent: 'help' }],
    ['name of portal help', { kind: 'portal', id: 'help' }],
    ['something else', null],
  ])('finds the record of a draft for the form "%s"', (form, place) =>
    expect(findRecordByDraftKey(form)).toEqual(place),
  );
});

describe('toDraftRows', () => {
  const draft = (more: object): UnsavedDraft => ({
    kind: 'form',
    form: 'x',
    label: '',
    storedName: '',
    at: NOON,
    ...more,
  });
  const campaign = (state: SentCampaign['standing']): SentCampaign => ({
    ...{
      id: 'sent',
      name: 'Winter',
      channel: 'email',
      recipients: 1,
      sentAt: 1,
      scheduledAt: null,
      standing: state,
    },
    ...{ labelIds: [], inboxId: null, templateLanguage: null },
  });
  const label = (drafts: readonly UnsavedDraft[], campaigns: readonly SentCampaign[] = []) =>
    toDraftRows(t, 'acme', drafts, campaigns).map((row) => row.label);

  it('names a draft by the typed name, else by its kind or ID', () => {
    const unnamed = [
      draft({ form: 'macro 12', label: 'Escalate' }),
      draft({ form: 'macro 12' }),
      draft({ form: 'new team', label: ' ' }),
      draft({ kind: 'article', portalSlug: 'help', id: null }),
      draft({ kind: 'assistant', id: 'support-draft' }),
      draft({ kind: 'campaign', id: 'c', sentAs: null }),
    ];
    expect(label(unnamed)).toEqual([
      'Escalate',
      '#12',
      'New team',
      'Untitled article',
      'support-draft',
      'Unnamed campaign',
    ]);
  });
  it('links a draft to the page where the user can continue editing', () => {
    const rows = toDraftRows(
      t,
      'acme',
      [
        draft({ form: 'copy of macro 12' }),
        draft({ form: 'canned response 7', storedName: 'hi' }),
        draft({ form: 'new canned response in billing' }),
        draft({ form: 'new team' }),
        draft({ kind: 'campaign', id: 'c', sentAs: null }),
        draft({ kind: 'article', portalSlug: 'help', id: '9' }),
      ],
      [],
    );
    expect(rows.map(({ page: { to, search } }) => [to, search])).toEqual([
      ['/$workspace/macros/new', { from: '12' }],
      ['/$workspace/canned-responses', { search: 'hi' }],
      ['/$workspace/canned-responses', { folder: 'billing' }],
      ['/$workspace/teams', undefined],
      ['/$workspace/campaigns/new', { draft: 'c' }],
      ['/$workspace/help-center/$portalSlug/articles/$articleId', undefined],
    ]);
  });
  it('omits the draft of a sent campaign and keeps the draft of a rejected one', () => {
    const sent = [draft({ kind: 'campaign', id: 'c', sentAs: 'sent', label: 'Winter' })];
    expect(label(sent, [campaign('scheduled')])).toEqual([]);
    expect(label(sent, [campaign('unconfirmed')])).toEqual([]);
    expect(label(sent, [campaign('refused')])).toEqual(['Winter']);
    expect(label(sent)).toEqual(['Winter']);
  });
});
