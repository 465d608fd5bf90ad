import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { openCampaignDraft } from '~/features/campaigns/wizard/draft/open-campaign-draft';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import { articleDrafts, articleStores, getArticleDraftKey } from './article-drafts';
import { assistantDrafts, getAssistantDraftKey, NO_ASSISTANT_EDITS } from './assistant-drafts';
import { getCampaignDraftKey, storeCampaignDraft } from './campaign-drafts';
import { dropUnrestoredText, readUnrestoredTexts, storeUnrestoredTexts } from './unrestored-texts';

beforeEach(() => vi.stubGlobal('navigator', { locks: createFakeLocks() }));

const texts = async (draftKey: string) => (await readUnrestoredTexts(draftKey)).map(({ text }) => text);
const note = (value: unknown) => [{ field: 'note', value }];

it('stores draft fields that can’t be restored only once, even if the draft is loaded several times', async () => {
  for (const tab of ['a', 'a', 'b'])
    await storeUnrestoredTexts('macro 1', { tab, at: 5 }, note(`from ${tab}`));
  expect(await texts('macro 1')).toEqual(['from a', 'from b']);
  expect(await texts('macro 2')).toEqual([]);
  const [first] = await readUnrestoredTexts('macro 1');
  await dropUnrestoredText('macro 1', first?.id ?? '');
  expect(await texts('macro 1')).toEqual(['from b']);
});

it.each(['', '  ', null, [], { a: '' }])(
  'stores no text for a field that can’t be restored if the field’s value is %j',
  async (value) => {
    expect(await storeUnrestoredTexts('blank', { tab: 'a', at: 5 }, note(value))).toBe(true);
    expect(await texts('blank')).toEqual([]);
  },
);

it('loading an assistant’s draft stores the values of removed fields separately', async () => {
  const place = getAssistantDraftKey(TEST_SCOPE, '1');
  const typed = { tone: '{' };
  await assistantDrafts.storeDraft({
    place,
    tab: 'a',
    at: 5,
    edits: { ...NO_ASSISTANT_EDITS, typed, note: 'Typed' },
  });
  await assistantDrafts.storeDraft({ place, tab: 'b', at: 4, edits: { note: 'All of it' } });
  for (const _ of ['first visit', 'second visit']) {
    expect((await assistantDrafts.listRestorable(place)).map(({ edits }) => edits)).toEqual([
      { ...NO_ASSISTANT_EDITS, typed },
    ]);
    expect(await texts(place)).toEqual(['Typed', 'All of it']);
  }
});

it('loading an article’s draft stores the values of removed fields separately if the tab that stored the draft is closed', async () => {
  const place = getArticleDraftKey(TEST_SCOPE, 'help', 1);
  const [fields, edits] = [{ title: 'Typed', category_id: 3 }, [{ from: 0, to: 0, insert: '!' }]];
  const base = {
    ...{ title: 'Title', description: 'About', content: 'Text', category_id: null, status: 'draft' },
    ...{ associated_article_id: null, updated_at: '2026-01-01T00:00:00Z' },
  };
  const mine = { ...fields, description: 'About', content: { text: 'Text', edits } };
  const page = { place, at: 5, base, origin: 1 };
  const database = async () => (await articleStores.drafts.open()).transaction('drafts', 'readwrite');
  for (const tab of ['left', 'open']) {
    await articleDrafts.storeEdits({ ...page, tab, mine });
    const { store, done } = await database();
    await store.put({ place, tab, at: 5, origin: 1, mine: { ...fields, edits, summary: `from ${tab}` } });
    await done;
  }
  const { store, done } = await database();
  await store.put({ place, tab: 'whole', at: 4, base: 'former', mine: { ...fields, content: 'All of it' } });
  await done;
  const restored = { ...fields, description: 'About', content: '!Text' };
  for (const _ of ['first visit', 'second visit']) {
    const drafts = await articleDrafts.listAll(place, new Set(['open']));
    expect(drafts.map((draft) => draft.mine)).toEqual([restored, restored]);
    expect(await texts(place)).toEqual(['from left', expect.stringContaining('All of it')]);
  }
});

it('loading a campaign’s draft keeps the values of removed fields, even if nothing else can be restored', async () => {
  const place = getCampaignDraftKey(TEST_SCOPE, 'a');
  await storeCampaignDraft(TEST_SCOPE, { id: 'a', draft: { text: 'Hello', note: 'Typed' }, known: null });
  const { kept, draft, unreadable } = await openCampaignDraft(TEST_SCOPE, 'a');
  expect([draft?.text, unreadable, await texts(place)]).toEqual(['Hello', null, ['Typed']]);
  const [unrestored] = await readUnrestoredTexts(place);
  await dropUnrestoredText(place, unrestored?.id ?? '');
  // Opening the draft again stores no further text and returns the revision that the wizard may overwrite.
  expect(await openCampaignDraft(TEST_SCOPE, 'a')).toMatchObject({ kept: { edition: kept?.edition }, draft });
  expect(await texts(place)).toEqual([]);

  await storeCampaignDraft(TEST_SCOPE, { id: 'b', draft: { note: 'Typed' }, known: null });
  for (const _ of ['first visit', 'second visit'])
    expect(await openCampaignDraft(TEST_SCOPE, 'b')).toMatchObject({
      draft: null,
      unreadable: note('Typed'),
    });
});
