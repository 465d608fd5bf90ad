import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { AvailabilityReasonsPage } from './pages/availability-reasons-page';

test('an administrator creates, edits and deletes a reason', async ({ page, sandbox }) => {
  const room = new AvailabilityReasonsPage(page);
  await room.open();
  await expect(room.list.getByRole('row')).toHaveCount(8);
  await expect(page.getByText('Smoke break')).toHaveCount(0);
  await expectAccessible(page);

  await room.create.click();
  await expect(room.dialog).toContainText('belongs to the availability “busy”');
  await room.reason.fill('Dentist');
  await room.dialog.getByRole('button', { name: 'Take 🩺' }).click();
  await expectAccessible(page);
  await room.press('Create');
  await expect(page.getByText('“Dentist” was created.')).toBeVisible();
  await expect(room.row('🩺 Dentist')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  await room.press('Save');
  await expect(page.getByText('so nothing was sent')).toBeVisible();
  expect(await sandbox.requests('availabilityReasons.update')).toHaveLength(0);

  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  await room.emoji.fill('');
  await room.press('Save');
  await expect(page.getByText('“Dentist” was saved.')).toBeVisible();
  await expect(room.row('🩺 Dentist')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Dentist' }).click();
  await expect(room.dialog).toContainText('Their history goes on showing it');
  await room.press('Delete');
  await expect(page.getByText('“Dentist” was deleted. History keeps it.')).toBeVisible();
  await expect(room.row('Dentist')).toHaveCount(0);
});

test('what is blank, or no single emoji, is told on its field before anything is sent', async ({
  page,
  sandbox,
}) => {
  const room = new AvailabilityReasonsPage(page);
  await room.open();
  await room.create.click();
  await room.emoji.fill('🥪🥪');
  await room.press('Create');
  await expect(room.reason).toHaveAccessibleDescription(/can't be blank/);
  await expect(room.emoji).toHaveAccessibleDescription(/exactly one emoji/);
  await room.reason.fill('lúnch');
  await expect(room.dialog.getByText('“Lunch” is there already')).toBeVisible();
  expect(await sandbox.requests('availabilityReasons.create')).toHaveLength(0);
});

test('somebody else’s change stops the save once, and is shown', async ({ page, sandbox }) => {
  const room = new AvailabilityReasonsPage(page);
  await room.open();
  await page.getByRole('button', { name: 'Edit Lunch' }).click();
  await room.reason.fill('Lunch at one');

  const other = await sandbox.elsewhere('both@acme.test');
  await other('PATCH', 'availability-reasons/501', { availability_reason: { reason: 'Long lunch' } });

  await room.press('Save');
  await expect(room.dialog.getByRole('alert')).toContainText('Long lunch” now. Nothing was sent.');
  await expect(room.reason).toHaveValue('Lunch at one');
  expect(await sandbox.requests('availabilityReasons.update')).toHaveLength(1);
  // Back to what it was when it was opened: that is a change of what is there now.
  await room.reason.fill('Lunch');
  await room.press('Save');
  await expect(page.getByText('“Lunch” was saved.')).toBeVisible();
  await expect(room.row('Lunch')).toBeVisible();
});

test('a lost answer is looked up, and the truth is told', async ({ page, sandbox }) => {
  const room = new AvailabilityReasonsPage(page);
  await room.open();
  await sandbox.fault({ operation: 'availabilityReasons.create', kind: 'created_malformed' });
  await room.create.click();
  await room.reason.fill('Errand');
  await room.press('Create');
  await expect(page.getByText('“Errand” was created. The platform gave no clear answer')).toBeVisible();

  // Chromium may repeat a request by itself whose kept-alive connection dies.
  await sandbox.fault({ operation: 'availabilityReasons.create', kind: 'drop_after_write' });
  await room.create.click();
  await room.reason.fill('Dentist');
  await room.press('Create');
  const told = page.getByText(/^“Dentist” /);
  await expect(told).toBeVisible();
  await expect(told).toContainText(
    (await room.row('Dentist').count()) > 1 ? 'more than once' : 'was created',
  );

  await sandbox.fault({ operation: 'availabilityReasons.create', kind: 'server_error' });
  await room.create.click();
  await room.reason.fill('Gym');
  await room.press('Create');
  await expect(room.dialog.getByText('Not saved, as far as can be seen')).toBeVisible();
  await expect(room.reason).toHaveValue('Gym');
});

test('an agent reads, and is told who may change', async ({ page }) => {
  const room = new AvailabilityReasonsPage(page);
  await room.open('agent@acme.test');
  await expect(page.getByText('Only administrators change availability reasons')).toBeVisible();
  await expect(room.row('Lunch')).toBeVisible();
  await expect(room.create).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Lunch' })).toHaveCount(0);
});
