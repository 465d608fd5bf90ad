// The sign-in form is part of the HTML, so it is usable before any script runs. When the console starts, it takes over
// the form's input without losing a character.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import type { ViteManifest } from '../src/build/first-load';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { SignInPage } from './pages/sign-in-page';

test.use({ freshPage: true });

const DIST = process.env.DIST ?? 'dist';

/** Bytes per second. At this speed the page is shown after some seconds, and the console starts much later. */
const SLOW = 40_000;

/** Returns a function that limits the page's network to a number of bytes per second. -1 removes the limit. */
async function limitNetwork(page: Page): Promise<(throughput: number) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  return (throughput) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
}

/** Delays the scripts of the matching manifest entries. Returns a function that lets them load. */
async function holdChunks(page: Page, isHeld: (entry: ViteManifest[string]) => boolean): Promise<() => void> {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as ViteManifest;
  const held = Object.values(manifest).filter(isHeld);
  expect(held).not.toEqual([]);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const { file } of held)
    await page.route(`**/assets/${basename(file)}`, async (route) => {
      await released;
      await route.continue();
    });
  return release;
}

for (const { locale, title, email } of [
  { locale: 'en-GB', title: 'Sign in', email: 'Email' },
  { locale: 'es-MX', title: 'Iniciar sesión', email: 'Correo electrónico' },
  { locale: 'pt-BR', title: 'Entrar', email: 'E-mail' },
]) {
  test.describe(locale, { tag: locale === 'en-GB' ? [] : ['@deep'] }, () => {
    test.use({ locale });

    test('the sign-in form is rendered before the console has loaded, and then keeps its input', async ({
      page,
    }) => {
      const limit = await limitNetwork(page);
      await limit(SLOW);
      await page.goto('/sign-in', { waitUntil: 'commit' });
      const early = page.locator('#early');
      await expect(early.getByRole('heading', { name: title })).toBeVisible();
      await expect(early.getByRole('heading')).toHaveCount(1);
      await early.getByRole('textbox', { name: email }).fill('admin@acme.test');
      await early.locator('input[name=password]:visible').pressSequentially('Correct-');
      await limit(-1);
      await expect(early).toHaveCount(0);
      await page.keyboard.type('Horse-9');
      await expect(page.getByRole('textbox', { name: email })).toHaveValue('admin@acme.test');
      await expect(page.locator('input[name=password]')).toHaveValue('Correct-Horse-9');
    });
  });
}

test('a sign-in form submitted before the console has started is sent once the console has started', async ({
  page,
  context,
  sandbox,
}) => {
  // A slow network delays the console after the page was rendered.
  const network = await context.newCDPSession(page);
  const slowDown = (latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await slowDown(2000);
  await page.goto('/acme/inboxes', { waitUntil: 'commit' });
  const early = page.locator('#early');
  await early.getByRole('textbox', { name: 'Email' }).fill('admin@acme.test');
  await early.getByLabel('Password', { exact: true }).fill('Correct-Horse-9');
  await early.getByRole('button', { name: 'Sign in', exact: true }).click();
  await slowDown(0);
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
  expect(await sandbox.requests('auth.signIn')).toHaveLength(1);
});

test('clicking “Sign in” while the console replaces the prerendered form submits the form once', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const limit = await limitNetwork(page);
  await limit(SLOW);
  await page.goto('/acme/inboxes', { waitUntil: 'commit' });
  const early = page.locator('#early');
  await expect(early.getByRole('heading')).toHaveCount(1);
  await early.getByRole('textbox', { name: 'Email' }).fill('admin@acme.test');
  await early.getByLabel('Password', { exact: true }).fill('Correct-Horse-9');
  await early.getByRole('button', { name: 'Sign in', exact: true }).hover();
  await page.mouse.down();
  await limit(-1);
  await expect(early).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
  expect(await sandbox.requests('auth.signIn')).toHaveLength(1);
});

test.describe('the sign-in page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page without scripts shows the form and sends nothing', async ({ page, sandbox }) => {
    await page.goto('/sign-in');
    const screen = new SignInPage(page);
    await screen.enter('admin@acme.test', 'Correct-Horse-9');
    await screen.password.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    expect(await sandbox.requests()).toEqual([]);
  });
});

