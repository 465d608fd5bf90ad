// All users of this browser share its stores. This file tests that stored data is available only to the user who stored
// it, and only in the same account of the same instance.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { buildQueryKey } from '~/api/http/query';
import { getScopeKey, type Scope } from '~/api/scope';
import { storeAppliedEdits, storeEditsOutcome } from '~/drafts/applied-edits';
import { getArticleDraftKey } from '~/drafts/article-drafts';
import { announceOpenArticle } from '~/drafts/article-presence';
import { getAssistantDraftKey } from '~/drafts/assistant-drafts';
import { subscribeToEditsInOtherTabs } from '~/drafts/assistant-edit-signals';
import {
  dropCampaignDraft,
  loadCampaignDraft,
  setCampaignDraftName,
  storeCampaignDraft,
} from '~/drafts/campaign-drafts';
import { blockStorage, isStorageBlocked } from '~/drafts/removed-people';
import {
  createSampleCount,
  SAMPLE_NAMES,
  SAMPLE_CONTENT as SENT,
} from '~/features/campaigns/send/fixtures/samples';
import { browserLedger } from '~/features/campaigns/send/ledger';
import { applyEventToAttempt } from '~/features/campaigns/send/send';
import { deleteActivity, loadActivity } from '~/records/activity/store';
import { countStoredData, removeStoredData } from '~/records/count-stored';
import { startTestSession } from '~/session/fixtures/signed-in';
import { PRIVATE_STORES, type PrivateStore } from './fixtures/private-stores';

const SCOPE: Scope = {
  slug: 'acme',
  name: 'Acme',
  instance: 1,
  accountId: 1,
  tenant: 'acme',
  person: 'ana@acme.test',
};

/** Other users who may sign in with this browser. Their workspace slugs and record IDs are the same. */
const OTHERS = [
  ['another person', { ...SCOPE, person: 'bea@acme.test' }],
  ['a person with a longer email', { ...SCOPE, person: 'ana@acme.testing' }],
  ['a person with a shorter email', { ...SCOPE, person: 'ana@acme.tes' }],
  ['the same account number on another instance', { ...SCOPE, instance: 2 }],
  ['another account of the instance', { ...SCOPE, accountId: 2 }],
  ['an account with a longer number', { ...SCOPE, accountId: 11 }],
] as const;

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  setConfiguration(
    configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
  );
});

describe.each(Object.entries(PRIVATE_STORES))('stored %s', (_, { storeSample, count }) => {
  it('stored data is available to the user who stored it', async () => {
    await storeSample(SCOPE);
    expect(await count(SCOPE)).toBeGreaterThan(0);
  });

  it.each(OTHERS)('stored data isn’t available to %s', async (__, other) => {
    await storeSample(SCOPE);
    expect(await count(other)).toBe(0);
  });
});

it.each(OTHERS)('caches a user’s responses separately from those of %s', (_, other) => {
  expect(buildQueryKey(other, 'macros')).not.toEqual(buildQueryKey(SCOPE, 'macros'));
});

it('stores the drafts of an assistant separately for each tenant', () => {
  expect(getAssistantDraftKey({ ...SCOPE, tenant: 'labs' }, '1')).not.toBe(getAssistantDraftKey(SCOPE, '1'));
});

it.each(OTHERS)(
  'leaves a user’s campaign draft unchanged when %s renames or deletes a draft with the same ID',
  async (_, other) => {
    await storeCampaignDraft(SCOPE, { id: 'a', draft: 'mine', known: 'anyway', name: 'Mine' });
    await setCampaignDraftName(other, 'a', 'Theirs');
    await dropCampaignDraft(other, 'a');
    expect(await loadCampaignDraft(SCOPE, 'a')).toMatchObject({ draft: 'mine', name: 'Mine' });
  },
);

it.each(OTHERS)('keeps a user’s activity when %s deletes another activity log', async (_, other) => {
  await PRIVATE_STORES['activity entries']?.storeSample(SCOPE);
  const before = await loadActivity(SCOPE);
  await deleteActivity(other);
  expect(await loadActivity(SCOPE)).toEqual(before);
});

it.each(OTHERS)('%s receives no message that a user has an article open', async (_, other) => {
  vi.stubGlobal('window', new EventTarget());
  const heard: string[] = [];
  const join = (scope: Scope, tab: string) =>
    announceOpenArticle(getArticleDraftKey(scope, 'help', 1), tab, (tabs) => heard.push(...tabs));
  // Waits for the third tab's response to the first tab, because a response of the second tab would have arrived
  // before.
  const leave = [join(SCOPE, 'first'), join(other, 'second'), join(SCOPE, 'third')];
  await vi.waitFor(() => expect(heard).toContain('third'));
  expect(heard).not.toContain('second');
  for (const each of leave) each();
});

