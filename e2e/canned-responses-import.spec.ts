import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedImportPage } from './pages/canned-import-page';
import { signIn } from './pages/sign-in-page';

const sheet = (count: number) =>
  ['short_code,content', ...Array.from({ length: count }, (_, row) => `new/${row},"Text ${row}"`)].join('\n');

async function exported(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'View options' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a plan is shown before anything is written, then every row’s outcome', async ({ page, sandbox }) => {
  const screen = new CannedImportPage(page);
  await signIn(page, 'agent@acme.test', '/acme/canned-responses');
  const all = JSON.parse(await exported(page, 'This list (JSON)')) as {
    short_code: string;
    content: string;
  }[];
  expect(all).toHaveLength(240);
  const [same, other] = all;
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const rows = [
    { short_code: 'new/one', content: '=1+1' },
    same,
    { short_code: other?.short_code, content: 'Another text' },
    { short_code: 'new/two', content: 'Once' },
    { short_code: ' new/two', content: 'Twice' },
    { short_code: ' ', content: 'Text' },
  ];
  await screen.choose('rows.json', JSON.stringify(rows));
  await expect(screen.rows.getByRole('row')).toHaveCount(7);
  await expect(screen.rows.getByRole('row').nth(1)).toContainText('Will be created');
  await expect(screen.rows.getByRole('row').nth(2)).toContainText('Unchanged');
  await expect(screen.rows.getByRole('row').nth(3)).toContainText('Will be updated');
  await expect(screen.rows.getByRole('row').nth(4)).toContainText('Line 5 is for the same short code');
  await expect(screen.rows.getByRole('row').nth(5)).toContainText('Line 4 is for the same short code');
  await expect(screen.rows.getByRole('row').nth(6)).toContainText('The short code is blank');
  await expectAccessible(page);
  await expect(page.getByText('To create: 1, to update: 1, unchanged: 1, not imported: 3.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(0);
  await screen.start.click();
  await expect(page.getByText('Created: 1, updated: 1, unchanged: 1, not imported: 3.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(1);
  expect(await sandbox.requests('cannedResponses.update')).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Canned responses' })
    .click();
  const csv = await exported(page, 'This list (CSV)');
  expect(csv).toContain("new/one,'=1+1");
});

test('a file that can’t be used says why', async ({ page }) => {
  const screen = new CannedImportPage(page);
  await screen.open();
  await screen.choose('a.csv', 'code;text\na;b');
  await expect(page.getByRole('alert')).toContainText('must have the columns short_code and content');
  await screen.choose('b.json', '[{');
  await expect(page.getByRole('alert')).toContainText('isn’t valid JSON');
  // The same file can be chosen again once it was corrected: browsers tell of a choice only where it is another.
  await expect(page.locator('input[type=file]')).toHaveValue('');
  await expectAccessible(page);
});

test('a run is stopped and goes on, and no row is written twice', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const screen = new CannedImportPage(page);
  await screen.open();
  await screen.choose('rows.csv', sheet(60));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'latency', delay_ms: 60, times: 60 });
  await screen.start.click();
  await expect(page.getByText(/^(?!0 )\d+ of 60 done/)).toBeVisible();
  await screen.stop.click();
  await expect(page.getByText(/^Stopped\. \d+ items left\.$/)).toBeVisible();
  const before = (await sandbox.requests('cannedResponses.create')).length;
  expect(before).toBeLessThan(60);
  await screen.goOn.click();
  await expect(page.getByText('Created: 60, updated: 0, unchanged: 0, not imported: 0.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(60);
});

test('a run that was killed goes on with the same file', { tag: '@deep' }, async ({
  page,
  sandbox,
  context,
  watch,
}) => {
  const screen = new CannedImportPage(page);
  await screen.open();
  await screen.choose('rows.csv', sheet(40));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'latency', delay_ms: 60, times: 40 });
  await screen.start.click();
  await expect(page.getByText(/^[1-9]\d* of 40 done/)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  watch(next);
  const again = new CannedImportPage(next);
  await again.open();
  await again.choose('renamed.csv', sheet(40));
  await expect(next.getByText('Resuming an earlier import')).toBeVisible();
  await again.start.click();
  await expect(next.getByText('Created: 40, updated: 0, unchanged: 0, not imported: 0.')).toBeVisible();
  const written = (await sandbox.requests('cannedResponses.create')).filter(({ status }) => status === 201);
  expect(written).toHaveLength(40);
});

test('a lost answer is found, and Stop ends the wait of a 429 at once', async ({ page, sandbox }) => {
  const screen = new CannedImportPage(page);
  await screen.open();
  await screen.choose('rows.csv', sheet(5));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'created_malformed' });
  await screen.start.waitFor();
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 600 });
  // The second click comes before anything of the first is drawn: it must not take the run's way to stop.
  await screen.start.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Waiting to stay within the request limit')).toBeVisible();
  await expect(screen.row('new/0')).toContainText('Created');
  await screen.stop.click();
  await expect(page.getByText('Stopped. 4 items left.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(2);
});

test('of 10,000 rows those in sight are drawn, to the last one', async ({ page }) => {
  const screen = new CannedImportPage(page);
  await screen.open();
  await screen.choose('many.csv', sheet(10_000));
  await expect(screen.start).toHaveText('Import 10,000 rows');
  await expect(page.getByLabel('Filter rows').getByRole('option')).toHaveText([
    'All rows (10,000)',
    'Will be created (10,000)',
  ]);
  expect(await screen.rows.getByRole('row').count()).toBeLessThan(60);
  await expect(screen.rows).toHaveAttribute('aria-rowcount', '10001');
  await page.getByRole('region', { name: 'Rows of the file' }).evaluate(async (region) => {
    for (let step = 1; step <= 10; step++) {
      region.scrollTop = (region.scrollHeight / 10) * step;
      await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
    }
  });
  await expect(screen.row('new/9999')).toBeVisible();
});

test('folders follow from the short codes, and a text is edited in place', async ({ page, sandbox }) => {
  await signIn(page, undefined, '/acme/canned-responses/folders');
  const folder = page.getByRole('combobox', { name: 'Folder' });
  await expect(folder).toContainText('All folders (240)');
  await expectAccessible(page);
  await folder.selectOption('billing');
  await expect(page).toHaveURL(/folder=billing/);
  const table = page.getByRole('table', { name: 'Canned responses' });
  await page.getByRole('searchbox').fill('billing/refund');
  await expect(page).toHaveURL(/search=billing/);
  const open = table.getByRole('button', { name: 'billing/refund', exact: true });
  await expect(open).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Your money is on its way.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“billing/refund” saved')).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Your money is on its way.' })).toBeVisible();
  // The page holds all of them: an edit is put in its place, and no page is read again for it.
  const reads = await sandbox.requests('cannedResponses.list');
  expect(reads.filter(({ query }) => query.includes('sort=oldest'))).toHaveLength(3);
});
