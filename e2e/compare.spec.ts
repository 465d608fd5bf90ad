// An account as a file: taken out, compared with the account, and gone on with after a crash.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { signIn } from './pages/sign-in-page';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Export and compare' }).getByRole('link', { name }).click();

/** Exports what is chosen, and returns where the file lies. */
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^acme-\d{4}-\d\d-\d\d-\d\d-\d\d-admin@acme\.test\.zip$/);
  return file.path();
}

const choose = (page: Page, file: string) =>
  page.getByLabel('Choose a file', { exact: true }).and(page.locator('input')).setInputFiles(file);

test('an account that was exported is the same as its file, but for what was edited since', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/compare');
  await expect(page.getByText(/^\d+ requests, about/)).toBeVisible();
  for (const kind of ['Articles', 'Categories', 'Assistants']) {
    await page.getByRole('checkbox', { name: kind }).uncheck();
  }
  const file = await exported(page);
  await expect(page.getByText(/^\d+ records exported as acme-/)).toBeVisible();
  await tab(page, 'Compare');
  await page.getByLabel('With this').selectOption('An exported file');
  await choose(page, file);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('No differences found')).toBeVisible();
  await expect(page.getByRole('row', { name: /Canned responses/ })).toContainText('240');
  await expectAccessible(page);

  const responses = new CannedResponsesPage(page);
  await page.getByRole('link', { name: 'Canned responses' }).click();
  const name = (await responses.rows.nth(1).getByRole('button').first().textContent()) ?? '';
  await responses.edit(name);
  await responses.content.fill('Something else.');
  await responses.save.click();
  await expect(responses.dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Export and compare' }).click();
  await tab(page, 'Compare');
  await page.getByLabel('With this').selectOption('An exported file');
  await choose(page, file);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const rows = page.getByRole('region', { name: 'Result' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toContainText('Something else.');
});
