// During the main tasks the browser may store only the listed stores and keys, and never tokens, messages or contacts.
// List each new store or key here and in docs/configuration.md.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { CampaignsPage } from './pages/campaigns-page';
import { CannedResponseImportPage } from './pages/canned-response-import-page';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ConversationsPage } from './pages/conversations-page';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { MacroPage } from './pages/macro-page';
import { PASSWORD, signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

/** Maps each IndexedDB store to all fields of its records. Values of a form aren't listed. */
const STORES: Readonly<Record<string, string>> = {
  'account-exports/reads': '',
  'activity/entries':
    'act after at before endedAt id kind known name parent person place problem reason record run size state undoes workspace',
  'article-drafts/drafts': 'at base content index isBaseText mine origin parts place tab text',
  'article-reviews/reviews': '',
  'article-versions/versions': 'at id kind mine place',
  'assistant-drafts/drafts': 'at edits place tab',
  'assistant-proposals/proposals': 'after at before comment diff id number place state',
  'campaign-drafts/drafts': '',
  'campaign-ledger/attempts':
    'confirmedRecipients content endedAt fingerprint id names person plan sentAt state text workspace',
  'campaign-ledger/clock': '',
  'campaign-ledger/quarantine': '',
  'canned-response-imports/entries': 'at outcome step',
  'form-drafts/drafts': 'at form place tab',
  'last-readings/readings': 'at before count kind parts portal',
  'prompt-checks/checks': '',
  'recent-records/recent': 'at place records',
  'saved-filters/filters': 'at filters',
  'term-lists/terms': '',
  'test-audiences/audiences': 'at labelId',
  'translation-checks/checks': '',
};

/** The allowed keys of local and session storage: the person's settings, and the router's scroll positions. */
const KEYS =
  /^(?:console-(?:first-page|list-[a-z-]+|image-hosts|import-columns|locale|navigation|quiet-hours|single-keys)|mantine-color-scheme-value|tsr-scroll-restoration-[\w]+)$/;

interface Kept {
  readonly keys: readonly string[];
  readonly stores: Readonly<Record<string, readonly string[]>>;
  readonly text: string;
}

/** Runs inside the page: returns the names of all stored data, and its content as one text. */
async function readKept(): Promise<Kept> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const stores: Record<string, string[]> = {};
  const all: unknown[] = [document.cookie, location.href, history.state, window.name];
  for (const storage of [localStorage, sessionStorage]) all.push({ ...storage });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const opened = database.transaction(store).objectStore(store);
      const records = await done(opened.getAll());
      const fields = records.flatMap((record) =>
        typeof record === 'object' && record ? Object.keys(record) : [],
      );
      stores[`${name}/${store}`] = [...new Set(fields)].sort();
      all.push(records, await done(opened.getAllKeys()));
    }
    database.close();
  }
  for (const cache of await caches.keys()) all.push(cache);
  return {
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    stores,
    text: JSON.stringify(all),
  };
}

/** Returns a set that collects contact data, messages and tokens from responses as they arrive. */
function noteSecrets(page: Page): Set<string> {
  const secrets = new Set([PASSWORD]);
  const take = (value: unknown, isSecret: boolean): void => {
    if (typeof value === 'string' && isSecret && value.length > 6) secrets.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value))
      take(part, isSecret || /^(?:contact|content|custom_attributes|id_token|access_token)$/.test(key));
  };
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/\/(?:conversations|signin)\b/.test(pathname) || !response.ok()) return;
    // Ignores the failure, because leaving a page discards response bodies that haven't been read.
    take(await response.json().catch(() => null), false);
  });
  return secrets;
}

test('after the main tasks a browser stores only the listed data, and nothing secret', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const secrets = noteSecrets(page);
  await test.step('a conversation is found and read', async () => {
    await signIn(page);
    await new ConversationsPage(page).find('HD-7781');
    await page.evaluate(() => history.pushState(null, '', '/acme/conversations/1042'));
    await expect(page.getByText('Acme website').first()).toBeVisible();
    await expect.poll(() => secrets.size).toBeGreaterThan(20);
  });
  await test.step('canned responses are created and imported', async () => {
    await signIn(page, 'admin@acme.test', '/acme/canned-responses');
    const responses = new CannedResponsesPage(page);
    await responses.enter('aa-kept', 'Hello');
    await expect(responses.notice('“aa-kept” created')).toBeVisible();
    const importing = new CannedResponseImportPage(page);
    await importing.open();
    await importing.choose('rows.csv', 'short_code,content\naa-one,One');
    await importing.start.click();
    await importing.expectCounts(['1 created']);
    await importing.open();
    await importing.choose('rows.csv', 'title,answer\naa-two,Two');
    await importing.preview.click();
    await importing.expectCounts(['1 to create']);
  });
  await test.step('a macro is started', async () => {
    const macro = new MacroPage(page);
    await macro.open('new');
    await macro.name.fill('Typed and not saved');
  });
  await test.step('one article is written, and another article is reviewed', async () => {
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
    const editor = new ArticlePage(page);
    await editor.write('Cleaning the drip tray', 'Pull it out.');
    await editor.type('Rinse it.');
    await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  });
  await test.step('a campaign is sent', async () => {
    await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
    const campaigns = new CampaignsPage(page);
    await campaigns.prepareTemplate();
    await campaigns.countArmAndSend('1284');
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  });
  await test.step('an assistant is edited', async () => {
    const assistant = new AssistantPage(page);
    await assistant.open('support-draft');
    await assistant.proposeChange('Kept');
    await assistant.confirm.click();
    await expect(page.getByText('Changes applied to the draft.')).toBeVisible();
    await assistant.show('Settings');
    await assistant.describe('Typed and not sent');
  });

  const { keys, stores, text } = await page.evaluate(readKept);
  expect(keys.filter((key) => !KEYS.test(key))).toEqual([]);
  const unlisted = Object.entries(stores).flatMap(([name, fields]) => {
    const listed = STORES[name]?.split(' ') ?? [];
    return fields.filter((field) => !listed.includes(field)).map((field) => `${name}: ${field}`);
  });
  expect(unlisted).toEqual([]);
  expect(Object.keys(stores).filter((name) => !(name in STORES))).toEqual([]);
  // Checks that the tasks stored something, because an empty storage would prove nothing.
  for (const kept of ['Typed and not saved', 'Rinse it.', '"aa-kept"']) expect(text).toContain(kept);
  expect([...secrets].filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
});
