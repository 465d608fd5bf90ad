// Applying another workspace or a file to this workspace: choosing names, previewing, running, undoing, and comparing
// afterwards.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { createManualsFile } from './manuals-file';
import { ApplyPage } from './pages/apply-page';
import { ComparePage } from './pages/compare-page';
import { HomePage } from './pages/home-page';

test("applying another workspace's records makes both workspaces equal", async ({ page }) => {
  const apply = new ApplyPage(page);
  await apply.open('Teams', 'Availability reasons');
  await apply.read.click();
  await expect(page.getByText(/unresolved names?: choose/)).toBeVisible();
  // A record is blocked only while it refers to a name that isn't matched to a record of this workspace.
  await expect(apply.group('Blocked').getByRole('listitem').first()).toContainText('Not matched yet');
  await apply.names.getByRole('combobox', { name: 'chidinma@acme.test' }).click();
  await page.getByRole('option', { name: /Leilani/ }).click();
  await apply.skipOpen();
  await expect(page.getByText('14 records selected')).toBeVisible();
  await expect(apply.counts.getByRole('button')).toHaveText(['13 planned', '1 manual']);
  // The count “1 manual” is a filter: a click on it leaves only the group of the record that must be changed by hand.
  const groups = page.getByRole('main').getByRole('list');
  const groupCount = await groups.count();
  await apply.count('1 manual').click();
  await expect(apply.count('1 manual')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => groups.count()).toBeLessThan(groupCount);
  await apply.count('1 manual').click();
  await expect.poll(() => groups.count()).toBe(groupCount);
  await expectAccessible(page);

  await apply.apply.click();
  await expect(apply.start).toBeDisabled();
  await apply.dialog.getByLabel('Reason').fill('A copy to try things out');
  await apply.dialog.getByLabel(/^Type .+ to confirm/).fill('acme staging');
  await apply.start.click();
  // Eighteen records are written and checked before and after, which takes six seconds on an idle machine.
  await expect(apply.dialog.getByText('Done', { exact: true })).toBeVisible({ timeout: 25_000 });
  await apply.close();
  await expect(apply.readAgain).toBeFocused();
  await expect(apply.read).toHaveCount(0);
  await apply.readAgain.click();
  await expect(page.getByText('There’s nothing to save')).toBeVisible();
});

test.describe('applying large workspaces', { tag: '@deep' }, () => {
  test.use({ freshPage: true });

  test('after a large workspace is applied, a comparison with its source finds no difference', async ({
    page,
  }) => {
    // Saves hundreds of records and loads both accounts again, which takes half a minute on an idle machine.
    test.setTimeout(150_000);
    const apply = new ApplyPage(page);
    await apply.open('Teams', 'Canned responses');
    await apply.read.click();
    await apply.skipOpen();
    await apply.ask();
    await apply.start.click();
    await expect(apply.dialog.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    await apply.close();
    await page.getByRole('link', { name: 'Compare source and target' }).click();
    await page.getByLabel('With', { exact: true }).selectOption('Acme');
    const compare = new ComparePage(page);
    await compare.compare.click();
    await page.getByRole('button', { name: /^Equal \d/ }).click();
    await expect(compare.rows.filter({ hasText: 'Canned responses' })).toContainText('240 equal');
    // Teams differ only in their members, because some people don't exist in the target account.
    await expect(page.getByRole('heading', { name: /^Teams \d/ })).toBeVisible();
  });

  test('after a reload interrupts applying, the new preview is based on the current records', async ({
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
    await expect(apply.dialog).toContainText('Pausing for the request limit.');
    await apply.open('Canned responses');
    await sandbox.clearFaults();
    await apply.read.click();
    await expect(apply.counts).toContainText(/[1-9]\d* equal/);
    await apply.ask();
    await apply.start.click();
    await expect(apply.dialog.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    await apply.close();
    await apply.readAgain.click();
    await expect(apply.count('240 equal')).toBeVisible();
    await expect(page.getByText('There’s nothing to save')).toBeVisible();
  });

  test('applying a file lists manual and blocked steps, publishes articles on confirmation, and can be undone', async ({
    page,
  }) => {
    const apply = new ApplyPage(page);
    await apply.open();
    await apply.give(await createManualsFile());
    await page.getByRole('checkbox', { name: /^Publish the articles/ }).check();
    await apply.read.click();
    await apply.skipOpen();
    await expect(page.getByText('7 records selected')).toBeVisible();
    await expect(apply.counts.getByRole('button')).toHaveText(['5 planned', '1 manual', '1 blocked']);
    await apply.count('1 blocked').click();
    await expect(apply.row('The jug')).toContainText(
      'The portal doesn’t have this category: jugs. Include categories in the migration, or create the category first.',
    );
    await expect(apply.row('The jug')).not.toContainText('Public as soon as it’s saved');
    await apply.count('1 blocked').click();
    await page.getByRole('button', { name: 'Show what to enter: fragile' }).click();
    await expect(apply.row('fragile').getByRole('link', { name: 'Open Labels' })).toBeVisible();
    await apply.row('fragile').getByRole('checkbox', { name: 'Done: fragile' }).check();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('acme-staging-manual-steps.csv');

    await apply.ask();
    await expect(apply.start).toBeDisabled();
    await apply.typeCount('2');
    await expectAccessible(page);
    await apply.start.click();
    await expect(apply.dialog.getByText('Done', { exact: true })).toBeVisible();
    await apply.close();
    await expectAccessible(page);

    await new HomePage(page).openActivity();
    await page.getByRole('button', { name: /^Migration of \d+ / }).click();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Undo all' }).getByRole('cell', { name: 'Delete' }),
    ).toHaveCount(2);
    await page.getByRole('button', { name: /^Undo \d+ items$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Undo all' })).toContainText('Done');
  });
});