it.each(OTHERS)('%s receives no message that a user has unsaved edits to an assistant', async (_, other) => {
  const heard: string[] = [];
  const listeners = [
    subscribeToEditsInOtherTabs(getAssistantDraftKey(other, '1'), () => heard.push('other')),
    subscribeToEditsInOtherTabs(getAssistantDraftKey(SCOPE, '1'), () => heard.push('own')),
  ];
  const tab = new BroadcastChannel('console-assistant-edits');
  tab.postMessage(getAssistantDraftKey(SCOPE, '1'));
  await vi.waitFor(() => expect(heard).toEqual(['own']));
  for (const leave of listeners) leave();
  tab.close();
});

it('removes all stored data of a user, but no data of other users', async () => {
  const [[, other]] = OTHERS;
  for (const { storeSample } of Object.values(PRIVATE_STORES)) {
    await storeSample(SCOPE);
    await storeSample(other);
  }
  const { campaigns: _, ...before } = await countStoredData(other.person);
  expect(Object.values(before)).not.toContain(0);
  await removeStoredData(SCOPE.person);
  expect(Object.values(await countStoredData(SCOPE.person)).every((count) => count === 0)).toBe(true);
  expect(await countStoredData(other.person)).toEqual({ ...before, campaigns: 0 });
});

describe('after "Remove data and sign out"', () => {
  const removedScope = (name: string): Scope => ({ ...SCOPE, person: `${name}@removed.test` });
  /** Simulates a handler that stores data after a late response. Ignores errors. */
  const keepLate = ({ storeSample }: PrivateStore, scope: Scope) => storeSample(scope).catch(() => undefined);

  it.each(Object.entries(PRIVATE_STORES))(
    'doesn’t store %s again if a late response arrives after the user’s data was removed',
    async (name, store) => {
      const scope = removedScope(name);
      await store.storeSample(scope);
      expect(await store.count(scope)).toBeGreaterThan(0);
      blockStorage(scope.person);
      await Promise.all([removeStoredData(scope.person), keepLate(store, scope)]);
      await keepLate(store, scope);
      expect(await store.count(scope)).toBe(0);
    },
  );

  it.each(Object.entries(PRIVATE_STORES))(
    'doesn’t store %s again if another tab receives a late response after the user’s data was removed',
    async (name, store) => {
      const scope = removedScope(`${name} elsewhere`);
      const tab = new BroadcastChannel('console-removed');
      tab.postMessage(scope.person);
      await vi.waitFor(() => expect(isStorageBlocked(getScopeKey(scope))).toBe(true));
      tab.close();
      await keepLate(store, scope);
      expect(await store.count(scope)).toBe(0);
    },
  );

  it('removes data that was still being written when the user chose "Remove data and sign out"', async () => {
    const scope = removedScope('writing');
    const edits = { place: getAssistantDraftKey(scope, '1'), id: 'p', at: Date.now(), diff: '' };
    await storeAppliedEdits({ ...edits, state: 'not-confirmed', before: null, after: null });
    const writing = [
      storeEditsOutcome(edits.place, 'p', 'applied'),
      ...Object.values(PRIVATE_STORES).map(({ storeSample }) => storeSample(scope)),
    ];
    blockStorage(scope.person);
    await Promise.allSettled([removeStoredData(scope.person), ...writing]);
    for (const { count } of Object.values(PRIVATE_STORES)) expect(await count(scope)).toBe(0);
  });

  it('keeps the outcome of a campaign that was being sent when the user chose "Remove data and sign out"', async () => {
    const { person } = removedScope('sender');
    const preview = createSampleCount('f', 1);
    const record = { id: 'sending', workspace: '1/1', person, content: SENT, fingerprint: 'f' };
    const details = {
      confirmedRecipients: 1,
      names: SAMPLE_NAMES,
      text: '',
      plan: null,
      sentAt: 5,
      endedAt: null,
    };
    await browserLedger.add({ ...record, ...details, state: { name: 'sending', preview, sentAt: 5 } });
    blockStorage(person);
    await removeStoredData(person);
    const outcome = { name: 'sent', id: 7 } as const;
    await browserLedger.change('sending', (held) =>
      applyEventToAttempt(held, { type: 'answered', outcome }, 6),
    );
    expect((await browserLedger.get('sending'))?.state).toEqual(outcome);
  });

  it('still stores data of other users after one user chose "Remove data and sign out"', async () => {
    blockStorage(removedScope('one').person);
    for (const store of Object.values(PRIVATE_STORES)) {
      await store.storeSample(removedScope('another'));
      expect(await store.count(removedScope('another'))).toBeGreaterThan(0);
    }
  });

  it('a user’s data is stored again when they sign in after "Remove data and sign out"', async () => {
    const scope = removedScope('again');
    blockStorage(scope.person);
    startTestSession(scope.person, 'token');
    for (const store of Object.values(PRIVATE_STORES)) {
      await store.storeSample(scope);
      expect(await store.count(scope)).toBeGreaterThan(0);
    }
  });
});
