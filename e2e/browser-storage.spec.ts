// The page that lists all data that this browser stores about a person, grouped by kind, and can remove it.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { MacroPage } from './pages/macro-page';
import { signIn } from './pages/sign-in-page';
import { expectStoredInput, readFormDrafts } from './stored-form-drafts';

test('data stored in this browser is listed by kind, and can be removed by kind or all at once', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  const responses = new CannedResponsesPage(page);
  await responses.enter('aa-kept', 'Hello');
  await expect(responses.notice('“aa-kept” created')).toBeVisible();
  await signIn(page, 'admin@acme.test', '/acme/macros/new');
  await new MacroPage(page).name.fill('Typed and not saved');
  await expectStoredInput(page, 'Typed and not saved');

  await signIn(page, 'admin@acme.test', '/acme/browser-storage');
  const table = page.getByRole('table', { name: 'Saved in this browser' });
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Drafts')).toContainText(/1\s*30 days after the last change\s*Just now/);
  await expect(row('Activity')).toContainText(/1\s*90 days/);
  await expect(row('Exports')).toContainText(/0\s*7 days\s*–/);
  await expect(row('Exports').getByRole('button')).toHaveCount(0);
  await expect(row('Sent campaigns')).toContainText('Never removed');
  await expectAccessible(page);

  await table.getByRole('button', { name: 'Remove Drafts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Drafts?' });
  await expect(dialog).toContainText('1 entry stored for admin@acme.test is removed');
  await expect(dialog).toContainText('Unsaved changes will be lost.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row('Drafts')).toContainText(/0\s*30 days/);
  await expect.poll(() => readFormDrafts(page)).toBe('[]');
  await expect(row('Activity')).toContainText(/1\s*90 days/);

  const removeAll = page.getByRole('button', { name: 'Remove all my data…' });
  await removeAll.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row('Activity')).toContainText(/0\s*90 days/);
  await expect(removeAll).toBeDisabled();
});
