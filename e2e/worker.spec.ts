// The platform inside the browser: the build that `npm start` resembles, where a service worker answers everything.
import { existsSync } from 'node:fs';
import { startSandboxServer } from '../src/sandbox/server';
import { SERVED_CONFIGURATION } from '../src/sandbox/static';
import { test as base, connect, expect, type Sandbox } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ConversationsPage } from './pages/conversations-page';
import { CODE, PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

/** `npm test` makes it beside the build for production. */
const DIST = 'dist-sandbox';

const test = base.extend<object, { readonly workerSandbox: Sandbox }>({
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      if (!existsSync(`${DIST}/index.html`))
        throw new Error('There is no sandbox build to test: run `npm run build:sandbox` first.');
      const server = await startSandboxServer({
        dist: DIST,
        configuration: { ...SERVED_CONFIGURATION, mode: 'sandbox' },
      });
      await use(connect(server.url));
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ freshPage: true });

test.afterEach(async ({ sandbox }) => {
  // What the service worker let pass would reach the server, which speaks the same.
  expect(await sandbox.requests()).toEqual([]);
});

test('all four sign-in chains, and each refusal', { tag: '@deep' }, async ({ page }) => {
  const screen = new SignInPage(page);
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
  await screen.open('/');
  await screen.enter('admin@acme.test', 'wrong');
  await expect(screen.problem).toContainText('Incorrect email or password. Check both and try again.');
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(sections).toBeVisible();

  await screen.open();
  await screen.enter('mfa@acme.test', PASSWORD);
  await screen.enterCode('012345');
  await expect(screen.problem).toContainText('Wrong or expired code.');
  await screen.enterCode(CODE);
  await expect(sections).toBeVisible();

  await screen.open();
  await screen.enter('new@acme.test', 'Temporary-1');
  await screen.enterNewPassword('weak');
  await expect(screen.problem).toContainText(
    'This password doesn’t meet the account’s requirements, so choose another.',
  );
  await screen.enterNewPassword('weaker');
  await expect(screen.problem).toContainText('The second password was rejected too.');
  await screen.enter('new@acme.test', 'Temporary-1');
  await screen.enterNewPassword('Brand-New-Pass-1');
  await screen.enterCode(CODE);
  await expect(sections).toBeVisible();
});

test('finds and writes; a reload keeps it, and a reset brings the demo back', async ({ page }) => {
  await signIn(page);
  const conversations = new ConversationsPage(page);
  await conversations.find('HD-7781');
  await expect(conversations.found.getByRole('row')).toHaveCount(4);
  await expect
    .poll(() => conversations.numbersIn(conversations.found))
    .toEqual(['No. 1031', 'No. 987', 'No. 948']);
  await conversations.findFromPalette('1042');
  await expect(conversations.heading('Marisol Quendri · #1042')).toBeVisible();
  const uuid = (await conversations.fact('UUID').textContent())?.replace('Copy', '') ?? '';
  await conversations.findFromPalette(uuid);
  await expect(conversations.heading('Marisol Quendri · #1042')).toBeVisible();

  const responses = new CannedResponsesPage(page);
  await page.getByRole('link', { name: 'Canned responses' }).click();
  await responses.enter('aa-worker', 'Kept by the browser');
  await expect(responses.notice('“aa-worker” created')).toBeVisible();
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await responses.open('aa-worker');
  await expect(responses.dialog).toContainText('Kept by the browser');
  await page.keyboard.press('Escape');
  await responses.enter('aa-worker', 'Something else');
  await expect(responses.shortCode).toHaveAccessibleDescription(/already in use/i);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave page', exact: true }).click();

  await page.getByRole('button', { name: 'Account menu: admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  const screen = new SignInPage(page);
  await expect(screen.submit).toBeEnabled();
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(responses.rows.first()).toBeVisible();
  await expect(responses.rows.filter({ hasText: 'aa-worker' })).toHaveCount(0);
});
