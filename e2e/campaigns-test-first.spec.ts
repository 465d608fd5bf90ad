// Sending a campaign as a test first, to the contacts that have a label for colleagues.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

test('the review prepares a test campaign, which is confirmed and sent separately, and then links to the last test', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  const card = page.getByRole('region', { name: 'Send a test first' });
  const prepare = card.getByRole('button', { name: 'Prepare test' });
  await expect(prepare).toBeDisabled();
  await card.getByLabel('Test audience').selectOption('beta-testers');
  await expectAccessible(page);
  await prepare.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Test: / })).toBeVisible();
  await campaigns.step('Review').click();
  await expect(card).toBeHidden();
  expect(await sandbox.requests('campaigns.create')).toEqual([]);
  await campaigns.count(/^46 recipients$/);
  await sandbox.fault({ operation: 'campaigns.create', kind: 'server_error' });
  await campaigns.arm('46');
  await campaigns.send.click();
  await expect(campaigns.wentOut).toBeVisible();
  expect(await sandbox.requests('campaigns.create')).toHaveLength(1);

  // The draft of the campaign itself is unchanged.
  await campaigns.toList.click();
  await campaigns.openDraft();
  await campaigns.step('Review').click();
  await expect(campaigns.size.getByText(/^1,284 recipients$/)).toBeVisible();
  await expect(card.getByRole('paragraph').filter({ hasText: 'Last test' })).toContainText('Not confirmed');
  await expect(card.getByLabel('Test audience')).toHaveValue(/.+/);
  await card.getByRole('link', { name: 'Last test' }).click();
  await expect(campaigns.wentOut).toBeVisible();
});
