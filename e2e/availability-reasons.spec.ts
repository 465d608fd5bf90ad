import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AvailabilityReasonsPage } from './pages/availability-reasons-page';
import { signIn } from './pages/sign-in-page';
import { expectStoredInput } from './stored-form-drafts';

test('an administrator creates, edits and deletes an availability reason', async ({ page, sandbox }) => {
  const screen = new AvailabilityReasonsPage(page);
  await screen.open();
  await expect(screen.list.getByRole('row')).toHaveCount(8);
  await expect(page.getByText('Smoke break')).toHaveCount(0);
  await expectAccessible(page);

  await screen.create.click();
  // “Create” is disabled while the form is open, because the form's submit button is then the page's only primary
  // button.
  await expect(screen.create).toBeDisabled();
  await expect(screen.reason).toBeFocused();
  await screen.reason.fill('Dentist');
  await screen.openEmoji();
  await screen.dialog.getByRole('button', { name: 'Use 🩺' }).click();
  await expectAccessible(page);
  await screen.press('Create');
  await expect(page.getByText('“Dentist” created')).toBeVisible();
  await expect(screen.row('🩺 Dentist')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  await screen.press('Save');
  await expect(page.getByText('No changes to “Dentist”')).toBeVisible();
  expect(await sandbox.requests('availabilityReasons.update')).toHaveLength(0);

  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  await screen.emoji.fill('');
  await screen.press('Save');
  await expect(page.getByText('“Dentist” saved')).toBeVisible();
  await expect(screen.row('🩺 Dentist')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Dentist' }).click();
  await expect(screen.dialog).toContainText('past records keep it');
  await screen.press('Delete');
  await expect(page.getByText('“Dentist” deleted')).toBeVisible();
  await expect(screen.row('Dentist')).toHaveCount(0);
});

test('an empty reason and an invalid emoji are reported at their fields before anything is sent', async ({
  page,
  sandbox,
}) => {
  const screen = new AvailabilityReasonsPage(page);
  await screen.open();
  await screen.create.click();
  await screen.openEmoji();
  await screen.emoji.fill('🥪🥪');
  await screen.press('Create');
  await expect(screen.reason).toHaveAccessibleDescription(/can’t be empty/);
  await expect(page.getByRole('alert')).toHaveText('Enter one emoji or leave it empty.');
  await screen.reason.fill('lúnch');
  await expect(page.getByText('“Lunch” already exists')).toBeVisible();
  expect(await sandbox.requests('availabilityReasons.create')).toHaveLength(0);
});

test('unsaved input in the availability reason form survives a crash and is discarded when the form is closed', {
  tag: '@deep',
}, async ({ page: first, context, watch }) => {
  const before = new AvailabilityReasonsPage(first);
  await before.open();
  await before.create.click();
  await before.reason.fill('Physiotherapy');
  await expectStoredInput(first, 'Physiotherapy');
  await first.close({ runBeforeUnload: false });

  const page = await context.newPage();
  watch(page);
  await signIn(page, undefined, '/acme/teams');
  const reasons = page.getByRole('link', { name: 'Availability reasons' });
  await reasons.click();
  const screen = new AvailabilityReasonsPage(page);
  await screen.create.click();
  await expect(page.getByText('Unsaved changes restored from')).toBeVisible();
  await expect(screen.reason).toHaveValue('Physiotherapy');
  await expectAccessible(page);
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await reasons.click();
  await screen.create.click();
  await expect(screen.reason).toHaveValue('');
});

test('an agent can read availability reasons and sees who can change them', async ({ page }) => {
  const screen = new AvailabilityReasonsPage(page);
  await screen.open('agent@acme.test');
  await expect(page.getByText('Only administrators can edit availability reasons')).toBeVisible();
  await expect(screen.row('Lunch')).toBeVisible();
  await expect(screen.create).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Lunch' })).toHaveCount(0);
});
