// The sandbox inside the browser, in a build like that of `npm start`: a service worker responds to every request
// instead of a server.
import { existsSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import type { LoggedRequest } from '../src/sandbox/request-log';
import { startSandboxServer } from '../src/sandbox/server';
import { SERVED_CONFIGURATION } from '../src/sandbox/static';
import { expectAccessible } from './accessibility';
import { test as base, connectToSandbox, expect, type Sandbox } from './fixtures';
import { goToSection } from './go-to-screen';
import { AvailabilityReasonsPage } from './pages/availability-reasons-page';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ConversationsPage } from './pages/conversations-page';
import { DemoOptionsPanel } from './pages/demo-options-panel';
import { PASSWORD, SignInPage, signIn, TEXT_MESSAGE_CODE } from './pages/sign-in-page';

/** `npm test` creates this build in addition to the production build. */
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
      await use(connectToSandbox(server.url));
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ freshPage: true });

test.afterEach(async ({ sandbox }) => {
  // Checks that no request bypassed the service worker. Without this check, tests would pass anyway, because the server
  // responds like the worker.
  expect(await sandbox.requests()).toEqual([]);
});

test('all four sign-in sequences and their error responses work in the browser sandbox', {
  tag: '@deep',
}, async ({ page }) => {
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
  await screen.enterCode(TEXT_MESSAGE_CODE);
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
  await screen.enterCode(TEXT_MESSAGE_CODE);
  await expect(sections).toBeVisible();
});

test('the browser sandbox reads and writes records, and keeps its data across reloads until a reset', async ({
  page,
}) => {
  await signIn(page);
  const conversations = new ConversationsPage(page);
  await conversations.find('HD-7781');
  await expect(conversations.found.getByRole('row')).toHaveCount(4);
  await expect.poll(() => conversations.numbersIn(conversations.found)).toEqual(['#1031', '#987', '#948']);

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
  await page.getByRole('button', { name: 'Discard changes', exact: true }).click();

  await page.getByRole('button', { name: 'Account menu: Ingrid Vasquez-Holm' }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  const screen = new SignInPage(page);
  await expect(screen.submit).toBeEnabled();
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(responses.rows.first()).toBeVisible();
  await expect(responses.rows.filter({ hasText: 'aa-worker' })).toHaveCount(0);
});

/** Stops the console's service worker, as a browser does to save memory. */
async function stopWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) =>
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await stopped;
}

test('a service worker that was stopped is registered again before the next request', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/teams');
  await expect(page.getByRole('link', { name: 'Customer Care' })).toBeVisible();
  const failed: string[] = [];
  // Only requests for prefetched code may fail when the worker stops. Platform requests must not fail.
  page.on('requestfailed', (request) => {
    if (!request.url().includes('/assets/')) failed.push(request.url());
  });
  await stopWorker(page);
  // Advances the clock, because browsers stop a worker after half a minute without work.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await goToSection(page, 'Inboxes');
  await expect(page.getByRole('link', { name: 'Acme messaging' })).toBeVisible();
  expect(failed).toEqual([]);
});

test('a request is carried out only once even if the service worker is stopped while it is in flight', {
  tag: '@deep',
}, async ({ page }) => {
  const reasons = new AvailabilityReasonsPage(page);
  await reasons.open();
  await page.evaluate((fault) => fetch('/sandbox/faults', { method: 'POST', body: JSON.stringify(fault) }), {
    operation: 'availabilityReasons.create',
    kind: 'latency',
    delay_ms: 4000,
  });
  await reasons.create.click();
  await reasons.reason.fill('Once only');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await reasons.press('Create');
  await sent;
  await stopWorker(page);
  await failed;
  const answered = () =>
    page.evaluate(async () => {
      const { requests }: { requests: LoggedRequest[] } = await (await fetch('/sandbox/requests')).json();
      return requests.flatMap(({ method, status }) => (method === 'POST' ? [status] : []));
    });
  // The statuses of signing in and of the create request, whose response arrives late.
  await expect.poll(answered).toEqual([200, 201]);
  await reasons.open();
  await expect(reasons.row('Once only')).toHaveCount(1);
});

