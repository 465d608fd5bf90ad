// A comparison of two workspaces keeps its input and selection while the person opens other pages, and changes continue
// to be applied in the background.
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { createManualsFile } from './manuals-file';
import { ApplyPage } from './pages/apply-page';
import { PASSWORD, SignInPage } from './pages/sign-in-page';

const PERSON = 'leilani@acme.test';

test('a comparison keeps its input while one of its records is opened and edited', async ({ page }) => {
  const apply = new ApplyPage(page);
  await apply.open();
  await apply.give(await createManualsFile(PERSON));
  await apply.read.click();
  await page.getByRole('button', { name: 'Names found here 1' }).click();
  const choice = page.getByRole('combobox', { name: PERSON });
  await expect(choice).toHaveValue(/Leilani/);
  await choice.click();
  await page.getByRole('option', { name: 'Skip' }).click();
  await expect(apply.row('potters')).toContainText(`Skipped: ${PERSON}.`);

  await apply.ask();
  await apply.dialog.getByLabel('Reason').fill('Pots for all');
  await apply.dialog.getByRole('button', { name: 'Cancel' }).click();
  await apply.apply.click();
  await expect(apply.dialog.getByLabel('Reason')).toHaveValue('Pots for all');
  await expect(apply.start).toBeEnabled();
  await apply.dialog.getByRole('button', { name: 'Cancel' }).click();

  const done = page.getByRole('checkbox', { name: 'Done: fragile' });
  await done.check();
  await page.getByRole('button', { name: 'Show what to enter: fragile' }).click();
  await apply.row('fragile').getByRole('link', { name: 'Open Labels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^manuals-2026-11-01-09-30-admin@pots\.test\.zip/)).toBeVisible();
  await apply.read.click();
  await expect(apply.row('potters')).toContainText(`Skipped: ${PERSON}.`);
  await expect(done).toBeChecked();
});

test('applying changes continues while another tab of the page is selected, and leaving the page asks first', async ({
  page,
  sandbox,
}) => {
  const apply = new ApplyPage(page);
  await apply.open();
  await goToSection(page, 'Labels');
  await goToSection(page, 'Backup and migration');
  await page.getByRole('link', { name: 'Choose a source…' }).click();
  await apply.give(await createManualsFile(PERSON));
  await apply.read.click();
  await apply.ask();
  await sandbox.fault({ operation: 'portals.create', kind: 'rate_limited', retry_after_s: 60 });
  await apply.start.click();
  await expect(apply.dialog).toContainText('Pausing for the request limit.');
  await page.goBack();
  await expect(page).toHaveURL(/\/compare$/);
  await expect(apply.dialog).toContainText('Pausing for the request limit.');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Stop and leave?' });
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await apply.dialog.getByRole('button', { name: 'Stop' }).click();
  await apply.close();
  await page.getByRole('link', { name: 'Choose a source…' }).click();
  await expect(page.getByRole('region', { name: '2 of 7 changes confirmed' })).toBeVisible();
});

test('applying changes again completes a team that an interrupted attempt created without all members', async ({
  page,
  sandbox,
}) => {
  const apply = new ApplyPage(page);
  await apply.open();
  await apply.give(await createManualsFile(PERSON));
  await apply.read.click();
  await apply.ask();
  await sandbox.fault({ operation: 'teams.members.add', kind: 'rate_limited', retry_after_s: 60 });
  await apply.start.click();
  await expect(apply.dialog).toContainText('Pausing for the request limit.');

  await apply.open();
  await sandbox.clearFaults();
  await apply.give(await createManualsFile(PERSON));
  await apply.read.click();
  await expect(page.getByRole('checkbox', { name: 'Only add what’s missing' })).toBeChecked();
  await expect(apply.row('potters')).toContainText('Members');
  await apply.ask();
  await apply.start.click();
  await expect(apply.dialog.getByText('Done', { exact: true })).toBeVisible();
  await apply.close();
  await apply.readAgain.click();
  await expect(page.getByText('There’s nothing to save')).toBeVisible();
  await expect(apply.count('5 equal')).toBeVisible();
  expect(await sandbox.requests('teams.create')).toHaveLength(1);
});

test('leaving the page while changes are being applied asks first, for every kind of navigation', async ({
  page,
  sandbox,
}) => {
  const apply = new ApplyPage(page);
  await apply.open();
  // Makes the sign-in page the next history entry: the user signs out, goes back and signs in again.
  await goToSection(page, 'Labels');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const form = new SignInPage(page);
  await expect(form.submit).toBeVisible();
  await page.goBack();
  await form.enter('transfer@acme.test', PASSWORD);
  await apply.give(await createManualsFile(PERSON));
  await apply.read.click();
  await apply.ask();
  await sandbox.fault({ operation: 'portals.create', kind: 'rate_limited', retry_after_s: 60 });
  await apply.start.click();
  const waits = apply.dialog.getByText('Pausing for the request limit.');
  await expect(waits).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Stop and leave?' });
  const asks = async (go: () => Promise<unknown>) => {
    await go();
    await question.getByRole('button', { name: 'Stay on page' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/compare\?tab=apply$/);
    await expect(waits).toBeVisible();
  };
  await asks(() => page.goForward());
  await asks(async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to…' });
    await palette.getByRole('combobox').fill('Labels');
    await palette.getByRole('option').first().click();
  });

  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(waits).toBeVisible();
});
