// Crashes and other page failures while someone writes an article. At most the last second of typing may be lost, and
// the restored text must never be wrong.
import type { BrowserContext, Page } from '@playwright/test';
import { isDeepRun, RANDOM_SEED } from '../src/build/depth';
import { expect, type Sandbox, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn, signInAgain } from './pages/sign-in-page';

const KEYS = 2000;
const EVERY = 50;
/**
 * The pause between two keystrokes of a fast typist, in milliseconds. Typing fifty keys at this speed takes longer than
 * a second, and only the last second of typing may be lost.
 */
const PAUSE = 30;
const MAY_BE_MISSING = 1000;

/**
 * The kinds of failure. `crashed` and `closed` end the page. `expired` ends the session and `cut` the connection, while
 * the page stays open.
 */
const HAPPENINGS = ['crashed', 'expired', 'closed', 'cut'] as const;
type Happening = (typeof HAPPENINGS)[number];

/**
 * The failures, one after every fifty keystrokes. The deep run causes all of them, eight per test. The ordinary run
 * causes two consecutive failures, of which one ends the page. The seed determines the first of the two.
 */
const POINTS = Array.from(
  { length: KEYS / EVERY },
  (_, index) => HAPPENINGS[index % HAPPENINGS.length] ?? 'cut',
);
const AT_ONCE = isDeepRun ? 8 : 2;
const STARTS = isDeepRun ? [0, 8, 16, 24, 32] : [RANDOM_SEED % (POINTS.length - AT_ONCE)];

// Sentences for source mode, where each key adds one character and Enter doesn't continue a list or a quote.
const SENTENCES = [
  '## Descale the Kestrel\n\n',
  'Fill the tank with **one litre** of water and a spoon of citric acid. ',
  'Press *both* buttons until the light blinks. ',
  'It takes about 25 minutes; don’t switch it off.\n\n',
  '¿Y si no para? Llámenos: ação, größer, naïve.\n\n',
  'See [the manual](https://help.acme.test/manual) or run `kestrel --rinse`.\n\n',
];
const SCRIPT = SENTENCES.join('').repeat(20).slice(0, KEYS);

interface OpenArticle {
  readonly page: Page;
  readonly editor: ArticlePage;
}

async function open(context: BrowserContext, address: string): Promise<OpenArticle> {
  const page = await context.newPage();
  await signIn(page, 'author@acme.test', address);
  return { page, editor: new ArticlePage(page) };
}

async function openSource(context: BrowserContext, address: string): Promise<OpenArticle> {
  const opened = await open(context, address);
  await opened.editor.showSource();
  return opened;
}

/** Types the keys at the end of the text. Returns the time of each keypress. */
async function typeKeys({ page, editor }: OpenArticle, keys: string): Promise<number[]> {
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  const times: number[] = [];
  for (const key of keys) {
    await page.keyboard.type(key, { delay: PAUSE });
    times.push(Date.now());
  }
  return times;
}

/** Saves and returns the text that was sent. */
async function saved({ page, editor }: OpenArticle): Promise<string> {
  const request = page.waitForRequest((one) => one.method() === 'PATCH');
  await editor.saveDraft.click();
  const sent = (await request).postDataJSON() as { article: { content: string } };
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  return sent.article.content;
}

