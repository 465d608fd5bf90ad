// The platform inside the browser: the build that `npm start` resembles, where a service worker answers everything.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandboxServer } from '../src/sandbox/server';
import { SERVED_CONFIGURATION } from '../src/sandbox/static';
import { test as base, connect, expect, type Sandbox } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ConversationsPage } from './pages/conversations-page';
import { CODE, PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

const test = base.extend<object, { readonly workerSandbox: Sandbox }>({
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const dist = mkdtempSync(join(tmpdir(), 'console-sandbox-'));
      const build = ['build', '--mode', 'sandbox', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'];
      execFileSync('npx', ['vite', ...build], { stdio: 'pipe' });
      const server = await startSandboxServer({
        dist,
        configuration: { ...SERVED_CONFIGURATION, mode: 'sandbox' },
      });
      await use(connect(server.url));
      await server.close();
      rmSync(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One build is enough.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ sandbox }) => {
  // What the service worker let pass would reach the server, which speaks the same.
  expect(await sandbox.requests()).toEqual([]);
});

test('all four sign-in chains, and each refusal', async ({ page }) => {
  const screen = new SignInPage(page);
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await screen.open('/');
  await screen.enter('admin@acme.test', 'wrong');
  await expect(screen.problem).toHaveText(
    'The e-mail or the password is not right. Check both and try again.',
  );
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(rooms).toBeVisible();

  await screen.open();
  await screen.enter('mfa@acme.test', PASSWORD);
  await screen.enterCode('012345');
  await expect(screen.problem).toContainText('The code was wrong, or this attempt has run out');
  await screen.enterCode(CODE);
  await expect(rooms).toBeVisible();

  await screen.open();
  await screen.enter('new@acme.test', 'Temporary-1');
  await screen.enterNewPassword('weak');
  await expect(screen.problem).toContainText("does not keep the account's rules");
  await screen.enterNewPassword('weaker');
  await expect(screen.problem).toContainText('ends this attempt');
  await screen.enter('new@acme.test', 'Temporary-1');
  await screen.enterNewPassword('Brand-New-Pass-1');
  await screen.enterCode(CODE);
  await expect(rooms).toBeVisible();
});

test('finds, walks and writes; a reload keeps it, and a reset brings the demo back', async ({ page }) => {
  await signIn(page);
  const room = new ConversationsPage(page);
  await room.find('HD-7781');
  await expect(room.found.getByRole('row')).toHaveCount(4);
  expect(await room.numbersIn(room.found)).toEqual(['No. 1031', 'No. 987', 'No. 948']);
  await room.find('HD-0000');
  await expect(page.getByText('Nothing found for “HD-0000”')).toBeVisible();
  await room.findFromPalette('1042');
  await expect(room.heading('Conversation 1042')).toBeVisible();
  const uuid = (await room.fact('uuid').textContent())?.replace('Copy', '') ?? '';
  await expect(room.messages).toHaveCount(50);
  await room.messages.nth(49).scrollIntoViewIfNeeded();
  await expect(room.messages.nth(99)).toBeAttached();
  await room.messages.nth(99).scrollIntoViewIfNeeded();
  await expect(room.messages).toHaveCount(137);
  await room.findFromPalette(uuid);
  await expect(room.heading('Conversation 1042')).toBeVisible();

  const responses = new CannedResponsesPage(page);
  await page.getByRole('link', { name: 'Canned responses' }).click();
  await responses.enter('aa-worker', 'Kept by the browser');
  await expect(responses.notice('“aa-worker” was created.')).toBeVisible();
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await responses.open('aa-worker');
  await expect(responses.dialog).toContainText('Kept by the browser');
  await page.keyboard.press('Escape');
  await responses.enter('aa-worker', 'Something else');
  await expect(responses.shortCode).toHaveAccessibleDescription(/already taken/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();

  await page.getByRole('button', { name: 'Account menu: admin@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  const screen = new SignInPage(page);
  await expect(screen.submit).toBeEnabled();
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(responses.rows.first()).toBeVisible();
  await expect(responses.rows.filter({ hasText: 'aa-worker' })).toHaveCount(0);
});
