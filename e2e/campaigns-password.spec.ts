// Campaigns with more recipients than a configured number ask for the password immediately before they are sent.
import type { Page } from '@playwright/test';
import { getBuiltFile } from './built-file';
import { startHttp1Proxy } from './faults/campaign-proxy';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { PASSWORD, SignInPage, TEXT_MESSAGE_CODE } from './pages/sign-in-page';

// Uses a new page, because a send needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const getPasswordDialog = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'the campaign is sent to 1,284 recipients' });

test('a large campaign is sent once after the password and the code, and not after a wrong password or Cancel', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const proxy = await startHttp1Proxy(sandbox.url, { reauthenticateAbove: 1000 });
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  const signingIn = new SignInPage(page);
  await signingIn.open('/acme/campaigns/new');
  await signingIn.enter('mfa@acme.test', PASSWORD);
  await signingIn.enterCode(TEXT_MESSAGE_CODE);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await campaigns.arm('1284');
  await expect(campaigns.dialog.getByText('You’ll be asked for your password.')).toBeVisible();
  await campaigns.send.click();

  const dialog = getPasswordDialog(page);
  const password = dialog.getByLabel('Password for mfa@acme.test');
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(password).toBeFocused();
  await password.fill('Wrong-Horse-9');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Incorrect email or password.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(campaigns.recipients).toHaveValue('1284');
  await expect(campaigns.send).toBeFocused();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);

  await campaigns.send.click();
  await password.fill(PASSWORD);
  await confirm.click();
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('111111');
  await confirm.click();
  await expect(page.getByText('Wrong or expired code.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);
  await code.fill(TEXT_MESSAGE_CODE);
  await confirm.click();
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
  expect(proxy.copies).toHaveLength(1);
  await context.close();
  await proxy.close();
});

test('if the recipient count expires while the code is awaited, both dialogs close and nothing is sent', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const proxy = await startHttp1Proxy(sandbox.url, { reauthenticateAbove: 1000 });
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await page.clock.install();
  const signingIn = new SignInPage(page);
  await signingIn.open('/acme/campaigns/new');
  await signingIn.enter('mfa@acme.test', PASSWORD);
  await signingIn.enterCode(TEXT_MESSAGE_CODE);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await campaigns.arm('1284');
  await page.clock.runFor(1500);
  await campaigns.send.click();
  const dialog = getPasswordDialog(page);
  await dialog.getByLabel('Password for mfa@acme.test').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.clock.fastForward(125_000);
  await expect(dialog).toBeHidden();
  await expect(campaigns.dialog).toBeHidden();
  await expect(page.getByText('Your confirmation is no longer valid, so nothing was sent.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);
  await context.close();
  await proxy.close();
});

test('if the code of the password dialog can’t be fetched, nothing is sent, and the next attempt fetches it again', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const proxy = await startHttp1Proxy(sandbox.url, { reauthenticateAbove: 1000 });
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  const file = getBuiltFile('src/app/session/reauthentication-dialog.tsx');
  await page.route(`**/assets/${file}`, (route) => route.abort());
  const signingIn = new SignInPage(page);
  await signingIn.open('/acme/campaigns/new');
  await signingIn.enter('admin@acme.test', PASSWORD);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.countArmAndSend('1284');
  await expect(campaigns.dialog.getByRole('alert')).toContainText('Nothing was sent');
  await expect(campaigns.recipients).toBeFocused();
  await page.unroute(`**/assets/${file}`);
  await campaigns.recipients.fill('1284');
  await campaigns.send.click();
  await getPasswordDialog(page).getByLabel('Password for admin@acme.test').fill(PASSWORD);
  await getPasswordDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
  await context.close();
  await proxy.close();
});

test('a campaign up to the configured number of recipients is sent without the password', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const proxy = await startHttp1Proxy(sandbox.url, { reauthenticateAbove: 1284 });
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  const signingIn = new SignInPage(page);
  await signingIn.open('/acme/campaigns/new');
  await signingIn.enter('admin@acme.test', PASSWORD);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.countArmAndSend('1284');
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  await context.close();
  await proxy.close();
});