async function kill(how: 'crashed' | 'closed', page: Page): Promise<void> {
  if (how === 'closed') return page.close({ runBeforeUnload: false });
  const protocol = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Ignores the failure, because a crashed page doesn't respond to the command.
  void protocol.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Causes the failure, recovers and saves the text. Returns the page on which typing continues, and the saved text. */
async function survive(
  how: Happening,
  before: OpenArticle,
  sandbox: Sandbox,
): Promise<{ readonly now: OpenArticle; readonly text: string }> {
  const { page, editor } = before;
  const context = page.context();
  switch (how) {
    case 'crashed':
    case 'closed': {
      const address = new URL(page.url()).pathname;
      await kill(how, page);
      const now = await openSource(context, address);
      await now.editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
      return { now, text: await saved(now) };
    }
    case 'expired':
      await sandbox.advanceClock(4000);
      await editor.saveDraft.click();
      await signInAgain(page);
      return { now: before, text: await saved(before) };
    case 'cut':
      await context.setOffline(true);
      await editor.saveDraft.click();
      await expect(page.getByRole('alert', { name: 'Not saved' })).toBeVisible();
      await context.setOffline(false);
      return { now: before, text: await saved(before) };
  }
}

for (const start of STARTS) {
  test(`no text is lost if the page fails ${AT_ONCE} times while an article is typed, starting at keystroke ${start * EVERY} of ${KEYS}`, async ({
    browser,
    sandbox,
  }) => {
    test.setTimeout(30_000 + AT_ONCE * 20_000);
    const context = await browser.newContext({ baseURL: sandbox.url });
    let now = await openSource(context, `${DEMO_PORTAL_PATH}/articles/new`);
    let text = SCRIPT.slice(0, start * EVERY);
    await now.editor.write('Typed to the end', '');
    if (text) {
      await now.editor.text.fill(text);
      expect(await saved(now)).toBe(text);
    }
    for (const [index, how] of POINTS.slice(start, start + AT_ONCE).entries()) {
      const end = (start + index + 1) * EVERY;
      const keys = SCRIPT.slice(text.length, end);
      const times = await typeKeys(now, keys);
      const at = Date.now();
      const after = await survive(how, now, sandbox);
      now = after.now;
      const isKilled = how === 'crashed' || how === 'closed';
      const safe = isKilled ? times.filter((time) => at - time > MAY_BE_MISSING).length : keys.length;
      const description = `${how} at key ${end}`;
      expect(after.text, description).toBe(SCRIPT.slice(0, Math.min(end, after.text.length)));
      expect(after.text.length, description).toBeGreaterThanOrEqual(text.length + safe);
      text = after.text;
    }
    await context.close();
  });
}

/**
 * Reads the article drafts that the browser stores. Returns the part of each name after the page ID, and the text of
 * all drafts.
 */
const kept = (page: Page): Promise<{ readonly names: readonly string[]; readonly typed: string }> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('article-drafts'));
    const records = await done(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return {
      names: records.map(({ tab }) => String(tab).slice(36)),
      typed: JSON.stringify(records.map(({ mine }) => mine?.edits)),
    };
  });
const keptNames = async (page: Page) => (await kept(page)).names;

test('a long text is fully restored after a crash, and saving it removes its draft from the browser', async ({
  browser,
  sandbox,
}) => {
  const context = await browser.newContext({ baseURL: sandbox.url });
  const write = await sandbox.elsewhere('author@acme.test');
  // Contains surrogate pairs and CRLF line breaks, because the boundaries of stored chunks may fall inside them.
  const content = SCRIPT.repeat(60).replaceAll('\n', '\r\n').replaceAll('¿', '🫖');
  const article = { title: 'A long one', content, locale: 'en' };
  const { id } = (await write('POST', 'portals/acme-help/articles', { article })) as { readonly id: number };
  const before = await open(context, `${DEMO_PORTAL_PATH}/articles/${id}`);
  await typeKeys(before, 'Typed.');
  await expect.poll(async () => (await kept(before.page)).typed).toContain('Typed.');
  await kill('crashed', before.page);

  const now = await open(context, `${DEMO_PORTAL_PATH}/articles/${id}`);
  expect((await keptNames(now.page)).length).toBeGreaterThan(4);
  await now.editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  expect(await saved(now)).toBe(`${content}Typed.`);
  await expect.poll(() => keptNames(now.page)).toEqual([]);
  await context.close();
});

test('a restored text and its cursor survive another crash right after the restore', async ({
  browser,
  sandbox,
}) => {
  const context = await browser.newContext({ baseURL: sandbox.url });
  const write = await sandbox.elsewhere('author@acme.test');
  const article = { title: 'Restored twice', content: 'Stored.', locale: 'en' };
  const { id } = (await write('POST', 'portals/acme-help/articles', { article })) as { readonly id: number };
  const path = `${DEMO_PORTAL_PATH}/articles/${id}`;
  const before = await open(context, path);
  await typeKeys(before, 'Typed.');
  await expect.poll(async () => (await kept(before.page)).typed).toContain('Typed.');
  await kill('crashed', before.page);

  const between = await open(context, path);
  await between.editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  await expect(between.editor.text).toBeFocused();
  await kill('crashed', between.page);

  const now = await open(context, path);
  const restored = now.editor.abandonedDraft.getByRole('button', { name: 'Restore' });
  await restored.first().click();
  expect(await saved(now)).toBe('Stored.Typed.');

  // Saves the same text in another browser, so that this browser's draft is no longer needed. This page crashes before
  // it finds that out.
  await typeKeys(now, 'More.');
  await expect.poll(async () => (await kept(now.page)).typed).toContain('More.');
  await write('PATCH', `portals/acme-help/articles/${id}`, { article: { content: 'Stored.Typed.More.' } });
  await kill('crashed', now.page);
  const last = await open(context, path);
  // The draft from before the crash may still exist, but without “More.”, because the platform already has that text.
  await expect.poll(async () => (await kept(last.page)).typed).not.toContain('More.');
  await context.close();
});
