import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import {
  dropCampaignDraft,
  getCampaignDraftKey,
  loadCampaignDraft,
  storeCampaignDraft,
} from './campaign-drafts';
import { formDrafts } from './form-drafts';
import { storeCampaignInput, writeInputToDraft } from './typed-campaigns';
import { readUnrestoredTexts } from './unrestored-texts';

let id = '';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  id = crypto.randomUUID();
});

const write = async (draft: string, known: string | null | 'anyway') => {
  const keeping = await storeCampaignDraft(TEST_SCOPE, { id, draft, known });
  return keeping.kept ? keeping.edition : expect.fail('the draft was not kept');
};
/** Simulates a page that was closed after the input was stored, but before it was written to the draft. */
const leaveTyped = (draft: string, known: string | null, tab: string) =>
  formDrafts.storeDraft({
    place: `${getCampaignDraftKey(TEST_SCOPE, id)} typed`,
    ...{ tab, at: Date.now(), form: { draft, known } },
  });

it('restores the text of a new campaign if the page was closed before its draft was stored', async () => {
  await storeCampaignInput(TEST_SCOPE, id, 'typed', null);
  await writeInputToDraft(TEST_SCOPE, id);
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toMatchObject({ draft: 'typed' });
});

it('restores a campaign’s unsaved text if the stored draft hasn’t changed since the user typed the text', async () => {
  await leaveTyped('typed', await write('stored', null), 'ended');
  await writeInputToDraft(TEST_SCOPE, id);
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toMatchObject({ draft: 'typed' });
});

it('restores a campaign’s last typed text if the draft contains only earlier text of the same page', async () => {
  const first = await write('a', null);
  await storeCampaignInput(TEST_SCOPE, id, 'abc', first);
  await write('ab', first);
  await writeInputToDraft(TEST_SCOPE, id);
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toMatchObject({ draft: 'abc' });
});

it('offers a campaign’s unsaved text separately if another page has replaced the draft', async () => {
  await leaveTyped('typed', 'another edition', 'ended');
  await write('theirs', null);
  await writeInputToDraft(TEST_SCOPE, id);
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toMatchObject({ draft: 'theirs' });
  const texts = await readUnrestoredTexts(getCampaignDraftKey(TEST_SCOPE, id));
  expect(texts.map(({ text }) => text)).toEqual(['typed']);
});

it('doesn’t restore unsaved text of a campaign draft that was sent or discarded', async () => {
  await leaveTyped('typed', await write('stored', null), 'ended');
  await dropCampaignDraft(TEST_SCOPE, id);
  for (const _ of [1, 2]) await writeInputToDraft(TEST_SCOPE, id);
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toBeNull();
  expect(await readUnrestoredTexts(getCampaignDraftKey(TEST_SCOPE, id))).toEqual([]);
});

it('keeps a campaign’s unsaved text if its draft can’t be read', async () => {
  const known = await write('stored', null);
  await leaveTyped('typed', known, 'ended');
  const { get } = IDBObjectStore.prototype;
  const failure = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (this.transaction.db.name === 'campaign-drafts') throw new Error('unavailable');
    return get.call(this, key);
  });
  await writeInputToDraft(TEST_SCOPE, id);
  expect(failure).toHaveBeenCalled();
  failure.mockRestore();
  await writeInputToDraft(TEST_SCOPE, id);
  expect(await loadCampaignDraft(TEST_SCOPE, id)).toMatchObject({ draft: 'typed' });
});
