import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { articleDrafts, articleStores, getArticleDraftKey } from './article-drafts';
import { assistantDrafts, getAssistantDraftKey, NO_ASSISTANT_EDITS } from './assistant-drafts';
import { campaignDraftStore, storeCampaignDraft, storeDraftSendAttempt } from './campaign-drafts';
import { formDrafts, getFormDraftKey } from './form-drafts';
import { listUnsavedDrafts } from './left-drafts';
import { removePersonRecords } from './local-store';
import { storeCampaignInput } from './typed-campaigns';
import { storeUnrestoredTexts } from './unrestored-texts';

const OTHER = { ...TEST_SCOPE, person: 'admin@acme.testing' };
const WORDS = { title: 'Descale it', description: '', category_id: null, content: 'Text' };

beforeEach(() => vi.stubGlobal('navigator', {}));

afterEach(async () => {
  const stores = [formDrafts.store, articleStores.drafts, assistantDrafts.store, campaignDraftStore];
  for (const store of stores)
    for (const { person } of [TEST_SCOPE, OTHER]) await removePersonRecords(store, person);
});

const keepForm = (form: string, values: unknown, at: number, tab = 'a', scope = TEST_SCOPE) =>
  formDrafts.storeDraft({ place: getFormDraftKey(scope, form), tab, at, form: values });

it('lists the unsaved drafts of every store, newest first', async () => {
  await keepForm('macro 12', { opened: { name: 'Escalate' }, form: { name: 'Escalate now' } }, 10);
  const place = getArticleDraftKey(TEST_SCOPE, 'help', 7);
  const mine = { ...WORDS, content: { text: 'Text', edits: [] } };
  await articleDrafts.storeEdits({ place, tab: 'a', base: null, mine, origin: 1 });
  const content = { name: 'Aria', description: null, config: {}, texts: {} };
  await assistantDrafts.storeDraft({
    ...{ place: getAssistantDraftKey(TEST_SCOPE, 'support'), tab: 'a', at: 5 },
    edits: { ...NO_ASSISTANT_EDITS, base: content, edited: { ...content, name: 'Aria 2' } },
  });
  const found = await listUnsavedDrafts(TEST_SCOPE);
  expect(found).toEqual([
    {
      kind: 'article',
      portalSlug: 'help',
      id: '7',
      label: 'Descale it',
      storedName: '',
      at: expect.any(Number),
    },
    { kind: 'form', form: 'macro 12', label: 'Escalate now', storedName: 'Escalate', at: 10 },
    { kind: 'assistant', id: 'support', label: 'Aria 2', storedName: '', at: 5 },
  ]);
});

it('lists only the newest draft of a form that was edited in several tabs', async () => {
  await keepForm('new team', { typed: { name: 'Older' } }, 10, 'a');
  await keepForm('new team', { typed: { name: 'Newer' } }, 20, 'b');
  expect((await listUnsavedDrafts(TEST_SCOPE)).map(({ label }) => label)).toEqual(['Newer']);
});

it('doesn’t list drafts of other users or stored text without a draft', async () => {
  await keepForm('macro 12', { form: { name: 'Theirs' } }, 10, 'a', OTHER);
  await storeUnrestoredTexts(getFormDraftKey(TEST_SCOPE, 'macro 12'), { tab: 'a', at: 5 }, [
    { field: 'note', value: 'x' },
  ]);
  await storeCampaignInput(TEST_SCOPE, 'c', {}, null);
  expect(await listUnsavedDrafts(TEST_SCOPE)).toEqual([]);
});

it('lists a campaign draft with its name or first line, and marks the draft as sent if it hasn’t changed since', async () => {
  const draft = { channel: 'website', text: '\n Winter hours \nWe close.', template: null };
  await storeCampaignDraft(TEST_SCOPE, { id: 'c', draft, known: null });
  await storeDraftSendAttempt(TEST_SCOPE, 'c', 'attempt');
  expect(await listUnsavedDrafts(TEST_SCOPE)).toMatchObject([{ label: 'Winter hours', sentAs: 'attempt' }]);
  await storeCampaignDraft(TEST_SCOPE, {
    id: 'c',
    draft: { ...draft, text: 'New' },
    known: 'anyway',
    name: 'Mine',
  });
  expect(await listUnsavedDrafts(TEST_SCOPE)).toMatchObject([{ label: 'Mine', sentAs: null }]);
});
