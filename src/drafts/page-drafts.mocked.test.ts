import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import { loadCampaignDraft, storeCampaignDraft } from './campaign-drafts';
import { formDrafts } from './form-drafts';
import { PAGE_INSTANCE_ID } from './page-drafts';

const locks = createFakeLocks();

beforeEach(() => vi.stubGlobal('navigator', { locks }));

describe('the drafts that a page can restore', () => {
  const draft = (tab: string) => ({ place: 'macro 1', tab, at: 1, form: tab });

  it('a page can restore its own drafts and those of closed pages, but not those of other open pages', async () => {
    let close = () => {};
    const open = new Promise<void>((resolve) => {
      close = resolve;
    });
    const other = locks.request('page-drafts:other tab', {}, () => open);
    for (const tab of [PAGE_INSTANCE_ID, 'ended tab', 'other tab']) await formDrafts.storeDraft(draft(tab));
    const found = async () => (await formDrafts.listRestorable('macro 1')).map(({ tab }) => tab).sort();
    expect(await found()).toEqual([PAGE_INSTANCE_ID, 'ended tab'].sort());
    close();
    await other;
    expect(await found()).toEqual([PAGE_INSTANCE_ID, 'ended tab', 'other tab'].sort());
  });
});

describe('a campaign draft', () => {
  const keep = (known: string | null, draft: string) =>
    storeCampaignDraft(TEST_SCOPE, { id: 'a', draft, known });

  it('a tab can’t overwrite a campaign draft if it hasn’t loaded the latest revision', async () => {
    const first = await keep(null, 'first');
    if (!first.kept) return expect.fail('the first draft was not kept');
    expect(await keep(first.edition, 'second')).toMatchObject({ kept: true });
    for (const known of [null, first.edition])
      expect(await keep(known, 'stale')).toEqual({ kept: false, why: 'other-tab' });
    expect(await loadCampaignDraft(TEST_SCOPE, 'a')).toMatchObject({ draft: 'second' });
  });
});
