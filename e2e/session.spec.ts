// The lifetime of a session: where the token is stored, its expiry, and data that stays after signing out.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

const again = (page: Page) => page.getByRole('dialog');

/** Returns all persistent data of a page. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const records = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => {
              const database = request.result;
              const stores = [...database.objectStoreNames];
              if (stores.length === 0) return resolve(name);
              const transaction = database.transaction(stores);
              const found: unknown[] = [];
              for (const store of stores) {
                const all = transaction.objectStore(store).getAll();
                all.onsuccess = () => found.push(all.result);
              }
              transaction.oncomplete = () => {
                database.close();
                resolve(JSON.stringify(found));
              };
            };
          }),
      ),
    );
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
      ...records,
    ].join('\n');
  });

test('the token is stored in memory only, so a reload asks to sign in and then returns to the page', async ({
  page,
}) => {
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/auth/v1/signin')) {
      const { id_token, access_token } = await response.json();
      tokens.push(id_token, access_token);
    }
  });
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  const stored = await storedText(page);
  expect(tokens).toHaveLength(2);
  for (const secret of [...tokens.flatMap((token) => token.split('.')), PASSWORD].filter(
    (part) => part.length > 8,
  )) {
    expect(stored).not.toContain(secret);
  }
  await page.reload();
  const screen = new SignInPage(page);
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page).toHaveURL(/\/acme\/inboxes$/);
});

test('every request has the id_token as its bearer token', { tag: '@deep' }, async ({ page }) => {
  let idToken = '';
  const bearers = new Set<string>();
  page.on('response', async (response) => {
    if (response.url().endsWith('/auth/v1/signin')) idToken = (await response.json()).id_token;
  });
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) bearers.add(authorization);
    if (request.url().includes('/auth/v1/')) expect(authorization).toBeUndefined();
  });
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  expect([...bearers]).toEqual([`Bearer ${idToken}`]);
});

test('signing out in one tab signs out all tabs within a second, and Back shows no data', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  const other = await context.newPage();
  watch(other);
  await signIn(other, 'admin@acme.test', '/acme/inboxes');
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(new SignInPage(page).email).toBeVisible({ timeout: 1000 });
  await expect(page.getByText('Acme website')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Acme website')).toHaveCount(0);
});

// The test dispatches the `pageshow` event of a restored page, because Chromium doesn't freeze a page that has a
// debugger attached.
test('a page restored from the back-forward cache is reloaded', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await expect(new SignInPage(page).email).toBeVisible();
  await expect(page.getByText('Acme website')).toHaveCount(0);
});

test('ten minutes before the session ends, a button offers to renew it', { tag: '@deep' }, async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('button', { name: /Stay signed in/ })).toHaveCount(0);
  await page.clock.fastForward('51:00');
  await page.getByRole('button', { name: /Session expires in \d+ min · Stay signed in/ }).click();
  await again(page)
    .getByLabel(/^Password for/)
    .fill(PASSWORD);
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Stay signed in/ })).toHaveCount(0);
});

test("a toast for one person isn't shown to the next person who signs in", { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  const responses = new CannedResponsesPage(page);
  const toast = responses.notice('“aa-mine” created');
  await responses.enter('aa-mine', 'Hello');
  // Hovers over the toast so that it stays open.
  await toast.hover();
  await page.evaluate(() => new BroadcastChannel('console-session').postMessage('sign-out'));
  await new SignInPage(page).enter('agent@acme.test', PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('a tab with unsaved input is also signed out when another tab signs out', {
  tag: '@deep',
}, async ({ page, context, watch }) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await page.getByRole('button', { name: 'New canned response' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Typed and not saved.');
  const other = await context.newPage();
  watch(other);
  await signIn(other, 'admin@acme.test', '/acme/inboxes');
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  // The tab in which the person signs out asks for confirmation. The unsaved input remains stored in this browser.
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(new SignInPage(page).email).toBeVisible({ timeout: 1000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out in another tab cancels the sign-in dialog that covers the page', { tag: '@deep' }, async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  const other = await context.newPage();
  watch(other);
  await signIn(other, 'admin@acme.test', '/acme/inboxes');
  // Waits until the second page has loaded its list, so that the fault affects only the first page.
  await expect(other.getByRole('table')).toBeVisible();
  await sandbox.fault({ operation: 'inboxes.list', kind: 'expire_token' });
  await page.getByLabel('Sort by').selectOption('newest');
  await again(page)
    .getByLabel(/^Password for/)
    .fill(PASSWORD);
  await sandbox.fault({ operation: 'auth.signIn', kind: 'latency', delay_ms: 1500 });
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  const answered = page.waitForResponse(/\/auth\/v1\/signin$/);
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Messaging Console' })).toBeVisible();
  await answered;
  await page.evaluate(() => {
    history.pushState(null, '', '/acme/inboxes');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await expect(page.getByText('Acme website')).toHaveCount(0);
});

test("a session renewal interrupted by the end of the session isn't offered again", {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.clock.fastForward('51:00');
  await page.getByRole('button', { name: /Stay signed in/ }).click();
  await page.clock.fastForward('09:10');
  await expect(again(page).getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await again(page)
    .getByLabel(/^Password for/)
    .fill(PASSWORD);
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again(page)).toHaveCount(0);
});

test("setting the clock back doesn't extend the lifetime of a token", { tag: '@deep' }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.clock.setSystemTime(Date.now() - 24 * 3_600_000);
  await page.clock.fastForward('01:00:10');
  await expect(again(page).getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});

test("an action that one person started never continues in the next person's session", async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  await page.clock.install();
  await signIn(page, 'author@acme.test', '/acme/help-center/acme-help?status=draft&per_page=25');
  const rows = page.getByRole('region', { name: 'Articles' }).getByRole('row');
  for (const row of [1, 2, 3, 4]) await rows.nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sandbox.fault({ operation: 'articles.update', kind: 'rate_limited', retry_after_s: 60 });
  await page.getByRole('button', { name: 'Publish 4 articles' }).click();
  await expect.poll(async () => (await sandbox.requests('articles.update')).length).toBe(1);
  const other = await context.newPage();
  watch(other);
  await signIn(other, 'author@acme.test', '/acme/inboxes');
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
  await page.clock.fastForward(61_000);
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  await goToSection(page, 'Teams');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await sandbox.requests('articles.update')).toHaveLength(1);
});