test('a link from the sandbox panel reproduces the selected variants in another browser', {
  tag: '@deep',
}, async ({ page, browser, baseURL }) => {
  const options = new DemoOptionsPanel(page);
  await signIn(page, 'admin@acme.test', '/acme/teams');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Customer Care' })).toBeVisible();

  await options.open('Variants');
  await expectAccessible(page, 'both');
  await options.variant('large-account').check();
  // The page behind the panel uses the new variants, and the person stays signed in.
  await expect(main.getByRole('link', { name: 'Team 0008' })).toBeVisible();
  await options.leaveOut('inboxes.get', '405');
  await options.show('Faults');
  await options.latency.fill('20');
  await options.addFault('teams.list', 'server_error', 2);
  await options.addFault('labels.list', 'latency', 1);
  await expect(options.faults).toHaveText([/^teams\.listserver_error · Times: 2$/, /^labels\.listlatency$/]);
  await expectAccessible(page, 'both');
  await options.dialog.getByRole('button', { name: 'Remove labels.list' }).click();
  await expect(options.faults).toHaveCount(1);
  const chosen =
    'sandbox-variant=large-account&sandbox-variant=absent-405:inboxes.get&sandbox-fault=teams.list+server_error+times:2&sandbox-latency=20';
  await expect(options.link).toHaveValue(`${baseURL}/acme/teams?${chosen}`);
  await options.show('Demo data');
  await expect(options.dialog.getByText('Asks for a text message code: 246810')).toHaveCount(2);
  await expect(options.dialog.getByText(/^Teams2,0/)).toBeVisible();
  await expectAccessible(page, 'both');
  const link = await options.link.inputValue();
  await page.keyboard.press('Escape');
  await expect(options.button).toBeFocused();

  const elsewhere = await browser.newPage();
  const errors: string[] = [];
  elsewhere.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/sign-in\?redirect=%2Facme%2Fteams$/);
  const screen = new SignInPage(elsewhere);
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(elsewhere.getByRole('alert')).toContainText('Something went wrong on the platform');
  await expect(elsewhere.getByText('2 variants', { exact: true })).toBeVisible();
  await expect(elsewhere.getByText('20 ms latency')).toBeVisible();

  // A request that the worker has no handler for must cause an error, because a screen would treat a 404 as a missing
  // record.
  const statusAndBody = await elsewhere.evaluate(async () => {
    const response = await fetch('/v1/accounts/1/nowhere', { method: 'DELETE' });
    return [response.status, await response.text()];
  });
  expect(statusAndBody).toEqual([501, expect.stringContaining('DELETE /v1/accounts/1/nowhere')]);
  expect(errors).toContainEqual(
    expect.stringContaining('nothing that handles DELETE /v1/accounts/1/nowhere'),
  );
  await elsewhere.close();
});

test('a link with invalid sandbox options is reported and changes nothing', { tag: '@deep' }, async ({
  page,
}) => {
  await new SignInPage(page).open('/sign-in?sandbox-latency=9&sandbox-variant=nonsense');
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole('status')).toContainText('There is no variant "nonsense"');
  await expect(page.getByText('Latency')).toHaveCount(0);
  await expectAccessible(page);
  const options = new DemoOptionsPanel(page);
  await options.open('Demo data');
  await expect(options.faults.first()).toContainText('admin@acme.test');

  // The panel must also work on the sign-in form, where the router doesn't exist yet.
  await options.show('Variants');
  await options.variant('large-account').check();
  await expect(page.getByText('1 variant', { exact: true })).toBeVisible();
  await expect(options.link).toHaveValue(/sandbox-variant=large-account/);
});
