// Importing macros that already exist: the preview lists them as updates and shows the actions before and after.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

test('an import updates an existing macro with the same name and visibility instead of duplicating it', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/macros/import');
  await page.setViewportSize({ width: 390, height: 844 });
  const macros = ['Hand over to Billing', 'A new one', 'Another new one'].map((name) => ({
    name,
    visibility: 'global',
    actions: [{ action_name: 'mute_conversation', action_params: [] }],
  }));
  await page.locator('input[type=file]').setInputFiles({
    name: 'macros.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ format: 'messaging-console macros 1', macros, teams: {}, agents: {} }),
    ),
  });
  const counts = page.getByRole('group', { name: 'Import preview' }).getByRole('button');
  await expect(counts).toHaveText(['2 to create', '1 to update']);
  const row = page.getByRole('listitem').filter({ hasText: 'Hand over to Billing' });
  await expect(row).toContainText(
    'Replaces the actions of the existing macro with the same name and visibility.',
  );
  await expect(row).toContainText('Before Assigns team Billing');
  await expect(row).toContainText('After Mutes the conversation.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Import 0 macros' })).toBeDisabled();
  // Selects all rows of the group of updates, which comes first. Both groups have this button.
  await page.getByRole('button', { name: 'Select all' }).first().click();
  await sandbox.fault({ operation: 'macros.update', kind: 'drop_after_write' });
  await page.getByRole('button', { name: 'Import 1 macro' }).click();
  await expect(counts).toHaveText(['1 updated', '2 to create']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await sandbox.requests('macros.create')).toEqual([]);
  expect(await sandbox.requests('macros.update')).not.toEqual([]);
});
