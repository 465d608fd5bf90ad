// The start of the console in different deployments: messages if it can't start, asking for account IDs, and missing
// code files.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SandboxServer, type SandboxServerOptions, startSandboxServer } from '../src/sandbox/server';
import { expectAccessible } from './accessibility';
import { test as base, expect } from './fixtures';
import { goToSection } from './go-to-screen';
import { PASSWORD, SignInPage } from './pages/sign-in-page';
import { watchPage } from './watch-page';

interface Served extends SandboxServer {
  readonly page: Page;
  readonly problems: readonly string[];
}

const DIST = process.env.DIST ?? 'dist';

/** Returns the file in the build that contains a route's screen or another code-split part. */
function findChunk(source: string): string {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const [, chunk] =
    Object.entries(manifest).find(([key]) => key === source || key.startsWith(`${source}?`)) ?? [];
  if (!chunk) throw new Error(`The build has no chunk of ${source}.`);
  return chunk.file;
}

const test = base.extend<{ readonly serve: (options?: SandboxServerOptions) => Promise<Served> }>({
  serve: async ({ context }, use) => {
    const servers: SandboxServer[] = [];
    await use(async (options) => {
      const server = await startSandboxServer({ dist: DIST, ...options });
      servers.push(server);
      const page = await context.newPage();
      const problems: string[] = [];
      watchPage(page, server.url, problems);
      return { ...server, page, problems };
    });
    for (const server of servers) await server.close();
  },
});

test.use({ freshPage: true });

const WRONG = [
  { what: 'a wrong mode', configuration: { mode: 'sandbox' }, key: 'mode', expected: 'no sandbox' },
  {
    what: 'a wrong platform address',
    configuration: { platformUrl: 7 },
    key: 'platformUrl',
    expected: 'http(s) URL',
  },
  {
    what: 'an incomplete workspace',
    configuration: { workspaces: [{ slug: 'acme', name: 'Acme', instance: 1 }] },
    key: 'workspaces.0.accountId',
    expected: 'a whole number',
  },
  {
    what: 'an override of an operation from the contract',
    configuration: { operations: { 'inboxes.list': null } },
    key: 'operations.inboxes.list',
    expected: 'assumed operation',
  },
  {
    what: 'a preview path that would send the campaign',
    configuration: {
      operations: { 'campaigns.preview': { method: 'POST', path: '/v1/accounts/{accountId}/campaigns' } },
    },
    key: 'operations.campaigns.preview',
    expected: 'because creating a campaign sends it',
  },
];

