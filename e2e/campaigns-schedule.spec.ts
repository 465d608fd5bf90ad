// The schedule and the review of a campaign: time zones, quiet hours and the campaign's name.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CampaignsPage } from './pages/campaigns-page';
import { signIn } from './pages/sign-in-page';

// Uses a new page, because sending a campaign needs a new connection and a reused page already has open connections.
test.use({ freshPage: true });

const NEW = '/acme/campaigns/new';

test('a campaign can be scheduled in a time zone found by searching', async ({ page }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.step('Schedule').click();
  await page.getByRole('radio', { name: 'Schedule for later' }).click();
  await page.getByRole('group', { name: 'Usual times' }).getByRole('button').first().click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.selectOption('Another time zone…');
  await expect(zone).toBeFocused();
  await zone.fill('osaka');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(zone).toBeFocused();
  await expect(page.getByRole('img', { name: /in Tokyo,/ })).toBeVisible();
  await expectAccessible(page);
  // Closing the search without a choice keeps the time zone.
  await zone.selectOption('Another time zone…');
  await page.getByLabel('Date').focus();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await campaigns.step('Review').click();
  await expect(page.getByRole('main')).toContainText('Asia/Tokyo');
});

test('the review of a campaign asks for a name, which is optional', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  const name = page.getByRole('textbox', { name: 'Campaign name' });
  await expect(name).toHaveAccessibleDescription(/^Recommended/);
  await campaigns.count();
  await expect(campaigns.ask).toBeEnabled();
  await name.fill(' Winter hours ');
  await expect(name).toHaveAccessibleDescription('');
  await name.press('Enter');
  await expect(campaigns.heading('Winter hours')).toBeVisible();
  await campaigns.rename('Winter');
  await expect(name).toHaveValue('Winter');
  await name.fill('Winter opening hours');
  await sandbox.fault({ operation: 'campaigns.create', kind: 'server_error' });
  await campaigns.countArmAndSend('1284');
  await expect(campaigns.heading('Winter opening hours')).toBeVisible();
});

test('scheduling a campaign within the quiet hours set in this browser shows a warning but doesn’t prevent sending', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.step('Schedule').click();
  await page.getByRole('radio', { name: 'Schedule for later' }).click();
  await page.getByRole('group', { name: 'Usual times' }).getByRole('button').first().click();
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' });
  const notice = page.getByText('The send time is during quiet hours');
  await expect(quiet).not.toBeChecked();
  await quiet.press('Space');
  await expect(notice).toBeHidden();
  // Emptying a time field keeps the quiet hours as they were.
  await page.getByLabel('End of the quiet hours').fill('');
  await expect(quiet).toBeChecked();
  await page.getByLabel('Start of the quiet hours').fill('00:01');
  await page.getByLabel('End of the quiet hours').fill('00:00');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await campaigns.step('Review').click();
  await expect(notice).toBeVisible();
  await campaigns.count();
  await expect(campaigns.ask).toBeEnabled();
  await page.reload();
  await signIn(page, 'admin@acme.test', NEW);
  await campaigns.prepareTemplate();
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await campaigns.step('Schedule').click();
  await page.getByRole('radio', { name: 'Schedule for later' }).click();
  await page.getByRole('group', { name: 'Usual times' }).getByRole('button').first().click();
  await quiet.uncheck();
  await expect(notice).toBeHidden();
});
