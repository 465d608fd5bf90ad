// Searching macros by the messages that they send.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test('the macro search can include message and note text, even after a failed attempt', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/macros?search=carrier');
  const rows = page.getByRole('region', { name: 'Macros' }).getByRole('row');
  await expect(page.getByText('Only names are searched.')).toBeVisible();
  await sandbox.fault({ operation: 'macros.list', kind: 'status', status: 500 });
  await page.getByLabel('Search in', { exact: true }).selectOption('Names and texts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await expect(page).toHaveURL(/search=carrier&in=texts/);
  await expect(page.getByLabel('Search names and texts')).toHaveValue('carrier');
  await expectAccessible(page);

  const sent = (await sandbox.requests('macros.list')).length;
  await page.getByLabel('Search names and texts').fill('no macro sends this');
  await expect(page.getByText('No name, message or note contains this text.')).toBeVisible();
  expect(await sandbox.requests('macros.list')).toHaveLength(sent);
  await page.getByLabel('Search in', { exact: true }).selectOption('Names');
  await expect(page.getByText('Only names are searched.')).toBeVisible();
});
