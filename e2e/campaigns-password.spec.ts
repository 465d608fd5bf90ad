// Campaigns with more recipients than a configured number ask for the password immediately before they are sent.
import type { Browser, Page } from '@playwright/test';
import { getBuiltFile } from './built-file';
import { startHttp1Proxy } from './faults/campaign-proxy';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { PASSWORD, SignInPage, TEXT_MESSAGE_CODE } from './pages/sign-in-page';

// Sending a campaign needs a new connection, so each test uses a new context behind its own proxy.
test.use({ freshPage: true });

interface CampaignStart {
  readonly sandboxUrl: string;
  /** Campaigns with more recipients ask for the password. */
  readonly reauthenticateAbove: number;
  readonly person: string;
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Signs in through a proxy and prepares a campaign to 1,284 recipients. */
async function startCampaign(browser: Browser, start: CampaignStart) {
  const { sandboxUrl, reauthenticateAbove, person, prepare } = start;
  test.setTimeout(60_000);
  const proxy = await startHttp1Proxy(sandboxUrl, { reauthenticateAbove });
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await prepare?.(page);
  const signingIn = new SignInPage(page);
  await signingIn.open('/acme/campaigns/new');
  await signingIn.enter(person, PASSWORD);
  if (person === 'mfa@acme.test') await signingIn.enterCode(TEXT_MESSAGE_CODE);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  const close = async () => {
    await context.close();
    await proxy.close();
  };
  return { page, campaigns, proxy, close };
}

const getPasswordDialog = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'the campaign is sent to 1,284 recipients' });

test('a large campaign is sent once after the password and the code, but not after a wrong password or Cancel', async ({
  browser,
  sandbox,
}) => {
  const { page, campaigns, proxy, close } = await startCampaign(browser, {
    sandboxUrl: sandbox.url,
    reauthenticateAbove: 1000,
    person: 'mfa@acme.test',
  });
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
  await close();
});

test('both dialogs close and nothing is sent if the recipient count expires before the code is entered', async ({
  browser,
  sandbox,
}) => {
  const { page, campaigns, close } = await startCampaign(browser, {
    sandboxUrl: sandbox.url,
    reauthenticateAbove: 1000,
    person: 'mfa@acme.test',
    prepare: (opened) => opened.clock.install(),
  });
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
  await close();
});

test('nothing is sent if the script of the password dialog can’t be loaded, and the next attempt loads it again', async ({
  browser,
  sandbox,
}) => {
  const file = getBuiltFile('src/app/session/reauthentication-dialog.tsx');
  const { page, campaigns, close } = await startCampaign(browser, {
    sandboxUrl: sandbox.url,
    reauthenticateAbove: 1000,
    person: 'admin@acme.test',
    prepare: (opened) => opened.route(`**/assets/${file}`, (route) => route.abort()),
  });
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
  await close();
});

test('a campaign up to the configured number of recipients is sent without the password', async ({
  browser,
  sandbox,
}) => {
  const { page, campaigns, close } = await startCampaign(browser, {
    sandboxUrl: sandbox.url,
    reauthenticateAbove: 1284,
    person: 'admin@acme.test',
  });
  await campaigns.countArmAndSend('1284');
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  await close();
});
