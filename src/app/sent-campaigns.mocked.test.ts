// Home and the navigation determine the state of stored campaigns without the code of the campaign screens. This file
// tests that they get the same results as those screens.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '~/api/scope';
import { readSentCampaigns, summarizeCampaignState } from '~/domain/sent-campaigns';
import { ledgerDatabase, setCampaignName, storeCampaignStatus } from '~/drafts/campaign-ledger';
import {
  getCampaignState,
  isAttentionNeeded,
  WRONG_NUMBER_STATUS,
} from '~/features/campaigns/list/campaign-rows';
import { createSampleCount, SAMPLE_CONTENT } from '~/features/campaigns/send/fixtures/samples';
import { browserLedger } from '~/features/campaigns/send/ledger';
import type { SendAttempt } from '~/features/campaigns/send/send-attempt';

const NOW = Date.parse('2026-12-01T10:00:00.000Z');
const SCOPE: Scope = {
  ...{ slug: 'acme', name: 'Acme', instance: 1, accountId: 1, tenant: null, person: 'admin@acme.test' },
};

const STATES: readonly SendAttempt['state'][] = [
  { name: 'sent', id: 7 },
  { name: 'sent', id: 7, reachableCount: null },
  { name: 'sent-without-id', person: null },
  { name: 'sent-without-id', person: 'admin@acme.test' },
  { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
  { name: 'unknown', cause: 'no-answer', status: null },
  { name: 'sending', preview: createSampleCount('f', NOW), sentAt: NOW },
];
const TIMES = [null, NOW - 1, NOW + 1];
const STATUSES = [undefined, 'completed', 'Failed', WRONG_NUMBER_STATUS];

const attempt = (id: string, state: SendAttempt['state'], more: Partial<SendAttempt> = {}): SendAttempt => ({
  ...{ id, workspace: '1/1', person: SCOPE.person, content: SAMPLE_CONTENT, fingerprint: '', state },
  ...{ confirmedRecipients: 12, names: { workspace: 'Acme', sender: '', audience: [] }, plan: null },
  ...{ text: '\n Winter hours \nWe close at noon.', sentAt: NOW, endedAt: null, ...more },
});

describe('summarizeCampaignState', () => {
  it.each(
    STATES.flatMap((state) => TIMES.flatMap((at) => STATUSES.map((status) => ({ state, at, status })))),
  )(
    'returns the same state as the campaign list: stored state $state.name, scheduled at $at, status $status',
    ({ state, at, status }) => {
      const content = { ...SAMPLE_CONTENT, scheduledAt: at === null ? null : new Date(at).toISOString() };
      const read = status === undefined ? undefined : { status, at: NOW };
      const listed = getCampaignState({ state, content }, read, NOW);
      const created = listed === 'scheduled' || listed === 'refused' ? listed : 'over';
      const expected = isAttentionNeeded(listed) ? 'unconfirmed' : created;
      expect(summarizeCampaignState({ state, content }, read, true, NOW)).toBe(expected);
    },
  );

  it('summarizes a campaign as unconfirmed when its page was closed while sending', () => {
    const [state] = STATES.slice(-1);
    if (state)
      expect(summarizeCampaignState({ state, content: SAMPLE_CONTENT }, undefined, false, NOW)).toBe(
        'unconfirmed',
      );
  });
});

describe('readSentCampaigns', () => {
  beforeEach(async () => {
    const db = await ledgerDatabase();
    await Promise.all([db.clear('attempts'), db.clear('quarantine'), db.clear('clock')]);
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
  });

  it('returns the sent campaigns of the workspace with their names, newest first', async () => {
    await browserLedger.add(attempt('older', { name: 'sent', id: 7 }, { sentAt: NOW - 1 }));
    await browserLedger.add(attempt('newer', { name: 'unknown', cause: 'no-answer', status: null }));
    await browserLedger.add(attempt('other', { name: 'sent', id: 8 }, { workspace: '1/2' }));
    await setCampaignName('newer', 'Winter');
    await storeCampaignStatus('newer', 'completed', NOW);
    const { campaigns, unreadable } = await readSentCampaigns(SCOPE);
    expect(campaigns.map(({ name, standing }) => [name, standing])).toEqual([
      ['Winter', 'unconfirmed'],
      ['Winter hours', 'over'],
    ]);
    expect(unreadable).toBe(0);
  });

  it('counts an unreadable campaign record until a user removes it, even if it is in quarantine', async () => {
    const db = await ledgerDatabase();
    await db.put('attempts', { workspace: '1/1' }, 'broken');
    await db.put('attempts', { workspace: '1/2' }, 'of another workspace');
    expect((await readSentCampaigns(SCOPE)).unreadable).toBe(1);
    await browserLedger.list('1/1');
    expect((await readSentCampaigns(SCOPE)).unreadable).toBe(1);
    await browserLedger.release('broken', SCOPE.person, NOW);
    expect((await readSentCampaigns(SCOPE)).unreadable).toBe(0);
  });
});
