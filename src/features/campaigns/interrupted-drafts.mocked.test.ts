import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { SCOPE } from '~/api/http/fixtures/fake-platform';
import {
  loadCampaignDraft,
  lockCampaignDraft,
  nameCampaignDraft,
  storeCampaignDraft,
  storeDraftSendAttempt,
} from '~/drafts/campaign-drafts';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import { listDraftsWithOutcomes, readDraftOutcome } from './interrupted-drafts';
import type { Attempt } from './send/attempt';
import { createPreview, SAMPLE_CONTENT, SAMPLE_NAMES } from './send/fixtures/samples';
import { browserLedger } from './send/ledger';

let id = '';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  id = crypto.randomUUID();
});

const SENDING: Attempt['state'] = { name: 'sending', preview: createPreview('f', 1), sentAt: 5 };

/** Starts sending a draft. The draft and its send attempt use the same ID, which is unique to each test. */
async function beginSending(): Promise<string> {
  const keeping = await storeCampaignDraft(SCOPE, { id, draft: 'sent', known: null });
  await storeDraftSendAttempt(SCOPE, id, id);
  await browserLedger.add({
    ...{ id, workspace: '1/1', person: SCOPE.person, content: SAMPLE_CONTENT, fingerprint: 'f' },
    ...{ confirmedRecipients: 1, names: SAMPLE_NAMES, text: 'Hello', plan: null, sentAt: 5, endedAt: null },
    state: SENDING,
  });
  return keeping.kept ? keeping.edition : expect.fail('the draft was not kept');
}

const settle = (state: Attempt['state']) => browserLedger.change(id, (record) => ({ ...record, state }));
const list = async () => (await listDraftsWithOutcomes(SCOPE)).find((draft) => draft.id === id);

it('lists a draft as interrupted until the outcome of its send is known', async () => {
  await beginSending();
  expect(await list()).toMatchObject({ isInterrupted: true });
  await settle({ name: 'unknown', cause: 'interrupted', status: null });
  expect(await list()).toMatchObject({ isInterrupted: true });
});

it('removes a draft from the list once it is known to have been sent', async () => {
  await beginSending();
  await nameCampaignDraft(SCOPE, id, 'Renamed meanwhile');
  await settle({ name: 'sent', id: 7 });
  expect(await list()).toBeUndefined();
  expect(await loadCampaignDraft(SCOPE, id)).toBeNull();
});

it('keeps a draft that was edited after its send was interrupted', async () => {
  await storeCampaignDraft(SCOPE, { id, draft: 'another campaign', known: await beginSending() });
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
  const release = lockCampaignDraft(SCOPE, id, () => expect.fail('nobody else has it'));
  await vi.waitFor(async () => expect(await list()).toMatchObject({ isInterrupted: false }));
  await settle({ name: 'sent', id: 7 });
  const kept = await loadCampaignDraft(SCOPE, id);
  expect(kept && (await readDraftOutcome(SCOPE, kept))).toEqual({ kind: 'draft' });
  release();
});
