import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedImportPage } from './pages/canned-import-page';
import { signIn } from './pages/sign-in-page';

const sheet = (count: number) =>
  ['short_code,content', ...Array.from({ length: count }, (_, row) => `new/${row},"Text ${row}"`)].join('\n');

async function exported(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a plan is shown before anything is written, then every row’s outcome', async ({ page, sandbox }) => {
  const room = new CannedImportPage(page);
  await signIn(page, 'agent@acme.test', '/acme/canned-responses');
  const all = JSON.parse(await exported(page, 'All as JSON')) as { short_code: string; content: string }[];
  expect(all).toHaveLength(240);
  const [same, other] = all;
  await page.getByRole('link', { name: 'Import' }).click();
  const rows = [
    { short_code: 'new/one', content: '=1+1' },
    same,
    { short_code: other?.short_code, content: 'Another text' },
    { short_code: 'new/one', content: 'Twice' },
    { short_code: ' ', content: 'Text' },
  ];
  await room.choose('rows.json', JSON.stringify(rows));
  await expect(room.rows.getByRole('row')).toHaveCount(6);
  await expect(room.rows.getByRole('row').nth(1)).toContainText('To be created');
  await expect(room.rows.getByRole('row').nth(2)).toContainText('The same already');
  await expect(room.rows.getByRole('row').nth(3)).toContainText('To be changed');
  await expect(room.rows.getByRole('row').nth(4)).toContainText('Line 1 has the same short code');
  await expect(room.rows.getByRole('row').nth(5)).toContainText('The short code is blank');
  await expectAccessible(page);
  await expect(
    page.getByText('To be created: 1. To be changed: 1. The same already: 1. Not written: 2.'),
  ).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(0);
  await room.start.click();
  await expect(page.getByText('Created: 1. Changed: 1. The same already: 1. Not written: 2.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(1);
  expect(await sandbox.requests('cannedResponses.update')).toHaveLength(1);
  await page.getByRole('link', { name: 'All canned responses' }).click();
  const csv = await exported(page, 'All as CSV');
  expect(csv).toContain("new/one,'=1+1");
});

test('a file that can’t be used says why', async ({ page }) => {
  const room = new CannedImportPage(page);
  await room.open();
  await room.choose('a.csv', 'code;text\na;b');
  await expect(page.getByRole('alert')).toContainText('must name the columns short_code and content');
  await room.choose('b.json', '[{');
  await expect(page.getByRole('alert')).toContainText('no valid JSON');
  // The same file can be chosen again once it was corrected: browsers tell of a choice only where it is another.
  await expect(page.locator('input[type=file]')).toHaveValue('');
  await expectAccessible(page);
});

test('a run is paused and goes on, and no row is written twice', async ({ page, sandbox }) => {
  const room = new CannedImportPage(page);
  await room.open();
  await room.choose('rows.csv', sheet(60));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'latency', delay_ms: 60, times: 60 });
  await room.start.click();
  await expect(page.getByText(/^(?!0 )\d+ of 60 rows have ended/)).toBeVisible();
  await room.pause.click();
  await expect(page.getByText('Paused. Nothing is on its way.')).toBeVisible();
  const before = (await sandbox.requests('cannedResponses.create')).length;
  expect(before).toBeLessThan(60);
  await room.goOn.click();
  await expect(page.getByText('Created: 60. Changed: 0. The same already: 0. Not written: 0.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(60);
});

test('a run that was killed goes on with the same file', async ({ page, sandbox, context, watch }) => {
  const room = new CannedImportPage(page);
  await room.open();
  await room.choose('rows.csv', sheet(40));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'latency', delay_ms: 60, times: 40 });
  await room.start.click();
  await expect(page.getByText(/^[1-9]\d* of 40 rows have ended/)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  watch(next);
  const again = new CannedImportPage(next);
  await again.open();
  await again.choose('renamed.csv', sheet(40));
  await expect(next.getByText('This file was being imported before')).toBeVisible();
  await again.start.click();
  await expect(next.getByText('Created: 40. Changed: 0. The same already: 0. Not written: 0.')).toBeVisible();
  const written = (await sandbox.requests('cannedResponses.create')).filter(({ status }) => status === 201);
  expect(written).toHaveLength(40);
});

test('a lost answer and a 429 are met on the way', async ({ page, sandbox }) => {
  const room = new CannedImportPage(page);
  await room.open();
  await room.choose('rows.csv', sheet(5));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'created_malformed' });
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 2 });
  await room.start.click();
  await expect(page.getByText(/Giving way to the rest of the desk/)).toBeVisible();
  await expect(page.getByText('Created: 5. Changed: 0. The same already: 0. Not written: 0.')).toBeVisible();
});

test('10,000 rows stay quick', async ({ page }) => {
  const room = new CannedImportPage(page);
  await room.open();
  await room.choose('many.csv', sheet(10_000));
  await expect(room.start).toHaveText('Write 10000 rows');
  expect(await room.rows.getByRole('row').count()).toBeLessThan(60);
  await expect(room.rows).toHaveAttribute('aria-rowcount', '10001');
  const took = await page.getByRole('region', { name: 'Rows of the file' }).evaluate(async (region) => {
    const start = performance.now();
    for (let step = 1; step <= 10; step++) {
      region.scrollTop = (region.scrollHeight / 10) * step;
      await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
    }
    return performance.now() - start;
  });
  expect(took).toBeLessThan(3000);
  await expect(room.row('new/9999')).toBeVisible();
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
  const open = table.getByRole('button', { name: 'billing/refund', exact: true });
  await expect(open).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Your money is on its way.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“billing/refund” was saved.')).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Your money is on its way.' })).toBeVisible();
  // The page holds all of them: an edit is put in its place, and no page is read again for it.
  const reads = await sandbox.requests('cannedResponses.list');
  expect(reads.filter(({ query }) => query.includes('sort=oldest'))).toHaveLength(3);
});
