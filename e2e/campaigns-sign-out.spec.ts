// Sessions that end while a campaign is being sent.
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

test("a campaign that is still being sent at sign-out doesn't change the next person's page", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await campaigns.arm('1284');
  await sandbox.fault({ operation: 'campaigns.create', kind: 'latency', delay_ms: 8000 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/campaigns'),
  );
  await campaigns.send.click();
  const response = (await sent).response();
  await page.evaluate(() => new BroadcastChannel('console-session').postMessage('sign-out'));
  await new SignInPage(page).enter('agent@acme.test', PASSWORD);
  await page.getByRole('link', { name: 'Canned responses', exact: true }).first().click();
  await page.getByRole('button', { name: 'New canned response' }).click();
  const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Content' });
  await typed.fill('Typed by the next person');
  await response;
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL(/\/acme\/canned-responses$/);
  await expect(typed).toHaveValue('Typed by the next person');
});

test('a campaign that is rejected because the session expired is reported as not sent after signing in', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await campaigns.arm('1284');
  await sandbox.fault({ operation: 'campaigns.create', kind: 'expire_token' });
  await campaigns.send.click();
  const signingIn = page.getByRole('dialog');
  await signingIn.getByLabel(/^Password for/).fill(PASSWORD);
  await signingIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  const rejection = page.getByRole('alert').filter({ hasText: 'no campaign was created' });
  await expect(rejection).toContainText('Your session expired before the campaign was sent.');
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(rejection).toHaveCount(0);
  await expect(page.getByText('The last attempt to send from this browser was a moment ago.')).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);
});
