// What this browser wrote: noted as it happens, and settled where an answer got lost.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/canned-responses';

test('notes a save and a lost creation, and settles that one', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', PATH);
  const screen = new CannedResponsesPage(page);
  await screen.enter('aa-noted', 'Hello');
  await expect(screen.notice('“aa-noted” created')).toBeVisible();
  // The answer is lost, and so is the look at what became of it.
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
  await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 20 });
  await screen.enter('aa-lost', 'Hello');
  await expect(screen.dialog.getByRole('alert', { name: 'The creation isn’t confirmed.' })).toBeVisible();
  await sandbox.clearFaults();

  // The page ends, and knows nothing more of it.
  await signIn(page, 'admin@acme.test', '/acme/activity');
  const table = page.getByRole('region', { name: 'Activity' });
  const rows = table.getByRole('row');
  // The heading, then what is not confirmed above the rest.
  await expect(rows.nth(1)).toHaveText('Not confirmed');
  await expect(rows.nth(2)).toContainText('aa-lost');
  await expect(rows.nth(3)).toHaveText('Today');
  await expect(rows.nth(4)).toContainText(/aa-noted.*Created.*Canned response.*Saved/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Check “aa-lost” now' }).click();
  await expect(rows.nth(1)).toHaveText('Today');
  await expect(rows.nth(2)).toContainText(/aa-lost.*Saved/);

  await page.getByRole('button', { name: 'aa-lost', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'aa-lost' });
  await expect(drawer.getByRole('row', { name: 'Short code' })).toContainText('aa-lost');
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('For the test');
  await drawer.getByRole('textbox', { name: 'Reason' }).press('Enter');
  await expect(rows.filter({ hasText: 'For the test' })).toContainText('aa-lost');
});
