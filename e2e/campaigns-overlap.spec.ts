// The review's count of the contacts that a campaign shares with other campaigns of this browser.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const NEW = '/acme/campaigns/new';

test('one click in the review counts the contacts that a campaign shares with a recent campaign', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate('newsletter');
  await campaigns.countArmAndSend('3920');
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  await page.evaluate((address) => history.pushState(null, '', address), NEW);
  await campaigns.prepareTemplate('vip');
  const card = page.getByRole('region', { name: 'Who gets more than one campaign' });
  await expect(card).toContainText('None of these campaigns shares labels with this one.');
  await expect(card).toContainText('Takes 3 requests');
  await campaigns.count();
  const before = (await sandbox.requests('campaigns.preview')).length;
  await expectAccessible(page);

  await sandbox.fault({ operation: 'campaigns.preview', kind: 'server_error' });
  const count = card.getByRole('button', { name: 'Count shared contacts' });
  await count.click();
  await expect(card.getByRole('alert')).toBeVisible();
  expect(await sandbox.requests('campaigns.preview')).toHaveLength(before + 1);
  await expect(card).not.toContainText('in both');

  await count.click();
  await expect(card).toContainText('351 in both');
  await expect(card.getByRole('status')).toContainText(
    '351 of the recipients are in another campaign from the 3 days before this campaign.',
  );
  await expect(card.getByRole('alert')).toHaveCount(0);
  expect(await sandbox.requests('campaigns.preview')).toHaveLength(before + 4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  // The number of shared contacts doesn't affect the confirmation.
  await expect(campaigns.ask).toBeEnabled();
  // No contact has both labels, but the counts alone can't prove that, so the review shows an upper limit.
  await campaigns.step('Audience').click();
  await page.getByRole('combobox', { name: 'Labels' }).press('Backspace');
  await campaigns.chooseLabels('wholesale');
  await campaigns.step('Review').click();
  await expect(card).not.toContainText('in both');
  await count.click();
  await expect(card).toContainText('up to 122 in both');
  await expect(card).toContainText('“Up to” means that the platform’s counts don’t show the exact number');
});
