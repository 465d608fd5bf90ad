// Campaigns with more recipients than a configured number need two administrators: one prepares the approval file, the
// other sends the campaign.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type ApprovalFile, createApprovalFile } from '../src/features/campaigns/send/approval-file';
import { startHttp1Proxy } from './faults/campaign-proxy';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { PASSWORD, SignInPage, signIn, TEXT_MESSAGE_CODE } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const LIST = '/acme/campaigns';

/**
 * Opens a separate browser with a console that requires two administrators for a campaign with more than a thousand
 * recipients.
 */
async function open(browser: Browser, target: string) {
  const proxy = await startHttp1Proxy(target, { secondAdministratorAbove: 1000 });
  const context = await browser.newContext({ baseURL: proxy.url });
  return {
    page: await context.newPage(),
    close: async () => {
      await context.close();
      await proxy.close();
    },
  };
}

async function seal(campaigns: CampaignsPage): Promise<string> {
  const download = campaigns.page.waitForEvent('download');
  await campaigns.page.getByRole('button', { name: 'Create approval file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function openApprovalFile(campaigns: CampaignsPage, text: string): Promise<void> {
  const chooser = campaigns.page.waitForEvent('filechooser');
  await campaigns.page.getByRole('button', { name: 'More actions' }).click();
  await campaigns.page.getByRole('menuitem', { name: 'Open approval file' }).click();
  await (await chooser).setFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Prepares a campaign as its author, who can't send it, and downloads the approval file. */
async function approvedByAuthor(browser: Browser, target: string): Promise<string> {
  const { page, close } = await open(browser, target);
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await expect(page.getByText('A second administrator must send this')).toBeVisible();
  await expect(campaigns.ask).toBeDisabled();
  await expect(campaigns.send).toBeHidden();
  const plan = await seal(campaigns);
  const code = (JSON.parse(plan) as ApprovalFile).hash.slice(0, 8);
  await expect(page.getByText(`Both of you should see the code ${code}.`)).toBeVisible();
  await campaigns.toList.click();
  // The campaign's page also has a menu with this name, so the test waits for the list first.
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await openApprovalFile(campaigns, plan);
  await expect(page.getByText('You created this approval file.')).toBeVisible();
  await close();
  return plan;
}

/** Signs in another administrator and opens the list of campaigns. */
async function signInSecond(page: Page): Promise<CampaignsPage> {
  const signingIn = new SignInPage(page);
  await signingIn.open(LIST);
  await signingIn.enter('mfa@acme.test', PASSWORD);
  await signingIn.enterCode(TEXT_MESSAGE_CODE);
  return new CampaignsPage(page);
}

test('another administrator can send a campaign from an approval file after a new count and confirmation', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const plan = await approvedByAuthor(browser, sandbox.url);
  expect(await sandbox.requests('campaigns.create')).toEqual([]);

  const { page, close } = await open(browser, sandbox.url);
  const campaigns = await signInSecond(page);

  for (const [changed, sentence] of [
    [plan.replace('holiday_hours', 'autumn_roast_'), 'modified after it was created'],
    [plan.replace('"accountId": 1', '"accountId": 3'), 'modified after it was created'],
    [
      plan.replace(/"hash": "(.)/, (_, digit) => `"hash": "${digit === '0' ? '1' : '0'}`),
      'modified after it was created',
    ],
    [plan.slice(0, -20), 'isn’t an approval file'],
    ['{}', 'isn’t an approval file'],
  ] as const) {
    expect(changed).not.toBe(plan);
    await openApprovalFile(campaigns, changed);
    await expect(page.getByText(sentence)).toBeVisible();
  }

  await openApprovalFile(campaigns, plan);
  await expect(campaigns.heading('Choose a channel')).toBeVisible();
  await campaigns.step('Review').click();
  await expect(page.getByText('Campaign prepared by admin@acme.test')).toBeVisible();
  await expect(campaigns.send).toBeHidden();
  const code = (JSON.parse(plan) as ApprovalFile).hash.slice(0, 8);
  await expect(page.getByText(`From admin@acme.test’s approval file, code ${code}.`)).toBeVisible();
  await campaigns.countArmAndSend('1284');
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  await expect(page.getByText('Prepared by')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
  await close();
});

test('if an administrator changes a campaign from an approval file, only another administrator can send it', {
  tag: '@deep',
}, async ({ browser, sandbox }) => {
  test.setTimeout(60_000);
  const plan = await approvedByAuthor(browser, sandbox.url);
  const { page, close } = await open(browser, sandbox.url);
  const campaigns = await signInSecond(page);
  await openApprovalFile(campaigns, plan);
  await expect(campaigns.heading('Choose a channel')).toBeVisible();
  await campaigns.step('Audience').click();
  await campaigns.chooseLabels('returned-mail');
  await campaigns.step('Review').click();
  await campaigns.count();
  await expect(page.getByText('A second administrator must send this')).toBeVisible();
  await expect(campaigns.ask).toBeDisabled();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);

  // Opening the file again creates a second draft and keeps the existing one.
  const draft = page.url();
  await campaigns.toList.click();
  // The campaign's page also has a menu with this name, so the test waits for the list first.
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
  await openApprovalFile(campaigns, plan);
  await expect(page.getByText('Campaign prepared by admin@acme.test')).toBeVisible();
  await campaigns.step('Audience').click();
  await expect(page.getByText('returned-mail')).toHaveCount(0);
  await page.evaluate((address) => history.pushState(null, '', address), draft);
  await campaigns.step('Audience').click();
  await expect(page.getByText('returned-mail').first()).toBeVisible();
  await close();
});

test('an approval file can be created only if the scheduled time occurs exactly once in its time zone', async ({
  browser,
  sandbox,
}) => {
  const { page, close } = await open(browser, sandbox.url);
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.step('Schedule').click();
  await page.getByRole('radio', { name: 'Schedule for later' }).click();
  const isNotOffered = async () => {
    await campaigns.step('Review').click();
    await campaigns.count();
    await expect(page.getByText('Incomplete steps: Schedule.')).toBeVisible();
    await expect(page.getByRole('definition').getByText('Schedule for later')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create approval file' })).toBeHidden();
    await campaigns.step('Schedule').click();
  };
  await isNotOffered();
  // A local time that occurs twice in Madrid because of the change from daylight saving time.
  await page.getByLabel('Date').fill('2028-10-29');
  await page.getByLabel('Time', { exact: true }).fill('02:30');
  await isNotOffered();
  await page
    .getByRole('radiogroup', { name: /^This time occurs twice/ })
    .getByRole('radio')
    .last()
    .check();
  await campaigns.step('Review').click();
  await campaigns.count();
  expect(JSON.parse(await seal(campaigns))).toMatchObject({
    plan: { content: { scheduledAt: '2028-10-29T01:30:00.000Z' } },
  });
  await close();
});

test('a campaign from an approval file is sent to the labels with the file’s IDs, even after they were renamed', async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const { plan } = JSON.parse(await approvedByAuthor(browser, sandbox.url)) as ApprovalFile;
  // Someone who manipulates a file can also compute a matching hash. Here the label ID differs, but the name is still
  // vip.
  const changed = await createApprovalFile({ ...plan, content: { ...plan.content, audience: [206] } });
  const { page, close } = await open(browser, sandbox.url);
  const campaigns = await signInSecond(page);
  await openApprovalFile(campaigns, JSON.stringify(changed));
  await expect(campaigns.heading('Choose a channel')).toBeVisible();
  await campaigns.step('Review').click();
  await campaigns.count('1,893 recipients');
  const notice = campaigns.alert.filter({ hasText: 'Check the names before you send' });
  await expect(notice).toContainText('Changed from vip to subscription since you wrote the draft');
  await expect(page.getByText('Incomplete steps: Audience.')).toBeVisible();
  await expect(campaigns.ask).toBeDisabled();
  await notice.getByRole('button', { name: 'Use current names' }).click();
  await expect(notice).toBeHidden();
  // The campaign is unchanged since its approval. Only the label's name has changed.
  await expect(page.getByText(/^From admin@acme.test’s approval file/)).toBeVisible();
  await campaigns.ask.click();
  await expect(campaigns.dialog).toContainText(
    'Acme messaging sends this message to subscription right away.',
  );
  await campaigns.recipients.fill('1893');
  await campaigns.send.click();
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
  await close();
});
