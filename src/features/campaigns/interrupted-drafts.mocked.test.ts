import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import {
  loadCampaignDraft,
  lockCampaignDraft,
  setCampaignDraftName,
  storeCampaignDraft,
  storeDraftSendAttempt,
} from '~/drafts/campaign-drafts';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import { listDraftsWithOutcomes, readDraftOutcome } from './interrupted-drafts';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from './send/fixtures/samples';
import { browserLedger } from './send/ledger';
import type { SendAttempt } from './send/send-attempt';

let id = '';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  id = crypto.randomUUID();
});

const SENDING: SendAttempt['state'] = { name: 'sending', preview: createSampleCount('f', 1), sentAt: 5 };

/** Starts sending a draft. The draft and its send attempt use the same ID, which is unique to each test. */
async function beginSending(): Promise<string> {
  const keeping = await storeCampaignDraft(TEST_SCOPE, { id, draft: 'sent', known: null });
  await storeDraftSendAttempt(TEST_SCOPE, id, id);
  await browserLedger.add({
    ...{ id, workspace: '1/1', person: TEST_SCOPE.person, content: SAMPLE_CONTENT, fingerprint: 'f' },
    ...{ confirmedRecipients: 1, names: SAMPLE_NAMES, text: 'Hello', plan: null, sentAt: 5, endedAt: null },
    state: SENDING,
  });
  return keeping.kept ? keeping.edition : expect.fail('the draft was not kept');
}

const settle = (state: SendAttempt['state']) => browserLedger.change(id, (record) => ({ ...record, state }));
const list = async () => (await listDraftsWithOutcomes(TEST_SCOPE)).find((draft) => draft.id === id);

it('lists a draft as interrupted until it is known whether the campaign was sent', async () => {
  await beginSending();
  expect(await list()).toMatchObject({ isInterrupted: true });
  await settle({ name: 'unknown', cause: 'interrupted', status: null });
  expect(await list()).toMatchObject({ isInterrupted: true });
});

it('removes a draft from the list once it is known to have been sent', async () => {
  await beginSending();
  await setCampaignDraftName(TEST_SCOPE, id, 'Renamed meanwhile');
  await settle({ name: 'sent', id: 7 });
  expect(await list()).toBeUndefined();
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toBeNull();
});

it('keeps a draft that was edited after its send was interrupted', async () => {
  await storeCampaignDraft(TEST_SCOPE, { id, draft: 'another campaign', known: await beginSending() });
  await settle({ name: 'sent', id: 7 });
  expect(await list()).toMatchObject({ draft: 'another campaign', isInterrupted: false });
});

it('lists a draft as an ordinary draft after the platform rejected its send', async () => {
  await beginSending();
  await settle({ name: 'refused', refusal: { reason: 'not-sent' }, serverMessage: null });
  expect(await list()).toMatchObject({ isInterrupted: false });
});

it('does not list a draft as interrupted while an open page is sending it', async () => {
  await beginSending();
  const release = lockCampaignDraft(TEST_SCOPE, id, () => expect.fail('nobody else has it'));
  await vi.waitFor(async () => expect(await list()).toMatchObject({ isInterrupted: false }));
  await settle({ name: 'sent', id: 7 });
  const kept = await loadCampaignDraft(TEST_SCOPE, id);
  expect(kept && (await readDraftOutcome(TEST_SCOPE, kept))).toEqual({ kind: 'draft' });
  release();
});
