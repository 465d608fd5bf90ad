// Another workspace, or a file, applied to this one: asked, planned, carried out, taken back, and compared.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { manualsFile } from './manuals-file';
import { ApplyPage } from './pages/apply-page';
import { ComparePage } from './pages/compare-page';
import { HomePage } from './pages/home-page';

test('what another workspace has is planned, decided on and applied, and is the same then', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  await apply.open('Teams', 'Availability reasons');
  await apply.read.click();
  await expect(apply.names).toContainText('are still open');
  await expect(apply.plan).toHaveCount(0);
  await apply.names.getByRole('combobox', { name: 'chidinma@acme.test' }).click();
  await page.getByRole('option', { name: /Leilani/ }).click();
  await apply.leaveOpenOut();
  await expect(apply.number('Chosen')).toHaveText('14');
  await expect(apply.number('To save')).toHaveText('=13');
  await expect(apply.number('By hand')).toHaveText('+1');
  await expectAccessible(page);

  await apply.plan.getByRole('button', { name: 'Apply this plan' }).click();
  await expect(apply.start).toBeDisabled();
  await apply.dialog.getByLabel('Reason').fill('A copy to try things out');
  await apply.dialog.getByLabel(/^Type the name of this workspace/).fill('acme staging');
  await apply.start.click();
  // Eighteen records, each looked at before and after: six seconds where nothing else runs.
  await expect(apply.dialog.getByText('Complete.')).toBeVisible({ timeout: 25_000 });
  await apply.close();
  await expect(apply.readAgain).toBeFocused();
  await expect(apply.read).toHaveCount(0);
  await apply.readAgain.click();
  await expect(apply.plan).toContainText('There’s nothing to save');
});

test.describe('at length', { tag: '@deep' }, () => {
  test.use({ freshPage: true });

  test('what was applied is the same in a comparison', async ({ page }) => {
    // Hundreds of records are saved, and both accounts read again: half a minute where nothing else runs.
    test.setTimeout(150_000);
    const apply = new ApplyPage(page);
    await apply.open('Teams', 'Canned responses');
    await apply.read.click();
    await apply.leaveOpenOut();
    await apply.ask();
    await apply.start.click();
    await expect(apply.dialog.getByText('Complete.')).toBeVisible({ timeout: 60_000 });
    await apply.close();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByLabel('With this').selectOption('Acme');
    await new ComparePage(page).compare.click();
    await expect(page.getByRole('row', { name: /^Canned responses/ })).toContainText('240');
    // Of teams only members differ, of whom some were left out.
    await expect(page.getByRole('combobox', { name: 'Type' })).toContainText('Teams');
    await expect(page.getByRole('combobox', { name: 'Type' })).not.toContainText('Canned responses');
  });

  test('a run that a reload breaks off is planned anew from what is there then', async ({
    page,
    sandbox,
  }) => {
    const apply = new ApplyPage(page);
    await apply.open('Canned responses');
    await apply.read.click();
    await apply.ask();
    await apply.start.click();
    await expect(apply.dialog).toContainText(/[1-9]\d* of 240 done/);
    await sandbox.fault({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 60 });
    await expect(apply.dialog).toContainText('Waiting to stay within the request limit.');
    await apply.open('Canned responses');
    await sandbox.clearFaults();
    await apply.read.click();
    await expect(apply.plan).toContainText(/[1-9]\d* already the same/);
    await apply.ask();
    await apply.start.click();
    await expect(apply.dialog.getByText('Complete.')).toBeVisible({ timeout: 60_000 });
    await apply.close();
    await apply.readAgain.click();
    await expect(apply.plan).toContainText('240 already the same');
    await expect(apply.plan).toContainText('There’s nothing to save');
  });

  test('a file is published by its count, says what is by hand and held back, and is taken back', async ({
    page,
  }) => {
    const apply = new ApplyPage(page);
    await apply.open();
    await apply.give(await manualsFile());
    await page.getByRole('checkbox', { name: /^Publish the articles/ }).check();
    await apply.read.click();
    await apply.leaveOpenOut();
    await expect(apply.number('Chosen')).toHaveText('7');
    await expect(apply.number('To save')).toHaveText('=5');
    await expect(apply.number('By hand')).toHaveText('+1');
    await expect(apply.number('Held back')).toHaveText('+1');
    await apply.plan.getByLabel('What happens').selectOption('refused');
    await expect(apply.plan.getByRole('row', { name: /The jug/ })).toContainText(
      'The portal doesn’t have this category: jugs. Choose categories, too, or create it first.',
    );
    await expect(apply.plan.getByRole('row', { name: /The jug/ })).not.toContainText('Everyone can read it');
    await apply.toDo.getByRole('checkbox', { name: 'Done: fragile' }).check();
    const download = page.waitForEvent('download');
    await apply.toDo.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('acme-staging-by-hand.csv');

    await apply.ask();
    await expect(apply.start).toBeDisabled();
    await apply.typeCount('2');
    await expectAccessible(page);
    await apply.start.click();
    await expect(apply.dialog.getByText('Complete.')).toBeVisible();
    await apply.close();
    await expectAccessible(page);

    await new HomePage(page).openActivity();
    await page.getByRole('button', { name: /^Migration of \d+ / }).click();
    await page.getByRole('button', { name: 'Undo run' }).click();
    await page.getByRole('button', { name: /^Undo \d+ items$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Undo run' })).toContainText('Complete.');
  });
});