test('the page refers to all scripts that the sign-in form needs to become usable', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    // Records the exact time of the removal. A MutationObserver would run too late, because the effects of the same
    // render already prefetch code.
    const remove = Element.prototype.remove;
    Element.prototype.remove = function (this: Element) {
      if (this.id === 'early') performance.mark('alive');
      remove.call(this);
    };
  });
  await new SignInPage(page).open();
  await expect(page.locator('#early')).toHaveCount(0);
  const before = await page.evaluate(() => {
    const alive = performance.getEntriesByName('alive')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < alive)
      .map((entry) => new URL(entry.name).pathname);
  });
  const scripts = before.filter((path) => path.endsWith('.js'));
  const html = await (await request.get('/sign-in', { headers: { accept: 'text/html' } })).text();
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
});

test('the code of the first page is fetched before sign-in, but no request is sent to the platform', async ({
  page,
  sandbox,
}) => {
  const scripts: string[] = [];
  page.on('requestfinished', (request) => scripts.push(new URL(request.url()).pathname));
  const release = await holdChunks(page, ({ name }) => name === 'frame');
  const screen = new SignInPage(page);
  await screen.open('/acme/inboxes?page=1');
  await expect(page.locator('#early')).toHaveCount(0);
  await screen.submit.click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await screen.enter('admin@acme.test', 'Correct-Horse-9');
  const pending = page.getByRole('button', { name: 'Signing in…' });
  await expect(pending).toBeVisible();
  const boxes = [await pending.boundingBox(), await pending.locator('.mantine-Button-loader').boundingBox()];
  const [middle, turning] = boxes.map((box) => box && box.y + box.height / 2);
  expect(Math.abs(Number(turning) - Number(middle))).toBeLessThan(2);
  expect(await sandbox.requests()).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/acme\/inboxes\?page=1$/);
  expect(await sandbox.requests('auth.signIn')).toHaveLength(1);
});

test('the sign-in form is shown as busy after signing in until the first page is ready', async ({
  page,
  sandbox,
}) => {
  const release = await holdChunks(page, ({ name }) => name === 'inboxes' || name === 'route-pending');
  const screen = new SignInPage(page);
  await screen.open(`/sign-in?${new URLSearchParams({ redirect: '/acme/inboxes' })}`);
  const answered = page.waitForResponse((response) => response.url().endsWith('/signin'));
  await screen.enter('admin@acme.test', 'Correct-Horse-9');
  await (await answered).finished();
  await expect(page).toHaveURL(/\/acme\/inboxes$/);
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await screen.password.press('Enter');
  expect(await sandbox.requests('auth.signIn')).toHaveLength(1);
  release();
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
});

test('a person who is signed out before the first page is ready can sign in again', async ({ page }) => {
  const release = await holdChunks(page, ({ name }) => name === 'inboxes' || name === 'route-pending');
  const screen = new SignInPage(page);
  await screen.open(`/sign-in?${new URLSearchParams({ redirect: '/acme/inboxes' })}`);
  await screen.enter('admin@acme.test', 'Correct-Horse-9');
  await expect(page).toHaveURL(/\/acme\/inboxes$/);
  await page.evaluate(() => new BroadcastChannel('console-session').postMessage('sign-out'));
  await expect(page).toHaveURL(/\/sign-in$/);
  release();
  await screen.enter('admin@acme.test', 'Correct-Horse-9');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
});

test('the sign-in page references no style sheet, and each style sheet loaded later is fetched only once', async ({
  page,
  request,
}) => {
  const sheets: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet')
      sheets.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const html = await (await request.get('/sign-in', { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('rel="stylesheet"');
  const screen = new SignInPage(page);
  await screen.open('/acme/inboxes');
  await screen.enter('admin@acme.test', 'Correct-Horse-9');
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => !sheet.startsWith('200 '))).toEqual([]);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test('the sign-in page passes the accessibility checks of axe', async ({ page }) => {
  await new SignInPage(page).open();
  await expectAccessible(page);
});