for (const [index, { what, configuration, key, expected }] of WRONG.entries()) {
  // `configuration.test.ts` tests every configuration error. This test checks only that the page shows the error
  // message.
  const tag = index === 0 ? [] : ['@deep'];
  test(`the console doesn't start with ${what} in its configuration, and names the invalid key`, {
    tag,
  }, async ({ serve }) => {
    const { page, url, problems } = await serve({ configuration });
    await page.goto(`${url}/acme/inboxes`);
    await expect(page.getByRole('heading', { name: 'The console can’t start' })).toBeVisible();
    await expect(page.getByRole('alert').getByText(key, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(expected);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}

test('an unknown configuration key is reported to administrators', { tag: '@deep' }, async ({ serve }) => {
  const { page, url, problems } = await serve({ configuration: { lockAfterMinutes: 5 } });
  const screen = new SignInPage(page);
  const notice = page.getByText('/config.json has unknown keys: lockAfterMinutes');
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${url}/acme/inboxes`);
  expect((await warning).text()).toBe('/config.json: unknown key lockAfterMinutes');
  await screen.enter('admin@acme.test', PASSWORD);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await screen.enter('agent@acme.test', PASSWORD);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a configuration without workspaces asks for the account IDs and uses them for requests', async ({
  serve,
}) => {
  const { page, url, sandbox, problems } = await serve({ configuration: { workspaces: [] } });
  const screen = new SignInPage(page);
  await page.goto(`${url}/1-3/inboxes`);
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('textbox', { name: 'Instance' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Instance' }).fill('1');
  await page.getByRole('textbox', { name: 'Account' }).fill('1');
  await screen.submit.click();
  await expect(page).toHaveURL(`${url}/1-1`);
  await expect(page.getByRole('button', { name: 'Account ID 1 · Instance ID 1' })).toBeVisible();
  const asked = sandbox.log.list().filter(({ path }) => path.startsWith('/v1/accounts/'));
  expect(asked.filter(({ path }) => !path.startsWith('/v1/accounts/1/'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a page whose script can’t be loaded offers to reload and never reloads automatically', async ({
  serve,
}) => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync(DIST, dist, { recursive: true });
  // Removes the file before the console prefetches it when idle. The failure of the prefetch is ignored.
  rmSync(join(dist, findChunk('src/routes/$workspace/inboxes/index.tsx')));
  const { page, url } = await serve({ dist });
  await page.goto(`${url}/acme/conversations`);
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Conversations', level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(page.getByRole('heading', { name: 'Conversations', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  cpSync(DIST, dist, { recursive: true });
  await page.getByRole('button', { name: 'Reload page' }).click();
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await expect(page).toHaveURL(`${url}/acme/inboxes`);
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
  rmSync(dist, { recursive: true });
});

test('the sign-in form shows an error and keeps its input if the sign-in script can’t be loaded', async ({
  serve,
}) => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync(DIST, dist, { recursive: true });
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const file of readdirSync(join(dist, 'assets')))
    if (file.endsWith('.js') && !html.includes(file)) rmSync(join(dist, 'assets', file));
  const { page, url } = await serve({ dist });
  await page.goto(`${url}/sign-in`);
  const screen = new SignInPage(page);
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('alert')).toContainText('nothing was sent');
  await expect(screen.password).toHaveValue(PASSWORD);
  cpSync(DIST, dist, { recursive: true });
  await screen.password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  rmSync(dist, { recursive: true });
});

test('a dialog whose script can’t be loaded shows an error next to the list, and opens once the script loads', {
  tag: '@deep',
}, async ({ serve }) => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync(DIST, dist, { recursive: true });
  rmSync(join(dist, findChunk('src/features/canned-responses/new-canned-response-dialog.tsx')));
  const { page, url } = await serve({ dist });
  await page.goto(`${url}/acme/canned-responses`);
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  const open = page.getByRole('button', { name: 'New canned response' });
  await open.click();
  await expect(page.getByRole('alert')).toContainText('there’s a new version of the console');
  await expect(page.getByRole('table')).toBeVisible();
  cpSync(DIST, dist, { recursive: true });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'New canned response' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  rmSync(dist, { recursive: true });
});

test('a new build is offered without an automatic reload, and the form keeps its input', async ({
  serve,
}) => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync(DIST, dist, { recursive: true });
  const { page, url, problems } = await serve({ dist });
  await page.clock.install();
  const strips = page.waitForResponse(`${url}/${findChunk('src/app/frame/frame-banners.tsx')}`);
  await page.goto(`${url}/acme/macros/new`);
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half written');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  const offer = page.getByText('A new version is available');
  await strips;
  // Retries, because the check for a new build is scheduled only shortly after its code has loaded. The check finds the
  // same build, so no notice appears.
  await expect(async () => {
    const response = page.waitForResponse(`${url}/`, { timeout: 2000 });
    await page.clock.fastForward(15 * 60_000);
    expect((await response).request().headers()).not.toHaveProperty('authorization');
  }).toPass();
  await expect(offer).toHaveCount(0);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  writeFileSync(
    join(dist, 'index.html'),
    html.replace(/(type="module"[^>]* src="[^"]+)(?=\.js")/, '$1-next'),
  );
  await page.clock.fastForward(15 * 60_000);
  await expect(offer).toBeVisible();
  await expect(name).toHaveValue('Half written');
  await expectAccessible(page);
  // Reloading asks for confirmation if input would be discarded.
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Half written');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  expect(problems).toEqual([]);
  // Reloading loads the new build and returns to this page.
  cpSync(DIST, dist, { recursive: true });
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Reload page' }).click();
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await expect(page).toHaveURL(`${url}/acme/macros/new`);
  await expect(offer).toHaveCount(0);
  rmSync(dist, { recursive: true });
});

test("a foreign service worker at the console's address is removed before anything is sent", async ({
  serve,
}) => {
  const dist = mkdtempSync(join(tmpdir(), 'console-'));
  cpSync(DIST, dist, { recursive: true });
  // A service worker that intercepts POST requests, and could therefore read what is typed in the form.
  const worker =
    "addEventListener('fetch', (e) => e.request.method === 'POST' && e.respondWith(new Response('{}')));";
  writeFileSync(join(dist, 'left.js'), worker);
  writeFileSync(
    join(dist, 'leave.js'),
    "trustedTypes.createPolicy('default', { createScriptURL: (text) => text }); navigator.serviceWorker.register('/left.js');",
  );
  writeFileSync(
    join(dist, 'leave.html'),
    '<!doctype html><title>Left</title><script src="/leave.js"></script>',
  );
  const { page, url, problems } = await serve({ dist });
  await page.goto(`${url}/leave.html`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.goto(`${url}/acme/inboxes`);
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
  const left = await page.evaluate(async () => ({
    controller: navigator.serviceWorker.controller,
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ controller: null, registrations: 0 });
  expect(problems).toEqual([]);
  rmSync(dist, { recursive: true });
});
